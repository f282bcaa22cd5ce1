import CPicaSDL
import Foundation
import PicaGraph

/// An X server.
final class X11Server: DisplayServer {
    let selections: any Selections = X11Selections()
    var textInput: any TextInput { sdlTextInput }
    private let sdlTextInput = SDLTextInput()
    /// The server's time of the button press that SDL is about to report.
    private var pressTime: UInt32?

    let hasWindowIcons = true
    var resolution: Double? { XResources.value(of: "Xft.dpi").flatMap(Double.init) }

    init() {
        // They carry the server's own key and pointer events.
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    }

    func setSizeLimits(of window: OpaquePointer, least: Size, most: Size, isMostNew _: Bool) {
        XWindow(window)?.setSizeLimits(least: least, most: most)
    }

    func beep(_ window: OpaquePointer) { XWindow(window)?.beep() }

    func portalParent(_ systemID: UInt) -> String { "x11:" + String(systemID, radix: 16) }

    func eventArrives(_ event: inout SDL_Event) -> Bool {
        if event.type == SDL_SYSWMEVENT.rawValue {
            guard let event = XInputEvent(event) else { return false }
            HeldModifiers.forgetAll(but: event.state)
            if event.isButtonPress { pressTime = event.time }
            if event.isKey { sdlTextInput.serverKeyArrives() }
            return event.isPress
        }
        if event.type == SDL_MOUSEBUTTONDOWN.rawValue, let pressTime {
            // SDL's timestamp is the time of reading, which is late in a busy program.
            event.button.timestamp = pressTime
            self.pressTime = nil
        }
        return textInput.eventArrives(&event)
    }
}
