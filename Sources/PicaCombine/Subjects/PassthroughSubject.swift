/// A subject that passes on what it is given and remembers nothing: who is not subscribed, or has asked for
/// nothing, misses it.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let fanout = Fanout<Output, Failure>()

    /// A subject without subscribers.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        fanout.connect(subscriber, of: self)
    }

    /// Sends a value to all subscribers that have asked for one.
    public func send(_ value: Output) { fanout.send(value) }

    /// Sends the end to all subscribers, now and later.
    public func send(completion: Subscribers.Completion<Failure>) { fanout.send(completion: completion) }

    /// Takes a subscription, of which all is asked for once a subscriber asks for something.
    public func send(subscription: any Subscription) { fanout.send(subscription: subscription) }
}
