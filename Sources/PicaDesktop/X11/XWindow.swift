import CPicaSDL
import Foundation

/// A window of an X server, for functions that SDL offers only with side effects.
@MainActor
struct XWindow {
    private let display: OpaquePointer
    private let id: CUnsignedLong

    /// Creates a reference to an SDL window; `nil` if SDL does not know its number.
    init?(_ window: OpaquePointer) {
        guard let info = SDL.systemInfo(of: window), info.id != 0 else { return nil }
        display = info.display
        id = CUnsignedLong(info.id)
    }

    /// Sets the smallest and largest size in the window manager's hints, in pixels.
    ///
    /// `SDL_SetWindowMinimumSize` would also raise the window, and move it to where SDL last saw it.
    func setSizeLimits(least: (width: Int32, height: Int32), most: (width: Int32, height: Int32)) {
        guard let xlib = LibX11() else { return }
        var hints = SizeHints()
        var supplied: CLong = 0
        _ = xlib.getNormalHints?(display, id, &hints, &supplied)
        hints.flags |= SizeHints.minimumSize | SizeHints.maximumSize
        (hints.minimum, hints.maximum) = (least, most)
        xlib.setNormalHints?(display, id, &hints)
        _ = xlib.flush?(display)
    }

    func beep() {
        guard let xlib = LibX11() else { return }
        _ = xlib.bell?(display, 0)
        _ = xlib.flush?(display)
    }

    /// Returns the character that a key types in the layout in use; `nil` if it types none.
    ///
    /// - Parameters:
    ///   - code: The X11 key code.
    ///   - modifiers: The modifiers held, as X11's bits.
    func character(of code: UInt32, _ modifiers: UInt32) -> Unicode.Scalar? {
        guard let xlib = LibX11(), let code = CUnsignedChar(exactly: code) else { return nil }
        // XkbStateRec has 18 bytes. 0x100 is the core keyboard.
        var state = [UInt8](repeating: 0, count: 32)
        guard xlib.keyboardState?(display, 0x100, &state) == 0 else { return nil }
        var unused: CUnsignedInt = 0
        var symbol: CUnsignedLong = 0
        let group = CUnsignedInt(state[0] & 3) << 13
        guard xlib.lookUpKey?(display, code, modifiers | group, &unused, &symbol) == 1 else { return nil }
        switch symbol {
        case 0x20...0x7E, 0xA0...0xFF: return Unicode.Scalar(UInt32(symbol))
        case 0x0100_0100...0x0110_FFFF: return Unicode.Scalar(UInt32(symbol & 0xFF_FFFF))
        default: return nil
        }
    }

    /// Xlib's XSizeHints.
    private struct SizeHints {
        static let minimumSize: CLong = 1 << 4
        static let maximumSize: CLong = 1 << 5

        var flags: CLong = 0
        var place: (CInt, CInt) = (0, 0)
        var size: (CInt, CInt) = (0, 0)
        var minimum: (CInt, CInt) = (0, 0)
        var maximum: (CInt, CInt) = (0, 0)
        var steps: (CInt, CInt) = (0, 0)
        var aspects: (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
        var base: (CInt, CInt) = (0, 0)
        var gravity: CInt = 0
    }
}
