import CPicaSDL

/// Events put into SDL's queue, from where they go the way of real ones.
@MainActor enum Events {
    private static var window: UInt32 { Frames.window?.id ?? 0 }

    static func click(x: Int32, y: Int32) {
        for (type, state) in [(SDL_MOUSEBUTTONDOWN, SDL_PRESSED), (SDL_MOUSEBUTTONUP, SDL_RELEASED)] {
            var event = SDL_Event()
            event.button.type = type.rawValue
            event.button.windowID = window
            event.button.button = UInt8(SDL_BUTTON_LEFT)
            event.button.state = UInt8(state)
            event.button.clicks = 1
            event.button.x = x
            event.button.y = y
            SDL_PushEvent(&event)
        }
    }

    static func press(_ key: SDL_KeyCode, modifiers: SDL_Keymod) {
        push(key, SDL_KEYDOWN, modifiers)
        push(key, SDL_KEYUP, modifiers)
    }

    private static func push(_ key: SDL_KeyCode, _ type: SDL_EventType, _ modifiers: SDL_Keymod) {
        var event = SDL_Event()
        event.key.type = type.rawValue
        event.key.windowID = window
        event.key.state = UInt8(type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED)
        event.key.keysym.sym = Int32(bitPattern: key.rawValue)
        event.key.keysym.scancode = SDL_GetScancodeFromKey(event.key.keysym.sym)
        event.key.keysym.mod = UInt16(modifiers.rawValue)
        SDL_PushEvent(&event)
    }

    /// A key that types a character.
    static func type(_ character: String) {
        let key = character == " " ? SDLK_SPACE : SDLK_x
        push(key, SDL_KEYDOWN, KMOD_NONE)
        defer { push(key, SDL_KEYUP, KMOD_NONE) }
        var event = SDL_Event()
        event.text.type = SDL_TEXTINPUT.rawValue
        event.text.windowID = window
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: character.utf8.prefix(31)) }
        SDL_PushEvent(&event)
    }

    /// Turns the wheel over the window's middle; upwards is positive.
    static func scroll(by notches: Int32) {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(SDL_GetWindowFromID(window), &width, &height)
        var event = SDL_Event()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.windowID = window
        event.wheel.y = notches
        event.wheel.preciseY = Float(notches)
        event.wheel.mouseX = width / 2
        event.wheel.mouseY = height / 2
        SDL_PushEvent(&event)
    }
}
