import Foundation

/// A publisher that sends values passed to it from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers with demand.
    func send(_ value: Output)

    /// Sends a completion to all subscribers, including later ones.
    func send(completion: Subscribers.Completion<Failure>)

    /// Passes a subscription to the subject, so that it forwards another publisher's values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a signal to all subscribers.
    public func send() { send(()) }
}

/// A subscription that knows whether it has ended.
protocol Ending: Subscription {
    var hasEnded: Bool { get }
}

/// A subscriber that forwards to a subject, and also serves as the subject's subscription.
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
