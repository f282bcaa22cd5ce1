/// Sends nothing to anybody.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
    /// Whether it ends as soon as somebody subscribes; otherwise it never does.
    public let completeImmediately: Bool

    /// Sends nothing.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Sends nothing, where types have to be told.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}
