import CPicaSDL
import Foundation

/// Conveniences for SDL's C functions.
enum SDL {
    static var lastError: String { String(cString: SDL_GetError()) }

    /// Whether the windows are on Wayland.
    static var isWayland: Bool { isDriver("wayland") }

    /// Whether the windows are on X11.
    static var isX11: Bool { isDriver("x11") }

    private static func isDriver(_ name: String) -> Bool {
        SDL_GetCurrentVideoDriver().map { String(cString: $0) == name } ?? false
    }

    /// Returns the system's connection and window number (on X11); `nil` if SDL does not tell.
    static func systemInfo(of window: OpaquePointer) -> (display: OpaquePointer, id: UInt)? {
        // An SDL_SysWMinfo: SDL's version, the window system, the display and the window. Its header would import
        // all of Xlib.
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

    /// Takes ownership of text allocated by SDL, with invalid UTF-8 repaired; `nil` for a null pointer.
    static func take(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        guard let text else { return nil }
        defer { SDL_free(text) }
        return String(cString: text)
    }

    /// The time in seconds, on the clock used throughout this module.
    static var now: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
