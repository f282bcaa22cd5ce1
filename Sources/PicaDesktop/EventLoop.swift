import CPicaSDL
import Foundation

/// The event loop. It sleeps until an event, dispatches it, and updates every window before it sleeps again.
@MainActor
final class EventLoop {
    private let desktop: Desktop
    private lazy var mainQueue = MainQueueWatcher()
    private var order = InputOrder()
    /// The longest time to dispatch events before a frame, in seconds.
    private static let longestInput = 0.016

    init(desktop: Desktop) {
        self.desktop = desktop
    }

    /// Runs until the last window is closed.
    func run() {
        // Paints the first frames before anything that is not needed for them.
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
            desktop.keys.checkTime()
            for window in desktop.windows { window.finishInput(isDrained: isDrained) }
        }
    }

    /// Fetches an event. Sleeps only if the last turn left none, and after text input is in its requested state.
    private func next(_ event: inout SDL_Event, isDrained: Bool) -> Bool {
        guard isDrained else { return SDL_PollEvent(&event) != 0 }
        desktop.server.textInput.settle()
        // Timers are checked here, as the frame may have created some.
        return sleep(until: serviceTimers(), event: &event)
    }

    /// Dispatches an event and those waiting behind it.
    ///
    /// - Returns: Whether none is left; otherwise a frame is due first.
    private func drain(_ event: inout SDL_Event) -> Bool {
        desktop.server.selections.catchUp()
        let enough = SDL.now + Self.longestInput
        take(event)
        while SDL.now < enough {
            guard SDL_PollEvent(&event) != 0 else { return true }
            take(event)
        }
        return false
    }

    /// Runs one frame for all changes since the last.
    private func flush() {
        for window in desktop.windows { window.flush() }
        desktop.accessibility.turnEnded()
    }

    /// Fires the due timers of Foundation's run loop.
    ///
    /// - Returns: The time of the next one, on `SDL.now`'s clock.
    private func serviceTimers() -> TimeInterval? {
        guard let date = RunLoop.main.limitDate(forMode: .default), date != .distantFuture else { return nil }
        return SDL.now + date.timeIntervalSinceNow
    }

    /// Sleeps until an event or a deadline.
    ///
    /// - Returns: Whether there is an event.
    private func sleep(until timer: TimeInterval?, event: inout SDL_Event) -> Bool {
        var deadline = min(timer ?? .infinity, desktop.server.textInput.due ?? .infinity)
        if let due = desktop.keys.due { deadline = min(deadline, due) }
        for window in desktop.windows {
            if let due = window.nextDeadline { deadline = min(deadline, due) }
        }
        guard deadline < .infinity else { return SDL_WaitEvent(&event) != 0 }
        // Rounded up, because waking too early would waste a turn.
        let milliseconds = ((deadline - SDL.now) * 1000).rounded(.up)
        return SDL_WaitEventTimeout(&event, Int32(min(max(milliseconds, 0), 3_600_000))) != 0
    }

    private func take(_ event: SDL_Event) {
        var event = event
        if event.type == TextInputEvent.plainText { event.type = SDL_TEXTINPUT.rawValue }
        order.take(event, emit: dispatch)
    }

    private func dispatch(_ event: SDL_Event) {
        switch SDL_EventType(event.type) {
        case SDL_QUIT:
            desktop.closeAll()
        case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
            for window in desktop.windows { window.loseDevice() }
        case _ where event.type == TextInputEvent.update: desktop.keys.take(event)
        case _ where event.type == mainQueue.eventType:
            mainQueue.drain()
        default:
            if event.windowID != nil { desktop.keys.take(event) }
        }
    }
}

extension SDL_Event {
    /// The window of the event; `nil` for events without one.
    var windowID: UInt32? {
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
