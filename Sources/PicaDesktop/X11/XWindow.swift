import CSDL
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
