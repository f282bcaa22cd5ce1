/// A subject that forwards values without storing them: subscribers without demand miss them.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let fanout = Fanout<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        fanout.connect(subscriber, of: self)
    }

    /// Sends a value to all subscribers with demand.
    public func send(_ value: Output) { fanout.send(value) }

    /// Sends a completion to all subscribers, including later ones.
    public func send(completion: Subscribers.Completion<Failure>) { fanout.send(completion: completion) }

    /// Accepts a subscription, whose values are all requested once a subscriber has demand.
    public func send(subscription: any Subscription) { fanout.send(subscription: subscription) }
}
