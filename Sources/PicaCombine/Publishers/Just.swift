/// A publisher that sends one value to each subscriber and finishes.
public struct Just<Output>: Publisher {
    /// The type of failure; the publisher never fails.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Creates a publisher of a value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Iteration.attach(CollectionOfOne(output), to: subscriber, name: "Just")
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
