import CSDL
import Foundation
import PicaGraph

/// Keeps a window between the smallest and the largest size of its content, whatever these become.
@MainActor
final class SizeLimit {
    private typealias Size = (width: Int32, height: Int32)

    /// Least time between two questions, in seconds: they may lay out all of the content. So it is also so
    /// many times as long as the answer took.
    private static let interval: TimeInterval = 0.2
    private static let restraint = 20.0

    private let window: OpaquePointer
    private let resizability: WindowResizability
    /// Whether people can give the window no other size than it has.
    var isFixed = false {
        didSet {
            guard isFixed != oldValue else { return }
            earliest = 0
            due = 0
        }
    }
    /// When the content is to be asked although nothing happens; nil when not.
    private(set) var due: TimeInterval?
    private var earliest: TimeInterval = 0
    /// The window's size when the content was asked first: an app that opens a window smaller than its
    /// content means it.
    private var opened: Size?
    /// By how much it was smaller.
    private var waived: Size = (0, 0)
    /// What the window manager was told last.
    private var least: Size = (0, 0)
    private var most: Size = SizeLimit.boundless
    private var lastSize: Size = (0, 0)
    private var lastWish: Size = (0, 0)

    /// Window managers read this size, in pixels, as no limit.
    private static let boundless: Size = (32_767, 32_767)

    init(window: OpaquePointer, _ resizability: WindowResizability) {
        self.window = window
        self.resizability = resizability
    }

    /// Asks how small and how large the content can be, after a frame that may have changed that. Soon, not at once,
    /// where it was asked a moment ago.
    ///
    /// - Parameters:
    ///   - least: The smallest size in SDL's units.
    ///   - most: The largest size in SDL's units. Asked only where the window follows it.
    func follow(_ least: () -> (Int32, Int32), most: () -> (Int32, Int32)) {
        let now = SDL.now
        guard now >= earliest else {
            due = earliest
            return
        }
        due = nil
        var size: Size = (0, 0)
        SDL_GetWindowSize(window, &size.width, &size.height)
        let (content, largest) = (least(), resizability.hasLargestSize ? most() : Self.boundless)
        earliest = SDL.now + max(SizeLimit.interval, SizeLimit.restraint * (SDL.now - now))
        apply(content, largest, size)
        // A window in a person's hands is left alone until it rests.
        if size != lastSize {
            lastSize = size
            if wish(size) != size { due = earliest }
        } else {
            fit(size)
        }
    }

    private func apply(_ content: Size, _ largest: Size, _ size: Size) {
        let opened = opened ?? size
        if self.opened == nil {
            self.opened = opened
            waived = (max(0, content.width - opened.width), max(0, content.height - opened.height))
            lastSize = size
        }
        func least(_ content: Int32, _ opened: Int32, _ waived: Int32) -> Int32 {
            content <= opened ? content : max(opened, content - waived)
        }
        var wanted: (least: Size, most: Size) = (
            (
                least(content.width, opened.width, waived.width),
                least(content.height, opened.height, waived.height)
            ), largest
        )
        if isFixed { wanted = (size, size) }
        wanted.most = (
            max(wanted.least.width, wanted.most.width), max(wanted.least.height, wanted.most.height)
        )
        guard wanted.least != self.least || wanted.most != most else { return }
        let isLargestNew = wanted.most != most
        (self.least, most) = wanted
        if let window = XWindow(window) {
            window.setSizeLimits(least: wanted.least, most: wanted.most)
        } else {
            SDL_SetWindowMinimumSize(window, wanted.least.width, wanted.least.height)
            if isLargestNew { SDL_SetWindowMaximumSize(window, wanted.most.width, wanted.most.height) }
        }
    }

    /// The nearest size within the limits.
    private func wish(_ size: Size) -> Size {
        (
            min(max(size.width, least.width), most.width), min(max(size.height, least.height), most.height)
        )
    }

    /// Makes room for content that has grown, or takes it from content that has shrunk. Asked once: some window managers
    /// have other plans.
    private func fit(_ size: Size) {
        let wish = wish(size)
        let fixed = SDL_WINDOW_MAXIMIZED.rawValue | SDL_WINDOW_FULLSCREEN.rawValue
        guard wish != size, wish != lastWish, SDL_GetWindowFlags(window) & fixed == 0 else { return }
        lastWish = wish
        SDL_SetWindowSize(window, wish.width, wish.height)
    }
}
