extension Publisher {
    /// Delays values and the completion, on a scheduler.
    ///
    /// - Parameters:
    ///   - interval: The delay.
    ///   - tolerance: The tolerance of the delay; the scheduler's minimum by default.
    ///   - scheduler: The scheduler on which values are sent.
    ///   - options: The scheduler options.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that delays values.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The delay.
        public let interval: Context.SchedulerTimeType.Stride
        /// The tolerance of the delay.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler on which values are sent.
        public let scheduler: Context
        /// The scheduler options; `nil` for none.
        public let options: Context.SchedulerOptions?

        /// Creates an operator on an upstream publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Handover("Delay", subscriber) { action in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
                        action)
                })
        }
    }
}
