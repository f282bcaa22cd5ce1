import CPicaSDL
import Foundation
import PicaGraph

/// Keeps a window between the current minimum and maximum sizes of its content.
@MainActor
final class SizeLimit {
    private typealias Size = DisplayServer.Size

    /// The minimum time between two measurements, in seconds. They may lay out all of the content, so the time is also
    /// at least `restraint` times the last measurement's duration.
    private static let interval: TimeInterval = 0.2
    private static let restraint = 20.0

    private let window: OpaquePointer
    private let server: any DisplayServer
    private let resizability: WindowResizability
    /// Whether the user cannot resize the window.
    var isFixed = false {
        didSet {
            guard isFixed != oldValue else { return }
            earliest = 0
            due = 0
        }
    }
    /// The time at which to measure the content without an event; `nil` for none.
    private(set) var due: TimeInterval?
    private var earliest: TimeInterval = 0
    /// The window's size at the first measurement. An app that opens a window smaller than its content does so on
    /// purpose.
    private var opened: Size?
    /// The difference by which it was smaller.
    private var waived: Size = (0, 0)
    /// The limits last sent to the window manager.
    private var least: Size = (0, 0)
    private var most: Size = SizeLimit.boundless
    private var lastSize: Size = (0, 0)
    private var lastWish: Size = (0, 0)

    /// The size in pixels that window managers treat as no limit.
    private static let boundless: Size = (32_767, 32_767)

    init(window: OpaquePointer, on server: any DisplayServer, _ resizability: WindowResizability) {
        self.window = window
        self.server = server
        self.resizability = resizability
    }

    /// Measures the limits of the content after a frame that may have changed them. It waits if the content was
    /// measured just before.
    ///
    /// - Parameters:
    ///   - least: Returns the minimum size in SDL's units.
    ///   - most: Returns the maximum size in SDL's units. Called only if the window has a maximum.
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
        // The window is not resized while the user resizes it.
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
        server.setSizeLimits(of: window, least: wanted.least, most: wanted.most, isMostNew: isLargestNew)
    }

    /// Returns the nearest size within the limits.
    private func wish(_ size: Size) -> Size {
        (
            min(max(size.width, least.width), most.width), min(max(size.height, least.height), most.height)
        )
    }

    /// Resizes the window to fit its content. Requested only once, as some window managers refuse.
    private func fit(_ size: Size) {
        let wish = wish(size)
        let fixed = SDL_WINDOW_MAXIMIZED.rawValue | SDL_WINDOW_FULLSCREEN.rawValue
        guard wish != size, wish != lastWish, SDL_GetWindowFlags(window) & fixed == 0 else { return }
        lastWish = wish
        SDL_SetWindowSize(window, wish.width, wish.height)
    }
}
