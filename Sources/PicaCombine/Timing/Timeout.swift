import Foundation

extension Publisher {
    /// Ends after an interval without a value.
    ///
    /// - Parameters:
    ///   - interval: The length of the interval.
    ///   - scheduler: The scheduler on which values are sent.
    ///   - options: The scheduler options.
    ///   - customError: Returns the error of the failure; without it the publisher finishes.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options,
            customError: customError)
    }
}

/// A subscriber that ends a subscription after its timeout.
private final class TimingOut<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
    CustomStringConvertible, @unchecked Sendable
{
    private let upstream = Upstream()
    private let downstream: Downstream
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let customError: (() -> Downstream.Failure)?
    private let lock = NSLock()
    private var timer: (any Cancellable)?
    private var count = 0
    private var hasAsked = false

    init(
        _ downstream: Downstream, _ scheduler: Context, _ interval: Context.SchedulerTimeType.Stride,
        _ options: Context.SchedulerOptions?, _ customError: (() -> Downstream.Failure)?
    ) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.interval = interval
        self.options = options
        self.customError = customError
    }

    var description: String { "Timeout" }

    func receive(subscription: any Subscription) {
        guard upstream.open(subscription) else { return }
        restart()
        downstream.receive(subscription: self)
    }

    private func restart() {
        let (number, old) = take()
        old?.cancel()
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval,
            tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in self?.due(number) }
        let isWanted = lock.withLock {
            guard count == number else { return false }
            self.timer = timer
            return true
        }
        if !isWanted { timer.cancel() }
    }

    /// Invalidates the current timer, if there is one.
    private func take() -> (number: Int, timer: (any Cancellable)?) {
        lock.withLock {
            count &+= 1
            defer { timer = nil }
            return (count, timer)
        }
    }

    private func due(_ number: Int) {
        guard lock.withLock({ count == number }), let subscription = upstream.close() else { return }
        take().timer?.cancel()
        subscription.cancel()
        downstream.receive(completion: customError.map { .failure($0()) } ?? .finished)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        restart()
        return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.close() != nil else { return }
        take().timer?.cancel()
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let isFirst = lock.withLock {
            defer { hasAsked = true }
            return !hasAsked
        }
        if isFirst, upstream.isOpen { restart() }
        upstream.request(demand)
    }

    func cancel() {
        take().timer?.cancel()
        upstream.cancel()
    }
}

extension Publishers {
    /// A publisher that ends after an interval without a value.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The length of the interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler on which values are sent.
        public let scheduler: Context
        /// The scheduler options; `nil` for none.
        public let options: Context.SchedulerOptions?
        /// Returns the error of the failure; if it is `nil`, the publisher finishes.
        public let customError: (() -> Upstream.Failure)?

        /// Creates an operator on an upstream publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TimingOut(
                    Handover("Timeout", subscriber) { [scheduler, options] in
                        scheduler.schedule(options: options, $0)
                    }, scheduler, interval, options, customError))
        }
    }
}
