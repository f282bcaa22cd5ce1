/// A type that sends values over time to its subscribers, and possibly a completion at the end.
///
/// Like a view, a publisher is only a description: nothing happens before a subscription, and each subscription starts
/// it anew, unless the publisher is a subject or shared.
public protocol Publisher<Output, Failure> {
    /// The type of the values sent.
    associatedtype Output
    /// The type of failure; `Never` if it never fails.
    associatedtype Failure: Error

    /// Attaches a subscriber. Only `subscribe(_:)` calls it; other code calls that.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A namespace for the types of operators, such as `Publishers.Map`.
public enum Publishers {}

/// A namespace for the types of subscribers, such as `Subscribers.Sink`.
public enum Subscribers {}

extension Publisher {
    /// Attaches a subscriber, which receives a subscription and, on request, values.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which forwards values to its own subscribers until the result is canceled.
    public func subscribe<S: Subject>(
        _ subject: S
    ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable(subscriber)
    }

    /// Returns the publisher with its type erased.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
