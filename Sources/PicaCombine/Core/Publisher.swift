/// A type that sends values over time to those who subscribe, and at last, perhaps, a completion.
///
/// A publisher is a description, as a view is: nothing happens before somebody subscribes, and for each
/// subscriber it happens anew, unless the publisher is a subject or shared.
public protocol Publisher<Output, Failure> {
    /// What is sent.
    associatedtype Output
    /// How it may fail; `Never` where it cannot.
    associatedtype Failure: Error

    /// Attaches a subscriber. Called by `subscribe(_:)`, which is for everybody else to call.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// The room for the types of operators, as `Publishers.Map`.
public enum Publishers {}

/// The room for the types of subscribers, as `Subscribers.Sink`.
public enum Subscribers {}

extension Publisher {
    /// Attaches a subscriber, which is given a subscription and, as it asks, values.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, through which values go on to its own subscribers until this is cancelled.
    public func subscribe<S: Subject>(
        _ subject: S
    ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable(subscriber)
    }

    /// The publisher with its type forgotten.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
