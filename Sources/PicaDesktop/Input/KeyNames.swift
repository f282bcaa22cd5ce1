import CPicaSDL
import PicaGraph
import PicaViews

extension Key {
    /// Creates a key from SDL's, with keypad variants as the main keys; `nil` for modifiers and unsupported keys.
    ///
    /// A character key is named by what it types without modifiers. During a shortcut, a key of a non-Latin alphabet
    /// (Cyrillic, Greek, Arabic…) is named by the Latin letter at its position. Otherwise Ctrl+C could not be typed.
    init?(_ symbol: SDL_Keysym, forShortcut: Bool) {
        let code = SDL_KeyCode(UInt32(bitPattern: symbol.sym))
        if let key = Key.named(code) ?? Key.keypad(code, symbol) {
            self = key
            return
        }
        if forShortcut, symbol.sym > 0x24F, let letter = Key.latinLetter(symbol.scancode) {
            self = .character(letter)
            return
        }
        // Keys above this bit type nothing.
        guard symbol.sym > 0x20, symbol.sym < 1 << 30, let scalar = Unicode.Scalar(code.rawValue) else {
            return nil
        }
        self = .character(Character(scalar))
    }

    private static func named(_ code: SDL_KeyCode) -> Key? {
        switch code {
        case SDLK_RETURN, SDLK_RETURN2, SDLK_KP_ENTER: .return
        case SDLK_TAB, SDLK_KP_TAB: .tab
        case SDLK_ESCAPE: .escape
        case SDLK_SPACE, SDLK_KP_SPACE: .space
        case SDLK_BACKSPACE, SDLK_KP_BACKSPACE: .delete
        case SDLK_DELETE: .deleteForward
        case SDLK_INSERT: .insert
        case SDLK_APPLICATION, SDLK_MENU: .menu
        case SDLK_LEFT: .left
        case SDLK_RIGHT: .right
        case SDLK_UP: .up
        case SDLK_DOWN: .down
        case SDLK_HOME: .home
        case SDLK_END: .end
        case SDLK_PAGEUP: .pageUp
        case SDLK_PAGEDOWN: .pageDown
        case _ where (SDLK_F1.rawValue...SDLK_F12.rawValue).contains(code.rawValue):
            .function(Int(code.rawValue - SDLK_F1.rawValue) + 1)
        case _ where (SDLK_F13.rawValue...SDLK_F24.rawValue).contains(code.rawValue):
            .function(Int(code.rawValue - SDLK_F13.rawValue) + 13)
        default: nil
        }
    }

    /// Returns the key of a keypad key. It types digits if NumLock is on; Shift inverts that.
    private static func keypad(_ code: SDL_KeyCode, _ symbol: SDL_Keysym) -> Key? {
        let modifiers = UInt32(symbol.mod)
        let isNumeric = (modifiers & KMOD_NUM.rawValue != 0) != (modifiers & KMOD_SHIFT.rawValue != 0)
        func key(_ digit: Character, _ motion: Key?) -> Key? { isNumeric ? .character(digit) : motion }
        return switch code {
        case SDLK_KP_0: key("0", .insert)
        case SDLK_KP_1: key("1", .end)
        case SDLK_KP_2: key("2", .down)
        case SDLK_KP_3: key("3", .pageDown)
        case SDLK_KP_4: key("4", .left)
        case SDLK_KP_5: key("5", nil)
        case SDLK_KP_6: key("6", .right)
        case SDLK_KP_7: key("7", .home)
        case SDLK_KP_8: key("8", .up)
        case SDLK_KP_9: key("9", .pageUp)
        case SDLK_KP_PERIOD, SDLK_KP_DECIMAL: key(".", .deleteForward)
        case SDLK_KP_COMMA: key(",", .deleteForward)
        case SDLK_KP_DIVIDE: .character("/")
        case SDLK_KP_MULTIPLY: .character("*")
        case SDLK_KP_MINUS: .character("-")
        case SDLK_KP_PLUS: .character("+")
        case SDLK_KP_EQUALS: .character("=")
        default: nil
        }
    }

    private static func latinLetter(_ scancode: SDL_Scancode) -> Character? {
        let place = scancode.rawValue &- SDL_SCANCODE_A.rawValue
        return place < 26 ? Character(Unicode.Scalar(UInt8(97 + place))) : nil
    }
}

extension Modifiers {
    /// Creates modifiers from SDL's bits. The right Alt key counts as AltGr.
    ///
    /// SDL does not tell which of the two the layout makes it, and losing letters of a layout is worse than losing a
    /// second Alt.
    init(sdl bits: UInt32) {
        self = []
        if bits & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
        if bits & KMOD_CTRL.rawValue != 0 { insert(.control) }
        if bits & KMOD_LALT.rawValue != 0 { insert(.alternate) }
        if bits & KMOD_GUI.rawValue != 0 { insert(.superKey) }
        if bits & (KMOD_MODE.rawValue | KMOD_RALT.rawValue) != 0 { insert(.level3) }
    }

    /// The modifiers held now.
    static var held: Modifiers { Modifiers(sdl: SDL_GetModState().rawValue) }

    /// Whether a key with these modifiers is a shortcut and types nothing.
    var makesShortcut: Bool {
        !contains(.level3) && !isDisjoint(with: [.control, .alternate, .superKey])
    }
}
