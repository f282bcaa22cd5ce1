import Foundation

/// The implementation of all subjects: it sends each value to all subscribers in their order of arrival.
///
/// It stores the last value if new subscribers receive it.
///
/// Values are delivered under a recursive lock. So values sent by several threads reach all subscribers in one order,
/// and a subscriber may send while it receives a value. No client code runs under the other lock.
final class Fanout<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private let delivery = NSRecursiveLock()
    private var connections = ConnectionList<Connection>()
    private var completion: Subscribers.Completion<Failure>?
    /// The subscriptions that feed the subject.
    private var upstreams: [any Subscription] = []
    /// The number of subscriptions from which ended ones are searched for.
    private var upstreamLimit = 16
    private var isDemanded: Bool
    private let latest: Latest<Output>?
    /// The number of the last value sent. Changed only during delivery.
    private var sent: UInt64 = 1

    /// - Parameter latest: The value for new subscribers; `nil` if they wait for the next one.
    init(_ latest: Latest<Output>? = nil) {
        self.latest = latest
        isDemanded = latest != nil
    }

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    /// Sends a value to all subscribers.
    /// - Parameter early: Whether the subject changes its value only after all have received it.
    func send(_ value: Output, early: Bool = false) {
        delivery.lock()
        defer { delivery.unlock() }
        guard let all = lock.withLock({ completion == nil ? connections : nil }) else { return }
        sent &+= 1
        let number = sent
        if !early { _ = latest?.exchange(value, number: number) }
        all.forEach { $0.offer(value, number: number) }
        if early { _ = latest?.exchange(value, number: number) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        delivery.lock()
        defer { delivery.unlock() }
        let (all, upstreams) = lock.withLock {
            guard self.completion == nil else { return (ConnectionList<Connection>(), [any Subscription]()) }
            self.completion = completion
            defer {
                connections = ConnectionList()
                self.upstreams = []
            }
            return (connections, self.upstreams)
        }
        all.forEach { $0.finish(completion) }
        withExtendedLifetime(upstreams) {}
    }

    func send(subscription: any Subscription) {
        let (isOver, isWanted) = lock.withLock {
            guard completion == nil else { return (true, false) }
            if upstreams.count >= upstreamLimit {
                upstreams.removeAll { ($0 as? any Ending)?.hasEnded == true }
                upstreamLimit = max(16, upstreams.count * 2)
            }
            upstreams.append(subscription)
            return (false, isDemanded)
        }
        if isOver { subscription.cancel() }
        if isWanted { subscription.request(.unlimited) }
    }

    /// Adds a subscriber.
    /// - Parameter owner: The subject, which lives as long as it has subscribers.
    func connect<S: Subscriber>(
        _ subscriber: S, of owner: AnyObject
    ) where S.Input == Output, S.Failure == Failure {
        let connection = SubscriberConnection(subscriber, fanout: self, owner: owner)
        let completion = lock.withLock {
            if self.completion == nil { connections.append(connection) }
            return self.completion
        }
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: connection)
        }
    }

    fileprivate func remove(_ connection: Connection) {
        lock.withLock { connections.remove(connection) }
    }

    /// Handles the first demand of a subscriber.
    fileprivate func didDemand() {
        let waiting: [any Subscription] = lock.withLock {
            guard !isDemanded else { return [] }
            isDemanded = true
            return upstreams
        }
        for upstream in waiting { upstream.request(.unlimited) }
    }

    /// Sends the last value to a subscriber that is new or had no demand before.
    fileprivate func catchUp(_ connection: Connection) {
        guard let latest else { return }
        delivery.lock()
        defer { delivery.unlock() }
        let (value, number) = latest.numbered
        if connection.isBehind(number) { connection.offer(value, number: number) }
    }

    /// The subscription of a subscriber.
    class Connection: Subscription, CustomStringConvertible, Listed, @unchecked Sendable {
        private let lock = NSLock()
        private var demand = Subscribers.Demand.none
        private var isOpen = true
        /// The number of the last value delivered.
        private var delivered: UInt64 = 0
        private var source: (fanout: Fanout, owner: AnyObject)?
        /// The index in the list.
        var place = -1

        fileprivate init(fanout: Fanout, owner: AnyObject) { source = (fanout, owner) }

        fileprivate func deliver(_ value: Output) -> Subscribers.Demand { .none }
        fileprivate func deliver(_ completion: Subscribers.Completion<Failure>) {}
        fileprivate func release() {}

        var description: String { lock.withLock { source.map { "\(type(of: $0.owner))" } } ?? "Subject" }

        /// - Parameter number: The number of the value.
        fileprivate func offer(_ value: Output, number: UInt64) {
            let isDue = lock.withLock {
                guard isOpen, demand > .none else { return false }
                demand -= 1
                delivered = number
                return true
            }
            guard isDue else { return }
            let more = deliver(value)
            if more > .none { lock.withLock { demand += more } }
        }

        /// Whether a value is newer than the last one delivered.
        fileprivate func isBehind(_ number: UInt64) -> Bool { lock.withLock { delivered < number } }

        fileprivate func finish(_ completion: Subscribers.Completion<Failure>) {
            guard close() else { return }
            deliver(completion)
            release()
        }

        private func close() -> Bool {
            let (wasOpen, source) = lock.withLock {
                defer {
                    isOpen = false
                    self.source = nil
                }
                return (isOpen, self.source)
            }
            source?.fanout.remove(self)
            return wasOpen
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            let source = lock.withLock {
                self.demand += demand
                return self.source
            }
            source?.fanout.didDemand()
            source?.fanout.catchUp(self)
        }

        func cancel() {
            if close() { release() }
        }
    }

    private final class SubscriberConnection<S: Subscriber>: Connection, @unchecked Sendable
    where S.Input == Output, S.Failure == Failure {
        private let lock = NSLock()
        private var subscriber: S?

        init(_ subscriber: S, fanout: Fanout, owner: AnyObject) {
            self.subscriber = subscriber
            super.init(fanout: fanout, owner: owner)
        }

        private var current: S? { lock.withLock { subscriber } }

        override func deliver(_ value: Output) -> Subscribers.Demand { current?.receive(value) ?? .none }

        override func deliver(_ completion: Subscribers.Completion<Failure>) {
            current?.receive(completion: completion)
        }

        override func release() {
            let old = lock.withLock {
                defer { subscriber = nil }
                return subscriber
            }
            withExtendedLifetime(old) {}
        }
    }
}
