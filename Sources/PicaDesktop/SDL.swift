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
