/// A subject with a current value, which new subscribers receive at once, followed by each new value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let latest: Latest<Output>
    private let fanout: Fanout<Output, Failure>

    /// Creates a subject with its initial value.
    public init(_ value: Output) {
        latest = Latest(value)
        fanout = Fanout(latest)
    }

    /// The current value; a new value is sent to all subscribers.
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

    /// Sends a completion to all subscribers, including later ones.
    public func send(completion: Subscribers.Completion<Failure>) { fanout.send(completion: completion) }

    /// Accepts a subscription, and requests all its values.
    public func send(subscription: any Subscription) { fanout.send(subscription: subscription) }
}
