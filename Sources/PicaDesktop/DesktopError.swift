/// An error of the desktop or one of its windows.
package enum DesktopError: Error, CustomStringConvertible {
    /// The environment names no display.
    case noDisplay
    /// The display server has quit, and the windows are gone.
    case displayGone
    /// SDL reported an error; the reason is its text.
    case failed(doing: String, reason: String)

    /// A one-line message for standard error.
    package var description: String {
        switch self {
        case .noDisplay:
            "Pica: no display: set DISPLAY or WAYLAND_DISPLAY, or render offscreen with SDL_VIDEODRIVER=offscreen"
        case .displayGone:
            "Pica: the display server has gone; the program ends"
        case .failed(let doing, let reason):
            "Pica: \(doing) failed: \(reason)"
        }
    }

    /// Returns the error that SDL reported last.
    static func sdl(_ doing: String) -> DesktopError {
        .failed(doing: doing, reason: SDL.lastError)
    }
}
