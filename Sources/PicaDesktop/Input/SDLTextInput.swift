import CPicaSDL
import Foundation
import PicaGraph

/// The text input of SDL, with the input methods that it finds: those of X servers and of the session bus.
///
/// A secret is typed without the input method. On X11, when a key comes from the server, SDL asks the method about it
/// only while text events are enabled. SDL makes the key's own text a moment later. So for a secret, text events are
/// enabled between the two.
@MainActor final class SDLTextInput: TextInput {
    private enum Mode { case off, method, plain }

    private(set) var target: TextInputTarget?
    private var mode = Mode.off
    private var wanted: Mode { target.map { $0.isSecret ? .plain : .method } ?? .off }
    private var mustStop = false
    /// Whether `settle` has run. Before, another text input may take over.
    private var isInUse = false
    /// The key of a secret whose text comes next.
    private var secretKey: SDL_KeyboardEvent?

    let mustAsk = true
    let due: TimeInterval? = nil

    func setTarget(_ target: TextInputTarget?) {
        guard target != self.target else { return }
        self.target = target
        guard isInUse else { return }
        if mode == .method, wanted != .method { mustStop = true }
        if let target, wanted == .method { start(at: target) }
    }

    /// Stops text input if requested. When stopping, SDL discards text typed meanwhile, which may belong to the next
    /// field.
    func settle() {
        isInUse = true
        if mustStop {
            mustStop = false
            mode = .off
            SDL_StopTextInput()
        }
        switch wanted {
        case .method: if let target, mode != .method { start(at: target) }
        case .plain: mode = .plain
        case .off:
            mode = .off
            if SDL_IsTextInputActive() == SDL_TRUE { setEvents(SDL_DISABLE) }
        }
    }

    private func start(at target: TextInputTarget) {
        var rect = SDL_Rect(target.caret.standardized.integral)
        SDL_SetTextInputRect(&rect)
        guard mode != .method else { return }
        mode = .method
        SDL_StartTextInput()
    }

    private func setEvents(_ state: Int32) {
        SDL_EventState(SDL_TEXTINPUT.rawValue, state)
        SDL_EventState(SDL_TEXTEDITING.rawValue, state)
    }

    // SDL reports and ends compositions by events of its own.
    func endComposition() {}
    func nextUpdate() -> InputMethodUpdate? { nil }

    /// Notes that a key comes from an X server, before SDL asks the input method about it.
    func serverKeyArrives() {
        if mode == .plain { setEvents(SDL_DISABLE) }
    }

    func eventArrives(_ event: inout SDL_Event) -> Bool {
        guard mode != .plain else { return secretArrives(&event) }
        // SDL converts all waiting input at once. If a field is clicked and typed into while the program is busy, SDL
        // sees the keys before the field can enable text input. So text events are enabled here, until `settle` finds
        // where the press led.
        if event.mayMoveFocus { setEvents(SDL_ENABLE) }
        return true
    }

    private func secretArrives(_ event: inout SDL_Event) -> Bool {
        switch SDL_EventType(event.type) {
        case SDL_KEYDOWN:
            setEvents(SDL_ENABLE)
            secretKey = event.key
        case SDL_TEXTINPUT:
            // Other text is from the input method, which may be late with its output for another field.
            guard let key = secretKey, event.isText(of: key) else { return false }
            secretKey = nil
            event.type = TextInputEvent.plainText
        case SDL_WINDOWEVENT where UInt32(event.window.event) == SDL_WINDOWEVENT_FOCUS_LOST.rawValue:
            setEvents(SDL_DISABLE)
        default: break
        }
        return true
    }
}
