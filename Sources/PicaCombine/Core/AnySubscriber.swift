/// A subscriber whose type is forgotten.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    private let subscribed: (any Subscription) -> Void
    private let took: (Input) -> Subscribers.Demand
    private let ended: (Subscribers.Completion<Failure>) -> Void
    /// Which subscriber this is.
    public let combineIdentifier: CombineIdentifier

    /// Forgets a subscriber's type.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        subscribed = subscriber.receive(subscription:)
        took = { subscriber.receive($0) }
        ended = subscriber.receive(completion:)
        combineIdentifier = subscriber.combineIdentifier
    }

    /// A subscriber that passes everything on to a subject.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// A subscriber made of closures. Without the first it asks for nothing; without the second, likewise.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        subscribed = receiveSubscription ?? { _ in }
        took = receiveValue ?? { _ in .none }
        ended = receiveCompletion ?? { _ in }
        combineIdentifier = CombineIdentifier()
    }

    /// Tells the subscriber inside of its subscription.
    public func receive(subscription: any Subscription) { subscribed(subscription) }

    /// Gives the subscriber inside a value.
    public func receive(_ value: Input) -> Subscribers.Demand { took(value) }

    /// Tells the subscriber inside of the end.
    public func receive(completion: Subscribers.Completion<Failure>) { ended(completion) }

    /// For debugging.
    public var description: String { "AnySubscriber" }
}
