import CSDL
import Foundation

/// Small conveniences over SDL's C names.
enum SDL {
    static var lastError: String { String(cString: SDL_GetError()) }

    /// Whether the windows are a Wayland compositor's.
    static var isWayland: Bool { isDriver("wayland") }

    /// Whether the windows are an X server's.
    static var isX11: Bool { isDriver("x11") }

    private static func isDriver(_ name: String) -> Bool {
        SDL_GetCurrentVideoDriver().map { String(cString: $0) == name } ?? false
    }

    /// What the system knows a window by: the connection, and its number on an X server; nil where SDL
    /// does not tell.
    static func systemInfo(of window: OpaquePointer) -> (display: OpaquePointer, id: UInt)? {
        // An SDL_SysWMinfo: SDL's version, a number for the system, the display and the window. Its
        // header would bring all of Xlib's names along.
        var info = [UInt](repeating: 0, count: 16)
        let isKnown = info.withUnsafeMutableBytes { bytes in
            bytes[0] = UInt8(SDL_MAJOR_VERSION)
            bytes[1] = UInt8(SDL_MINOR_VERSION)
            bytes[2] = UInt8(SDL_PATCHLEVEL)
            return SDL_GetWindowWMInfo(window, OpaquePointer(bytes.baseAddress)) == SDL_TRUE
        }
        guard isKnown, let display = OpaquePointer(bitPattern: info[1]) else { return nil }
        return (display, info[2])
    }

    /// Text that SDL allocated, repaired where it is no UTF-8; nil for a null pointer.
    static func take(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        guard let text else { return nil }
        defer { SDL_free(text) }
        return String(cString: text)
    }

    /// Seconds on the clock that everything in this floor is timed by.
    static var now: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
