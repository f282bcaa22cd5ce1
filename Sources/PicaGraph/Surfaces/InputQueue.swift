/// A hold on a window's input until data that must come first, such as pasted text, has arrived.
///
/// Another program may take long to send it; drawing continues meanwhile. The hold ends with its last reference at the
/// latest, or when the user presses Escape.
@MainActor package final class InputHold {
    private weak var host: ViewHost?
    private let round: Int
    private var isEnded = false

    fileprivate init(_ host: ViewHost) {
        self.host = host
        round = host.inputQueue.round
        host.inputQueue.holds += 1
    }

    isolated deinit { end() }

    /// Whether the hold has ended.
    package var isOver: Bool { isEnded || host?.inputQueue.round != round }

    /// Ends the hold and delivers the queued events in order.
    package func end() {
        guard !isOver else { return }
        isEnded = true
        host?.inputQueue.holds -= 1
        host?.replayInput()
    }
}

/// The events of a window that wait for its holds to end.
struct InputQueue {
    fileprivate var holds = 0
    /// The number of times that the user pressed Escape to end all holds.
    fileprivate var round = 0
    fileprivate var events: [InputEvent] = []
    fileprivate var isReplaying = false

    /// Whether a press is queued, so that later pointer events must be queued behind it.
    fileprivate var hasPress: Bool {
        events.contains { if case .pointerPressed = $0 { true } else { false } }
    }
}

extension ViewHost {
    /// Holds the input of the window from now on.
    package func holdInput() -> InputHold { parent?.holdInput() ?? InputHold(self) }

    /// Whether the window's input is on hold.
    var isHoldingInput: Bool { inputQueue.holds > 0 }

    /// Queues an event if the input is on hold.
    ///
    /// - Returns: Whether the event was queued.
    func keepsBack(_ event: InputEvent) -> Bool {
        guard isHoldingInput else { return false }
        switch event {
        case .windowFocused: return false
        case .pointerMoved, .pointerLeft, .scrolled:
            guard inputQueue.hasPress else { return false }
        case .keyPressed(let press) where press.key == .escape:
            inputQueue.round += 1
            inputQueue.holds = 0
            replayInput()
            return true
        default: break
        }
        inputQueue.events.append(event)
        return true
    }

    fileprivate func replayInput() {
        // A replayed event may begin another hold, which may end at once.
        guard !inputQueue.isReplaying else { return }
        inputQueue.isReplaying = true
        defer { inputQueue.isReplaying = false }
        while inputQueue.holds == 0, !inputQueue.events.isEmpty { handle(inputQueue.events.removeFirst()) }
    }
}
