import Foundation

extension Publisher {
    /// Sends the last value after an interval without another one, for example during typing. A value still waiting at
    /// the completion is dropped.
    ///
    /// - Parameters:
    ///   - dueTime: The length of the interval.
    ///   - scheduler: The scheduler on which values are sent.
    ///   - options: The scheduler options.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

/// A subscriber that stores the last value until it is due.
private final class Debouncing<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
    CustomStringConvertible, @unchecked Sendable
{
    private let upstream = Upstream()
    private let downstream: Downstream
    private let scheduler: Context
    private let dueTime: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let lock = NSLock()
    private let delivery = NSRecursiveLock()
    private var demand = Subscribers.Demand.none
    private var waiting: (value: Downstream.Input, number: Int)?
    private var timer: (any Cancellable)?
    private var count = 0
    private var isOpen = true

    init(
        _ downstream: Downstream, _ scheduler: Context, _ dueTime: Context.SchedulerTimeType.Stride,
        _ options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.dueTime = dueTime
        self.options = options
    }

    var description: String { "Debounce" }

    func receive(subscription: any Subscription) {
        guard upstream.open(subscription) else { return }
        downstream.receive(subscription: self)
        upstream.request(.unlimited)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        let (number, old) = lock.withLock {
            count &+= 1
            defer { (waiting, timer) = ((input, count), nil) }
            return (count, (waiting, timer))
        }
        old.1?.cancel()
        let next = scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), interval: dueTime,
            tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in self?.due(number) }
        let isWanted = lock.withLock {
            guard waiting?.number == number else { return false }
            timer = next
            return true
        }
        // It may have been due at once, or another value has arrived.
        if !isWanted { next.cancel() }
        return .none
    }

    private func due(_ number: Int) {
        let (value, timer, isDue) = lock.withLock {
            guard isOpen, let (value, last) = waiting, last == number else {
                return (nil as Downstream.Input?, nil as (any Cancellable)?, false)
            }
            defer {
                waiting = nil
                self.timer = nil
                if demand > .none { demand -= 1 }
            }
            return (value, self.timer, demand > .none)
        }
        timer?.cancel()
        guard isDue, let value else { return }
        delivery.lock()
        let more = downstream.receive(value)
        delivery.unlock()
        lock.withLock { demand += more }
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.close() != nil else { return }
        drop()
        scheduler.schedule(options: options) {
            guard self.close() else { return }
            self.delivery.lock()
            self.downstream.receive(completion: completion)
            self.delivery.unlock()
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        _ = close()
        drop()
        upstream.cancel()
    }

    private func drop() {
        let old = lock.withLock {
            defer { (waiting, timer) = (nil, nil) }
            return (waiting, timer)
        }
        old.1?.cancel()
    }

    private func close() -> Bool {
        lock.withLock {
            defer { isOpen = false }
            return isOpen
        }
    }
}

extension Publishers {
    /// A publisher that sends the last value after an interval without another one.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The length of the interval.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler on which values are sent.
        public let scheduler: Context
        /// The scheduler options; `nil` for none.
        public let options: Context.SchedulerOptions?

        /// Creates an operator on an upstream publisher.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Debouncing(subscriber, scheduler, dueTime, options))
        }
    }
}
