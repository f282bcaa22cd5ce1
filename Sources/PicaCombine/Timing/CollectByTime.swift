import Foundation

extension Publisher {
    /// Sends the values of each time interval as one array; nothing for an interval without values.
    ///
    /// The first interval begins with the subscription. Without demand the values wait, together with later ones. The
    /// rest is sent at the end, except after a failure.
    ///
    /// - Parameters:
    ///   - strategy: The length of an interval, and a limit on its number of values.
    ///   - options: The scheduler options; `nil` for none.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// A subscriber that forwards values in groups by time.
private final class TimedGrouping<Downstream: Subscriber, Element, Context: Scheduler>: Subscriber,
    Subscription,
    CustomStringConvertible, @unchecked Sendable
where Downstream.Input == [Element] {
    private let upstream = Upstream()
    private let downstream: Downstream
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    /// The number of values that ends a group early; `nil` for no limit.
    private let size: Int?
    private let options: Context.SchedulerOptions?
    private let lock = NSLock()
    private let delivery = NSRecursiveLock()
    /// The start of the interval.
    private var start: Context.SchedulerTimeType
    private var group: [Element] = []
    /// Whether the end of the interval is scheduled.
    private var isTimed = false
    /// Whether the group's interval is over.
    private var isRipe = false
    private var waiting = Queue<[Element]>()
    private var demand = Subscribers.Demand.none
    private var isFinished = false
    private var isOpen = true

    init(
        _ downstream: Downstream, _ scheduler: Context, _ interval: Context.SchedulerTimeType.Stride,
        size: Int?, options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.interval = interval
        self.size = size.map { Swift.max(1, $0) }
        self.options = options
        start = scheduler.now
    }

    var description: String { "CollectByTime" }

    func receive(subscription: any Subscription) {
        guard upstream.open(subscription) else { return }
        lock.withLock { start = scheduler.now }
        downstream.receive(subscription: self)
        upstream.request(.unlimited)
    }

    func receive(_ input: Element) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        let now = scheduler.now
        let (end, isFull): (Context.SchedulerTimeType?, Bool) = lock.withLock {
            guard isOpen else { return (nil, false) }
            group.append(input)
            if let size, group.count >= size {
                close(&group)
                return (nil, true)
            }
            guard !isTimed, !isRipe else { return (nil, false) }
            isTimed = true
            return (intervalEnd(around: now), false)
        }
        if isFull { scheduler.schedule(options: options) { self.flush() } }
        if let end {
            scheduler.schedule(after: end, tolerance: scheduler.minimumTolerance, options: options) {
                self.intervalEnded(at: end)
            }
        }
        return .none
    }

    /// Returns the end of the interval that contains a time. Nothing is scheduled without values, so many intervals may
    /// have passed.
    private func intervalEnd(around now: Context.SchedulerTimeType) -> Context.SchedulerTimeType {
        guard interval > 0 else { return now }
        var steps = [interval]
        while let step = steps.last, start.advanced(by: step) <= now { steps.append(step + step) }
        for step in steps.reversed() where start.advanced(by: step) <= now {
            start = start.advanced(by: step)
        }
        return start.advanced(by: interval)
    }

    private func intervalEnded(at time: Context.SchedulerTimeType) {
        lock.withLock {
            isTimed = false
            start = time
            isRipe = !group.isEmpty
        }
        flush()
    }

    private func close(_ group: inout [Element]) {
        waiting.append(group)
        group = []
        isRipe = false
    }

    /// Delivers groups by demand.
    private func flush() {
        delivery.lock()
        defer { delivery.unlock() }
        while let group = lock.withLock({ next() }) {
            let more = downstream.receive(group)
            lock.withLock { demand += more }
        }
        let isDone = lock.withLock {
            guard isOpen, isFinished, waiting.isEmpty else { return false }
            isOpen = false
            return true
        }
        if isDone { downstream.receive(completion: .finished) }
    }

    private func next() -> [Element]? {
        guard isOpen, demand > .none else { return nil }
        if isRipe { close(&group) }
        guard let next = waiting.popFirst() else { return nil }
        demand -= 1
        return next
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.close() != nil else { return }
        switch completion {
        case .finished:
            lock.withLock {
                if !group.isEmpty { close(&group) }
                isFinished = true
            }
            scheduler.schedule(options: options) { self.flush() }
        case .failure:
            scheduler.schedule(options: options) {
                self.delivery.lock()
                if self.close() { self.downstream.receive(completion: completion) }
                self.delivery.unlock()
            }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let isDue = lock.withLock {
            self.demand += demand
            return isRipe || !waiting.isEmpty
        }
        if isDue { scheduler.schedule(options: options) { self.flush() } }
    }

    func cancel() {
        _ = close()
        upstream.cancel()
    }

    private func close() -> Bool {
        let (wasOpen, old) = lock.withLock {
            defer {
                isOpen = false
                group = []
                waiting = Queue()
            }
            return (isOpen, (group, waiting))
        }
        withExtendedLifetime(old) {}
        return wasOpen
    }
}

extension Publishers {
    /// The strategy for grouping values by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Groups the values of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Groups the values of each interval, or earlier once there are a number of values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that sends the values of each time interval as one array.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values sent.
        public typealias Output = [Upstream.Output]
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The strategy for grouping values.
        public let strategy: TimeGroupingStrategy<Context>
        /// The scheduler options; `nil` for none.
        public let options: Context.SchedulerOptions?

        /// Creates an operator on an upstream publisher.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            switch strategy {
            case .byTime(let scheduler, let interval):
                upstream.subscribe(
                    TimedGrouping(subscriber, scheduler, interval, size: nil, options: options))
            case .byTimeOrCount(let scheduler, let interval, let count):
                upstream.subscribe(
                    TimedGrouping(subscriber, scheduler, interval, size: count, options: options))
            }
        }
    }
}
