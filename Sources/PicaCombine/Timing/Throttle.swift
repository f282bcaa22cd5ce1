import Foundation

extension Publisher {
    /// Sends at most one value per interval.
    ///
    /// - Parameters:
    ///   - interval: The length of an interval.
    ///   - scheduler: The scheduler on which values are sent.
    ///   - latest: Whether to send the last value of the interval and not the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

/// A subscriber that delays a value until the interval after the last one has passed.
private final class Throttling<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
    CustomStringConvertible, @unchecked Sendable
{
    private let upstream = Upstream()
    private let downstream: Downstream
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let latest: Bool
    private let lock = NSLock()
    private let delivery = NSRecursiveLock()
    private var demand = Subscribers.Demand.none
    private var waiting: Downstream.Input?
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var lastTime: Context.SchedulerTimeType?
    private var isOpen = true

    init(
        _ downstream: Downstream, _ scheduler: Context, _ interval: Context.SchedulerTimeType.Stride,
        latest: Bool
    ) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.interval = interval
        self.latest = latest
    }

    var description: String { "Throttle" }

    func receive(subscription: any Subscription) {
        guard upstream.open(subscription) else { return }
        downstream.receive(subscription: self)
        upstream.request(.unlimited)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        let now = scheduler.now
        let (time, old): (Context.SchedulerTimeType?, Downstream.Input?) = lock.withLock {
            if waiting != nil {
                guard latest else { return (nil, nil) }
                defer { waiting = input }
                return (nil, waiting)
            }
            guard demand > .none else { return (nil, nil) }
            demand -= 1
            waiting = input
            return (lastTime.map { max(now, $0.advanced(by: interval)) } ?? now, nil)
        }
        withExtendedLifetime(old) {}
        guard let time else { return .none }
        if time == now {
            scheduler.schedule { self.emit() }
        } else {
            scheduler.schedule(after: time) { self.emit() }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.close() != nil else { return }
        let isWaiting = lock.withLock {
            self.completion = completion
            return waiting != nil
        }
        if !isWaiting { scheduler.schedule { self.emit() } }
    }

    private func emit() {
        delivery.lock()
        defer { delivery.unlock() }
        let now = scheduler.now
        let (value, completion): (Downstream.Input?, Subscribers.Completion<Downstream.Failure>?) =
            lock.withLock {
                guard isOpen else { return (nil, nil) }
                if waiting != nil { lastTime = now }
                defer { waiting = nil }
                return (waiting, self.completion)
            }
        if let value {
            let more = downstream.receive(value)
            lock.withLock { demand += more }
        }
        if let completion, close() { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        _ = close()
        let old = lock.withLock {
            defer { waiting = nil }
            return waiting
        }
        withExtendedLifetime(old) {}
        upstream.cancel()
    }

    private func close() -> Bool {
        lock.withLock {
            defer { isOpen = false }
            return isOpen
        }
    }
}

extension Publishers {
    /// A publisher that sends at most one value per interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The length of an interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler on which values are sent.
        public let scheduler: Context
        /// Whether to send the last value of the interval and not the first.
        public let latest: Bool

        /// Creates an operator on an upstream publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Throttling(subscriber, scheduler, interval, latest: latest))
        }
    }
}
