import CPicaSDL
import PicaBus

/// A key as the screen reader is told of it, in X11's terms, also on Wayland.
struct KeyReport: Sendable {
    let isPress: Bool
    /// The X11 key symbol.
    let symbol: UInt32
    /// The X11 key code: the kernel's code plus 8.
    let code: UInt32
    /// The modifiers held, as X11's bits.
    let modifiers: UInt32
    /// In milliseconds.
    let time: UInt32
    /// The character that the key types, or its name.
    let text: String
    let isText: Bool

    /// Describes an event; `nil` if it is no key.
    @MainActor init?(_ event: SDL_Event) {
        let kind = SDL_EventType(event.type)
        guard kind == SDL_KEYDOWN || kind == SDL_KEYUP else { return nil }
        let key = event.key
        isPress = kind == SDL_KEYDOWN
        time = key.timestamp
        code = KeySymbol.code(of: key.keysym.scancode)
        let bits = UInt32(key.keysym.mod)
        modifiers = Self.modifiers(bits)
        let sdl = UInt32(bitPattern: key.keysym.sym)
        if let named = KeySymbol.named[sdl] {
            (symbol, text, isText) = (named.symbol, named.name, false)
        } else if var scalar = Unicode.Scalar(sdl), sdl >= 0x20 {
            let isShifted = bits & KMOD_SHIFT.rawValue != 0
            let changesLevel = isShifted || bits & (KMOD_RALT.rawValue | KMOD_MODE.rawValue) != 0
            if changesLevel, let typed = Self.character(typedBy: key, code, modifiers) {
                scalar = typed
            } else if isShifted != (bits & KMOD_CAPS.rawValue != 0),
                let upper = scalar.properties.uppercaseMapping.unicodeScalars.first
            {
                scalar = upper
            }
            // Latin-1 has its own symbols; others are Unicode's with a mark.
            symbol = scalar.value < 0x100 ? scalar.value : 0x0100_0000 | scalar.value
            (text, isText) = (String(scalar), true)
        } else {
            (symbol, text, isText) = (0, "", false)
        }
    }

    /// Returns what a key types with the modifiers held, which SDL 2 does not tell; `nil` where it is not known: on
    /// Wayland, and for symbols that are no characters.
    @MainActor private static func character(
        typedBy key: SDL_KeyboardEvent, _ code: UInt32, _ modifiers: UInt32
    ) -> Unicode.Scalar? {
        guard SDL.isX11, let window = SDL_GetWindowFromID(key.windowID) else { return nil }
        return XWindow(window)?.character(of: code, modifiers)
    }

    private static func modifiers(_ sdl: UInt32) -> UInt32 {
        let bits: [(SDL_Keymod, UInt32)] = [
            (KMOD_SHIFT, 1), (KMOD_CAPS, 2), (KMOD_CTRL, 4), (KMOD_LALT, 8), (KMOD_NUM, 16), (KMOD_GUI, 64),
            (KMOD_RALT, 128), (KMOD_MODE, 128),
        ]
        return bits.reduce(0) { sdl & $1.0.rawValue != 0 ? $0 | $1.1 : $0 }
    }

    /// Returns the argument of the registry's methods.
    ///
    /// - Parameter isShort: Whether code and modifiers are 16 bits wide, as up to at-spi2-core 2.46.
    func argument(isShort: Bool) -> BusArgument {
        func number(_ number: UInt32) -> BusArgument {
            isShort ? .int16(Int16(truncatingIfNeeded: number)) : .unsigned(number)
        }
        return .structure([
            .unsigned(isPress ? 0 : 1), .int32(Int32(bitPattern: symbol)), number(code), number(modifiers),
            .int32(Int32(bitPattern: time)), .string(text), .bool(isText),
        ])
    }
}
