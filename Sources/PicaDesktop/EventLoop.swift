import CSDL
import Foundation

/// Sleeps until something happens, passes it on, and brings every window up to date before it sleeps
/// again.
@MainActor
final class EventLoop {
    private let desktop: Desktop
    private lazy var mainQueue = MainQueueWatcher()
    private var order = InputOrder()
    /// Events that keep coming must not keep frames away for longer than this, in seconds.
    private static let longestInput = 0.016

    init(desktop: Desktop) {
        self.desktop = desktop
    }

    /// Returns when the last window is closed.
    func run() {
        // The first frames come before anything that can wait for them.
        desktop.connectSelections()
        flush()
        _ = mainQueue
        var isDrained = true
        while !desktop.windows.isEmpty {
            _ = serviceTimers()
            flush()
            var event = SDL_Event()
            if next(&event, isDrained: isDrained) {
                isDrained = drain(&event)
            } else {
                isDrained = true
            }
            if isDrained { order.finish(emit: dispatch) }
            for window in desktop.windows { window.finishInput(isDrained: isDrained) }
        }
    }

    /// Fetches an event. Sleeps for one only where the last turn found that none was left, and never
    /// before text input is as it was asked for.
    private func next(_ event: inout SDL_Event, isDrained: Bool) -> Bool {
        guard isDrained else { return SDL_PollEvent(&event) != 0 }
        desktop.textInput.settle()
        // Asked here, as the frame may have made timers.
        return sleep(until: serviceTimers(), event: &event)
    }

    /// Passes on an event and those that wait behind it.
    ///
    /// - Returns: Whether none is left; otherwise it is time for a frame first.
    private func drain(_ event: inout SDL_Event) -> Bool {
        desktop.selections.catchUp()
        let enough = SDL.now + Self.longestInput
        take(event)
        while SDL.now < enough {
            guard SDL_PollEvent(&event) != 0 else { return true }
            take(event)
        }
        return false
    }

    /// One frame for everything that changed since the last.
    private func flush() {
        for window in desktop.windows { window.flush() }
    }

    /// Fires the timers of Foundation's run loop that are due.
    ///
    /// - Returns: When the next one is, on `SDL.now`'s clock.
    private func serviceTimers() -> TimeInterval? {
        guard let date = RunLoop.main.limitDate(forMode: .default), date != .distantFuture else { return nil }
        return SDL.now + date.timeIntervalSinceNow
    }

    /// - Returns: Whether there is an event; otherwise a deadline was reached.
    private func sleep(until timer: TimeInterval?, event: inout SDL_Event) -> Bool {
        var deadline = min(timer ?? .infinity, desktop.textInput.due ?? .infinity)
        for window in desktop.windows {
            if let due = window.nextDeadline { deadline = min(deadline, due) }
        }
        guard deadline < .infinity else { return SDL_WaitEvent(&event) != 0 }
        // Rounded up: waking a little early would mean a turn for nothing.
        let milliseconds = ((deadline - SDL.now) * 1000).rounded(.up)
        return SDL_WaitEventTimeout(&event, Int32(min(max(milliseconds, 0), 3_600_000))) != 0
    }

    private func take(_ event: SDL_Event) {
        var event = event
        if event.type == TextInput.plainText { event.type = SDL_TEXTINPUT.rawValue }
        order.take(event, emit: dispatch)
    }

    private func dispatch(_ event: SDL_Event) {
        switch SDL_EventType(event.type) {
        case SDL_QUIT:
            desktop.closeAll()
        case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
            for window in desktop.windows { window.loseDevice() }
        case _ where event.type == TextInput.inputMethodUpdate:
            if let answer = desktop.textInput.nextUpdate() {
                desktop.window(id: event.user.windowID)?.handle(answer)
            }
        case _ where event.type == mainQueue.eventType:
            mainQueue.drain()
        default:
            if let id = event.windowID { desktop.window(id: id)?.handle(event) }
        }
    }
}

extension SDL_Event {
    /// The window the event is for; nil for those that concern none of ours.
    fileprivate var windowID: UInt32? {
        switch SDL_EventType(type) {
        case SDL_WINDOWEVENT: window.windowID
        case SDL_KEYDOWN, SDL_KEYUP: key.windowID
        case SDL_TEXTINPUT: text.windowID
        case SDL_TEXTEDITING: edit.windowID
        case SDL_TEXTEDITING_EXT: editExt.windowID
        case SDL_MOUSEMOTION: motion.windowID
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
        case SDL_MOUSEWHEEL: wheel.windowID
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
        default: nil
        }
    }
}
