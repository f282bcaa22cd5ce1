/// A subject that has a value, which newcomers are given at once, and sends each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let latest: Latest<Output>
    private let fanout: Fanout<Output, Failure>

    /// A subject with its first value.
    public init(_ value: Output) {
        latest = Latest(value)
        fanout = Fanout(latest)
    }

    /// The value; another one is sent to all subscribers.
    public var value: Output {
        get { latest.value }
        set { fanout.send(newValue) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        fanout.connect(subscriber, of: self)
    }

    /// Sets the value, and sends it to all subscribers.
    public func send(_ value: Output) { fanout.send(value) }

    /// Sends the end to all subscribers, now and later.
    public func send(completion: Subscribers.Completion<Failure>) { fanout.send(completion: completion) }

    /// Takes a subscription, and asks for all of it.
    public func send(subscription: any Subscription) { fanout.send(subscription: subscription) }
}
