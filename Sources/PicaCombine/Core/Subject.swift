import Foundation

/// A publisher that sends what it is given from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers that have asked for one.
    func send(_ value: Output)

    /// Sends the end to all subscribers, now and later.
    func send(completion: Subscribers.Completion<Failure>)

    /// Takes a subscription, so that another publisher's values can be sent on.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Tells all subscribers that something has happened.
    public func send() { send(()) }
}

/// A subscription that can tell whether it is over.
protocol Ending: Subscription {
    var hasEnded: Bool { get }
}

/// Passes what a publisher sends on to a subject, and is the subject's subscription.
final class SubjectSubscriber<S: Subject>: Subscriber, Ending, CustomStringConvertible, @unchecked Sendable {
    private let upstream = Upstream()
    private let lock = NSLock()
    private var subject: S?

    init(_ subject: S) { self.subject = subject }

    var description: String { "Subject" }
    var hasEnded: Bool { current == nil }
    private var current: S? { lock.withLock { subject } }

    func receive(subscription: any Subscription) {
        if upstream.open(subscription) { current?.send(subscription: self) }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        current?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        upstream.close()
        release()?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

    func cancel() {
        upstream.cancel()
        withExtendedLifetime(release()) {}
    }

    private func release() -> S? {
        lock.withLock {
            defer { subject = nil }
            return subject
        }
    }
}
