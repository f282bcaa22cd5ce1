import Foundation

extension Gesture {
    /// Combines two gestures in sequence: the second begins after the first has ended.
    ///
    /// While the button is still held, the second begins where the first ended. Otherwise it begins with the next press
    /// on the view, however late. A press elsewhere ends the sequence.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// A sequence of two gestures; made by `sequenced(before:)`.
@frozen public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// The state of a sequence.
    @frozen public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended; the second value is `nil` until that gesture begins.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a sequence of two gestures.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: PrimitiveGesture {
    /// No body; Pica recognizes the two gestures.
    public typealias Body = Never

    func makeRecognizer() -> SequenceRecognizer<First, Second> {
        SequenceRecognizer(first._makeRecognizer(), second._makeRecognizer())
    }

    func update(_ recognizer: SequenceRecognizer<First, Second>) {
        recognizer.first.update(by: first)
        recognizer.second.update(by: second)
    }
}

final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    GesturePair<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
    /// Whether the second gesture got a press of its own, or the rest of the first one's.
    private var hasSecondBegun = false
    /// Whether the sequence was canceled between the two gestures.
    private var isMissed = false
    /// The last event.
    private var latest: PointerEvent?

    override var state: RecognizerState {
        if isMissed { return .failed }
        guard first.state == .ended else { return first.state }
        return second.state == .possible ? .active : second.state
    }

    override var value: SequenceGesture<First, Second>.Value? {
        guard let value = first.value else { return nil }
        return first.state == .ended ? .second(value, hasSecondBegun ? second.value : nil) : .first(value)
    }

    override var deadline: TimeInterval? {
        if first.state != .ended { return first.deadline }
        return hasSecondBegun ? second.deadline : nil
    }

    override var awaitsPress: Bool {
        if isMissed { return false }
        if first.state != .ended { return first.awaitsPress }
        return !hasSecondBegun || second.awaitsPress
    }

    override func reset() {
        super.reset()
        (hasSecondBegun, isMissed, latest) = (false, false, nil)
    }

    override func receive(_ event: PointerEvent) {
        latest = event
        guard first.state == .ended else {
            first.receive(event)
            return startNext(at: event.time)
        }
        // Ignores the rest of the first gesture's press.
        guard hasSecondBegun || event.kind.isBeginning else { return }
        hasSecondBegun = true
        second.receive(event)
    }

    override func timePassed(to now: TimeInterval) {
        if first.state != .ended {
            first.timePassed(to: now)
            startNext(at: now)
        } else if hasSecondBegun {
            second.timePassed(to: now)
        }
    }

    /// Starts the second gesture with the press in which the first ended.
    private func startNext(at time: TimeInterval) {
        guard first.state == .ended, !hasSecondBegun, var event = latest, !event.kind.isEnd else { return }
        hasSecondBegun = true
        if case .pinched(let step) = event.kind {
            event.kind = .pinched(PinchStep(.began, at: step.location))
        } else {
            event.kind = .pressed
        }
        event.time = time
        second.receive(event)
    }

    override func missPress() {
        if first.state == .ended, !hasSecondBegun { isMissed = true }
        super.missPress()
    }

    override func act() {
        first.act()
        if first.state == .ended { second.act() }
    }

    override func cancel() {
        super.cancel()
        isMissed = true
    }
}
