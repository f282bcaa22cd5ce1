import Foundation

extension Gesture {
    /// Combines two gestures that are recognized independently of each other.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other)
        -> SimultaneousGesture<Self, Other>
    {
        SimultaneousGesture(self, other)
    }
}

/// Two simultaneous gestures; made by `simultaneously(with:)`.
///
/// It ends when both are over, and fails when both have failed.
@frozen public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// The values of both gestures.
    @frozen public struct Value {
        /// The value of the first; `nil` before it begins and after it failed.
        public var first: First.Value?
        /// The value of the second; `nil` before it begins and after it failed.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates the combination of two gestures.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: PrimitiveGesture {
    /// No body; Pica recognizes the two gestures.
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
