import CPicaSDL

/// X11's symbols and codes of keys.
enum KeySymbol {
    /// The keys that type no character, by SDL's key code.
    static let named: [UInt32: (symbol: UInt32, name: String)] = {
        var keys: [UInt32: (symbol: UInt32, name: String)] = [:]
        func add(_ key: SDL_KeyCode, _ symbol: UInt32, _ name: String) {
            keys[key.rawValue] = (symbol, name)
        }
        add(SDLK_BACKSPACE, 0xFF08, "BackSpace")
        add(SDLK_TAB, 0xFF09, "Tab")
        add(SDLK_RETURN, 0xFF0D, "Return")
        add(SDLK_PAUSE, 0xFF13, "Pause")
        add(SDLK_SCROLLLOCK, 0xFF14, "Scroll_Lock")
        add(SDLK_ESCAPE, 0xFF1B, "Escape")
        add(SDLK_HOME, 0xFF50, "Home")
        add(SDLK_LEFT, 0xFF51, "Left")
        add(SDLK_UP, 0xFF52, "Up")
        add(SDLK_RIGHT, 0xFF53, "Right")
        add(SDLK_DOWN, 0xFF54, "Down")
        add(SDLK_PAGEUP, 0xFF55, "Page_Up")
        add(SDLK_PAGEDOWN, 0xFF56, "Page_Down")
        add(SDLK_END, 0xFF57, "End")
        add(SDLK_PRINTSCREEN, 0xFF61, "Print")
        add(SDLK_INSERT, 0xFF63, "Insert")
        add(SDLK_APPLICATION, 0xFF67, "Menu")
        add(SDLK_MENU, 0xFF67, "Menu")
        add(SDLK_MODE, 0xFE03, "ISO_Level3_Shift")
        add(SDLK_NUMLOCKCLEAR, 0xFF7F, "Num_Lock")
        add(SDLK_LSHIFT, 0xFFE1, "Shift_L")
        add(SDLK_RSHIFT, 0xFFE2, "Shift_R")
        add(SDLK_LCTRL, 0xFFE3, "Control_L")
        add(SDLK_RCTRL, 0xFFE4, "Control_R")
        add(SDLK_CAPSLOCK, 0xFFE5, "Caps_Lock")
        add(SDLK_LALT, 0xFFE9, "Alt_L")
        add(SDLK_RALT, 0xFFEA, "Alt_R")
        add(SDLK_LGUI, 0xFFEB, "Super_L")
        add(SDLK_RGUI, 0xFFEC, "Super_R")
        add(SDLK_DELETE, 0xFFFF, "Delete")
        add(SDLK_KP_ENTER, 0xFF8D, "KP_Enter")
        add(SDLK_KP_MULTIPLY, 0xFFAA, "KP_Multiply")
        add(SDLK_KP_PLUS, 0xFFAB, "KP_Add")
        add(SDLK_KP_MINUS, 0xFFAD, "KP_Subtract")
        add(SDLK_KP_DIVIDE, 0xFFAF, "KP_Divide")
        // Without Num Lock, as screen readers use them; the digits are 0xFFB0 and up.
        add(SDLK_KP_7, 0xFF95, "KP_Home")
        add(SDLK_KP_4, 0xFF96, "KP_Left")
        add(SDLK_KP_8, 0xFF97, "KP_Up")
        add(SDLK_KP_6, 0xFF98, "KP_Right")
        add(SDLK_KP_2, 0xFF99, "KP_Down")
        add(SDLK_KP_9, 0xFF9A, "KP_Page_Up")
        add(SDLK_KP_3, 0xFF9B, "KP_Page_Down")
        add(SDLK_KP_1, 0xFF9C, "KP_End")
        add(SDLK_KP_5, 0xFF9D, "KP_Begin")
        add(SDLK_KP_0, 0xFF9E, "KP_Insert")
        add(SDLK_KP_PERIOD, 0xFF9F, "KP_Delete")
        for number in 0..<12 as Range<UInt32> {
            keys[SDLK_F1.rawValue + number] = (0xFFBE + number, "F\(number + 1)")
        }
        return keys
    }()

    /// Returns the X11 code of a key; 0 if it is not known.
    static func code(of key: SDL_Scancode) -> UInt32 {
        let number = Int(key.rawValue)
        let kernel: UInt32
        switch number {
        case 4..<4 + mainKeys.count: kernel = UInt32(mainKeys[number - 4])
        case 224..<224 + modifierKeys.count: kernel = UInt32(modifierKeys[number - 224])
        default: return 0
        }
        return kernel + 8
    }

    /// The kernel's codes of the keys from A (4) to the menu key (101) in the order of USB, which SDL uses.
    private static let mainKeys: [UInt8] = [
        30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21,
        44,  // letters
        2, 3, 4, 5, 6, 7, 8, 9, 10, 11,  // digits from 1
        28, 1, 14, 15, 57,  // Return, Escape, Backspace, Tab, Space
        12, 13, 26, 27, 43, 43, 39, 40, 41, 51, 52, 53,  // punctuation
        58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88,  // Caps Lock, F1 to F12
        99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105, 108, 103,  // Print to the arrows
        69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83,  // the keypad
        86, 127,  // the key beside the left Shift, the menu key
    ]

    /// Those of the modifiers, from the left Control (224) to the right Super.
    private static let modifierKeys: [UInt8] = [29, 42, 56, 125, 97, 54, 100, 126]
}
