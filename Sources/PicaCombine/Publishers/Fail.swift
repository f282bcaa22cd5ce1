/// Fails as soon as somebody subscribes.
public struct Fail<Output, Failure: Error>: Publisher {
    /// How it fails.
    public let error: Failure

    /// Fails by an error.
    public init(error: Failure) { self.error = error }

    /// Fails by an error, where the type has to be told.
    public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Output: Sendable {}
