import CPicaSDL
import PicaGraph

extension SDL_Event {
    /// Whether the event may affect text input. Only the main thread pushes such events.
    var concernsTyping: Bool {
        switch SDL_EventType(type) {
        case SDL_SYSWMEVENT, SDL_KEYDOWN, SDL_TEXTINPUT, SDL_WINDOWEVENT, SDL_MOUSEBUTTONDOWN: true
        default: false
        }
    }

    /// Whether a window gains or loses the keyboard.
    var isOfFocus: Bool {
        let kind = UInt32(window.event)
        return kind == SDL_WINDOWEVENT_FOCUS_GAINED.rawValue || kind == SDL_WINDOWEVENT_FOCUS_LOST.rawValue
    }

    /// Whether the event may move the focus. It may if it is a press other than of a typing key, or a window gains the
    /// keyboard.
    var mayMoveFocus: Bool {
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
