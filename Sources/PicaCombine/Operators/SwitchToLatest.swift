import Foundation

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the latest publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends the values of the latest publisher, which never fails.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Sends the values of the latest publisher, which may fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// Sends the values of the latest publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publishers {
    /// A publisher that sends the values of the latest publisher.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// The type of the values sent.
        public typealias Output = P.Output
        /// The type of failure.
        public typealias Failure = P.Failure
        /// The publisher of publishers.
        public let upstream: Upstream

        /// Creates an operator on a publisher of publishers.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Switching<P, S>(subscriber))
        }
    }
}

/// A subscriber of publishers that subscribes to one of them at a time.
private final class Switching<P: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, @unchecked Sendable
where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    typealias Failure = P.Failure

    let description = "SwitchToLatest"
    private let upstream = Upstream()
    private let downstream: Downstream
    private let lock = NSLock()
    private let delivery = NSRecursiveLock()
    private var inner: Upstream?
    private var demand = Subscribers.Demand.none
    private var isExpecting = true
    private var isOver = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
        guard upstream.open(subscription) else { return }
        downstream.receive(subscription: self)
        upstream.request(.unlimited)
    }

    func receive(_ input: P) -> Subscribers.Demand {
        let next = Upstream()
        let (last, isWanted) = lock.withLock {
            guard !isOver else { return (nil as Upstream?, false) }
            defer { inner = next }
            return (inner, true)
        }
        last?.cancel()
        if isWanted { input.subscribe(Inner(self, next)) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.close() != nil else { return }
        switch completion {
        case .finished:
            lock.withLock { isExpecting = false }
            finishIfDone()
        case .failure: finish(completion)
        }
    }

    private func take(_ value: P.Output, from upstream: Upstream) -> Subscribers.Demand {
        delivery.lock()
        defer { delivery.unlock() }
        let isDue = lock.withLock {
            guard !isOver, inner === upstream else { return false }
            demand -= 1
            return true
        }
        guard isDue else { return .none }
        let more = downstream.receive(value)
        // Another publisher may have replaced it, from which the values are then requested.
        let current = lock.withLock {
            demand += more
            return inner
        }
        if current === upstream { return more }
        current?.request(more)
        return .none
    }

    private func arrived(_ upstream: Upstream) { upstream.request(lock.withLock { demand }) }

    private func ended(_ upstream: Upstream, _ completion: Subscribers.Completion<Failure>) {
        let isCurrent = lock.withLock {
            guard inner === upstream else { return false }
            inner = nil
            return true
        }
        guard isCurrent else { return }
        if case .failure = completion { finish(completion) } else { finishIfDone() }
    }

    private func finishIfDone() {
        if lock.withLock({ !isExpecting && inner == nil }) { finish(.finished) }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        guard close() else { return }
        delivery.lock()
        downstream.receive(completion: completion)
        delivery.unlock()
    }

    func request(_ demand: Subscribers.Demand) {
        let inner = lock.withLock {
            self.demand += demand
            return self.inner
        }
        inner?.request(demand)
    }

    func cancel() { _ = close() }

    private func close() -> Bool {
        let (wasOpen, inner) = lock.withLock {
            defer {
                isOver = true
                self.inner = nil
            }
            return (!isOver, self.inner)
        }
        inner?.cancel()
        upstream.cancel()
        return wasOpen
    }

    private final class Inner: Subscriber, @unchecked Sendable {
        private let switching: Switching
        private let upstream: Upstream

        init(_ switching: Switching, _ upstream: Upstream) {
            self.switching = switching
            self.upstream = upstream
        }

        func receive(subscription: any Subscription) {
            if upstream.open(subscription) { switching.arrived(upstream) }
        }

        func receive(_ input: P.Output) -> Subscribers.Demand {
            upstream.isOpen ? switching.take(input, from: upstream) : .none
        }

        func receive(completion: Subscribers.Completion<P.Failure>) {
            if upstream.close() != nil { switching.ended(upstream, completion) }
        }
    }
}
