import Foundation

extension Gesture {
    /// Both gestures beside each other: neither keeps the other from what it does.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other)
        -> SimultaneousGesture<Self, Other>
    {
        SimultaneousGesture(self, other)
    }
}

/// Two gestures beside each other; `simultaneously(with:)` makes it.
///
/// It ends when both are over, and fails when both have failed.
@frozen public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// How far both have come.
    @frozen public struct Value {
        /// What the first tells; nil while it has not begun, and once it has failed.
        public var first: First.Value?
        /// What the second tells; nil while it has not begun, and once it has failed.
        public var second: Second.Value?
    }

    /// One of them.
    public var first: First
    /// The other.
    public var second: Second

    /// Two gestures beside each other.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: PrimitiveGesture {
    /// There is no body: its two gestures are recognised.
    public typealias Body = Never

    func makeRecognizer() -> SimultaneousRecognizer<First, Second> {
        SimultaneousRecognizer(first._makeRecognizer(), second._makeRecognizer())
    }

    func update(_ recognizer: SimultaneousRecognizer<First, Second>) {
        recognizer.first.update(by: first)
        recognizer.second.update(by: second)
    }
}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
    GesturePair<First.Value, Second.Value, SimultaneousGesture<First, Second>.Value>
{
    override var state: RecognizerState {
        switch (first.state, second.state) {
        case (.failed, let other), (let other, .failed): other
        case (.ended, .ended): .ended
        case (.possible, .possible): .possible
        default: .active
        }
    }

    override var value: SimultaneousGesture<First, Second>.Value? {
        let value = SimultaneousGesture<First, Second>.Value(first: first.value, second: second.value)
        return value.first == nil && value.second == nil ? nil : value
    }
}
