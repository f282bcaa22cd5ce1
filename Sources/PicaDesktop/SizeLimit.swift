import CSDL
import Foundation

/// Keeps a window from being smaller than its content can be, whatever that becomes.
@MainActor
final class SizeLimit {
    private typealias Size = (width: Int32, height: Int32)

    /// Least time between two questions, in seconds: they may lay out all of the content. So it is also so
    /// many times as long as the answer took.
    private static let interval: TimeInterval = 0.2
    private static let restraint = 20.0

    private let window: OpaquePointer
    /// When the content is to be asked although nothing happens; nil when not.
    private(set) var due: TimeInterval?
    private var earliest: TimeInterval = 0
    /// The window's size when the content was asked first: an app that opens a window smaller than its
    /// content means it.
    private var opened: Size?
    /// By how much it was smaller.
    private var waived: Size = (0, 0)
    /// What the window manager was told last.
    private var limit: Size = (0, 0)
    private var lastSize: Size = (0, 0)
    private var lastWish: Size = (0, 0)

    init(window: OpaquePointer) {
        self.window = window
    }

    /// Asks how small the content can be, after a frame that may have changed that. Soon, not at once,
    /// where it was asked a moment ago.
    ///
    /// - Parameter content: The least size in SDL's units.
    func follow(_ content: () -> (Int32, Int32)) {
        let now = SDL.now
        guard now >= earliest else {
            due = earliest
            return
        }
        due = nil
        var size: Size = (0, 0)
        SDL_GetWindowSize(window, &size.width, &size.height)
        let least = content()
        earliest = SDL.now + max(SizeLimit.interval, SizeLimit.restraint * (SDL.now - now))
        apply(least, size)
        // A window in a person's hands is left alone until it rests.
        if size != lastSize {
            lastSize = size
            if size.width < limit.width || size.height < limit.height { due = earliest }
        } else {
            grow(size)
        }
    }

    private func apply(_ content: Size, _ size: Size) {
        let opened = opened ?? size
        if self.opened == nil {
            self.opened = opened
            waived = (max(0, content.width - opened.width), max(0, content.height - opened.height))
            lastSize = size
        }
        func least(_ content: Int32, _ opened: Int32, _ waived: Int32) -> Int32 {
            content <= opened ? content : max(opened, content - waived)
        }
        let wanted: Size = (
            least(content.width, opened.width, waived.width),
            least(content.height, opened.height, waived.height)
        )
        guard wanted != limit, SDL_GetWindowFlags(window) & SDL_WINDOW_RESIZABLE.rawValue != 0 else { return }
        limit = wanted
        if let window = XWindow(window) {
            window.setMinimumSize(width: limit.width, height: limit.height)
        } else {
            SDL_SetWindowMinimumSize(window, limit.width, limit.height)
        }
    }

    /// Makes room for content that has grown. Asked once: some window managers have other plans.
    private func grow(_ size: Size) {
        let wish: Size = (max(size.width, limit.width), max(size.height, limit.height))
        let fixed = SDL_WINDOW_MAXIMIZED.rawValue | SDL_WINDOW_FULLSCREEN.rawValue
        guard wish != size, wish != lastWish, SDL_GetWindowFlags(window) & fixed == 0 else { return }
        lastWish = wish
        SDL_SetWindowSize(window, wish.width, wish.height)
    }
}
