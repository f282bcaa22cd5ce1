import CSDL
import Foundation
import PicaGraph

/// Tells SDL, and through it the input method, whether text is being typed and where.
@MainActor
final class TextInput {
    private var place: CGRect?
    private var isActive = false
    private var mustStop = false

    /// - Parameter place: The caret in the focused window's own units; nil when no text field has the
    ///   focus, which also drops an unfinished composition, and takes effect with `settle`.
    func set(_ place: CGRect?) {
        guard place != self.place else { return }
        self.place = place
        guard let place else {
            mustStop = isActive
            return
        }
        var rect = SDL_Rect(place.standardized.integral)
        SDL_SetTextInputRect(&rect)
        start()
    }

    /// Stops input as asked for. To be called only while no event waits: stopping, SDL throws away text
    /// that was typed meanwhile, into the next field as it may be.
    func settle() {
        if mustStop {
            mustStop = false
            isActive = false
            SDL_StopTextInput()
        }
        if place != nil {
            start()
        } else if SDL_IsTextInputActive() == SDL_TRUE {
            TextInput.setEvents(SDL_DISABLE)
        }
    }

    private func start() {
        guard !isActive else { return }
        isActive = true
        SDL_StartTextInput()
    }

    /// Has SDL keep what is typed after something that may move the focus, until `settle` finds where that
    /// led. SDL turns all that waits into events at once: where a field is clicked and typed into
    /// while the program is busy, it meets the keys before anybody can have told it that they are text.
    nonisolated static func expectTextAfterPresses() {
        SDL_AddEventWatch(
            { _, event in
                // Other threads push events too, but never these.
                if let event, event.pointee.mayMoveFocus { TextInput.setEvents(SDL_ENABLE) }
                return 0
            }, nil)
    }

    private nonisolated static func setEvents(_ state: Int32) {
        SDL_EventState(SDL_TEXTINPUT.rawValue, state)
        SDL_EventState(SDL_TEXTEDITING.rawValue, state)
    }
}

extension SDL_Event {
    /// Whether this is a press of anything but a key that types, or a window getting the keyboard.
    fileprivate var mayMoveFocus: Bool {
        switch SDL_EventType(type) {
        case SDL_MOUSEBUTTONDOWN: return true
        case SDL_WINDOWEVENT: return UInt32(window.event) == SDL_WINDOWEVENT_FOCUS_GAINED.rawValue
        case SDL_KEYDOWN:
            let code = key.keysym.sym
            let types = code >= 0x20 && code != 0x7F && code & SDLK_SCANCODE_MASK == 0
            return !types || Modifiers(sdl: UInt32(key.keysym.mod)).makesShortcut
        default: return false
        }
    }
}

extension SDL_Rect {
    /// From a rectangle of whole numbers; what no 32 bits can hold is cut.
    init(_ rect: CGRect) {
        func whole(_ value: CGFloat) -> Int32 { Int32(min(max(value.isNaN ? 0 : value, -1e6), 1e6)) }
        self.init(x: whole(rect.minX), y: whole(rect.minY), w: whole(rect.width), h: whole(rect.height))
    }
}
