import Foundation

extension Gesture {
    /// One gesture after the other: the second begins once the first has ended.
    ///
    /// The second begins where the first has ended while the button is held, or else with the next press on the view,
    /// however late that comes; a press elsewhere ends the sequence.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// Two gestures, one after the other; `sequenced(before:)` makes it.
@frozen public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// How far a sequence has come.
    @frozen public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The first has ended; the second goes on, or is nil while it has not begun.
        case second(First.Value, Second.Value?)
    }

    /// The one to begin with.
    public var first: First
    /// The one that comes after it.
    public var second: Second

    /// A sequence of two gestures.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: PrimitiveGesture {
    /// There is no body: its two gestures are recognised.
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
    /// The second one has had a press of its own, or the rest of the first one's.
    private var hasSecondBegun = false
    /// The sequence was taken away while nothing of it went on.
    private var isMissed = false
    /// What came last.
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
        // What remains of the first one's press is nobody's.
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

    /// The second one has the press in which the first has ended, from here on.
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
