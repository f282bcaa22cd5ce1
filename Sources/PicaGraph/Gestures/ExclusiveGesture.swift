import Foundation

extension Gesture {
    /// Combines two gestures, of which the second is recognized only if the first fails.
    ///
    /// A second gesture that takes time (a long press) does not wait for an undecided first one.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other>
    {
        ExclusiveGesture(self, other)
    }
}

/// A gesture that is either of two; made by `exclusively(before:)`.
@frozen public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// The value of the recognized gesture.
    @frozen public enum Value {
        /// The first gesture was recognized.
        case first(First.Value)
        /// The second gesture was recognized.
        case second(Second.Value)
    }

    /// The gesture with precedence.
    public var first: First
    /// The gesture recognized if the first fails.
    public var second: Second

    /// Creates the combination of two gestures.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: PrimitiveGesture {
    /// No body; Pica recognizes the two gestures.
    public typealias Body = Never

    func makeRecognizer() -> ExclusiveRecognizer<First, Second> {
        ExclusiveRecognizer(first._makeRecognizer(), second._makeRecognizer())
    }

    func update(_ recognizer: ExclusiveRecognizer<First, Second>) {
        recognizer.first.update(by: first)
        recognizer.second.update(by: second)
    }
}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
    GesturePair<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value>
{
    private enum Choice { case first, second }
    /// The recognized gesture; `nil` while undecided.
    private var choice: Choice?

    override var state: RecognizerState {
        switch choice {
        case .first: first.state
        case .second: second.state
        case nil: .possible
        }
    }

    override var value: ExclusiveGesture<First, Second>.Value? {
        let (one, other) = (first.value, second.value)
        switch choice {
        case .first: return one.map { .first($0) }
        case .second: return other.map { .second($0) }
        case nil:
            // A second gesture that has ended waits for the first and is not reported yet.
            return one.map { .first($0) } ?? (second.state == .possible ? other.map { .second($0) } : nil)
        }
    }

    override var deadline: TimeInterval? {
        switch choice {
        case .first: first.deadline
        case .second: second.deadline
        case nil: super.deadline
        }
    }

    override var awaitsPress: Bool {
        switch choice {
        case .first: first.awaitsPress
        case .second: second.awaitsPress
        case nil: super.awaitsPress
        }
    }

    override func reset() {
        super.reset()
        choice = nil
    }

    override func receive(_ event: PointerEvent) {
        super.receive(event)
        choose()
    }

    override func timePassed(to now: TimeInterval) {
        super.timePassed(to: now)
        choose()
    }

    override func missPress() {
        super.missPress()
        choose()
    }

    private func choose() {
        guard choice == nil else { return }
        switch first.state {
        case .active, .ended: choice = .first
        case .failed: choice = .second
        case .possible: if second.isRipe { choice = .second }
        }
    }

    override func act() {
        switch choice {
        case .first:
            second.cancel()
            first.act()
        case .second:
            first.cancel()
            second.act()
        case nil:
            first.act()
            if second.state == .possible || second.state == .failed { second.act() }
        }
    }

    override func cancel() {
        super.cancel()
        if choice == nil { choice = .second }
    }
}
