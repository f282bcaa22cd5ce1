/// A type-erased subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    private let subscribed: (any Subscription) -> Void
    private let took: (Input) -> Subscribers.Demand
    private let ended: (Subscribers.Completion<Failure>) -> Void
    /// The subscriber's identifier.
    public let combineIdentifier: CombineIdentifier

    /// Creates a type-erased subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        subscribed = subscriber.receive(subscription:)
        took = { subscriber.receive($0) }
        ended = subscriber.receive(completion:)
        combineIdentifier = subscriber.combineIdentifier
    }

    /// Creates a subscriber that forwards everything to a subject.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// Creates a subscriber from closures. Without the first or the second closure it requests no values.
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

    /// Passes the subscription to the wrapped subscriber.
    public func receive(subscription: any Subscription) { subscribed(subscription) }

    /// Passes a value to the wrapped subscriber.
    public func receive(_ value: Input) -> Subscribers.Demand { took(value) }

    /// Passes a completion to the wrapped subscriber.
    public func receive(completion: Subscribers.Completion<Failure>) { ended(completion) }

    /// A description for debugging.
    public var description: String { "AnySubscriber" }
}
