import Foundation

extension Publisher {
    /// Sends what has come in each interval of time, as one value; nothing where nothing has come.
    ///
    /// The first interval begins with the subscription. What nobody asks for waits, and values that come meanwhile
    /// with it; what is left is sent at the end, but for a failure.
    ///
    /// - Parameters:
    ///   - strategy: How long an interval is, and whether so many values are sent before it is over.
    ///   - options: What the scheduler is told; nil for nothing.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// Hands values on by groups that go with the time.
private final class TimedGrouping<Downstream: Subscriber, Element, Context: Scheduler>: Subscriber,
    Subscription,
    CustomStringConvertible, @unchecked Sendable
where Downstream.Input == [Element] {
    private let upstream = Upstream()
    private let downstream: Downstream
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    /// How many values make a group before its time is over.
    private let size: Int?
    private let options: Context.SchedulerOptions?
    private let lock = NSLock()
    private let delivery = NSRecursiveLock()
    /// When an interval began.
    private var start: Context.SchedulerTimeType
    private var group: [Element] = []
    /// Whether somebody waits for the interval to be over.
    private var isTimed = false
    /// Whether the time of the group is over.
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

    /// When the interval is over in which a moment is. Nothing is scheduled while no value comes, so many may have
    /// passed.
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

    /// Gives out what is asked for.
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
    /// When values are sent together.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each interval, those that have come in it.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each interval, or before that once there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends what has come in each interval of time.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What is sent.
        public typealias Output = [Upstream.Output]
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// When values are sent together.
        public let strategy: TimeGroupingStrategy<Context>
        /// What the scheduler is told; nil for nothing.
        public let options: Context.SchedulerOptions?

        /// Of a publisher's values, by what is given.
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
