/// Why a desktop or one of its windows could not be had.
package enum DesktopError: Error, CustomStringConvertible {
    /// The environment names no display.
    case noDisplay
    /// The display server has gone, and the windows with it.
    case displayGone
    /// SDL refused; the text is its own.
    case failed(doing: String, reason: String)

    /// One line, ready for standard error.
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

    /// The error SDL reported last.
    static func sdl(_ doing: String) -> DesktopError {
        .failed(doing: doing, reason: SDL.lastError)
    }
}
