/// Keeps back what a person does in a window until something is here that has to come before it: the text
/// of a paste, which another program may take long to send. Drawing goes on meanwhile.
///
/// Ends with its last reference at the latest. Escape ends it, too.
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

    /// Whether nobody waits any longer.
    package var isOver: Bool { isEnded || host?.inputQueue.round != round }

    /// Lets everything that was kept back happen, in order.
    package func end() {
        guard !isOver else { return }
        isEnded = true
        host?.inputQueue.holds -= 1
        host?.replayInput()
    }
}

/// What waits in a window for its holds to end.
struct InputQueue {
    fileprivate var holds = 0
    /// How often a person has given up waiting.
    fileprivate var round = 0
    fileprivate var events: [InputEvent] = []
    fileprivate var isReplaying = false

    /// Whether a press waits, so that what the pointer does belongs after it.
    fileprivate var hasPress: Bool {
        events.contains { if case .pointerPressed = $0 { true } else { false } }
    }
}

extension ViewHost {
    /// Keeps back what is done in the window from now on.
    package func holdInput() -> InputHold { parent?.holdInput() ?? InputHold(self) }

    /// Whether something has to come before what is done in the window.
    var isHoldingInput: Bool { inputQueue.holds > 0 }

    /// - Returns: Whether the event is kept back.
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
        // What is replayed may begin another hold, which may end at once.
        guard !inputQueue.isReplaying else { return }
        inputQueue.isReplaying = true
        defer { inputQueue.isReplaying = false }
        while inputQueue.holds == 0, !inputQueue.events.isEmpty { handle(inputQueue.events.removeFirst()) }
    }
}
