extension Publisher {
    /// Sends values, and the end, later, on a scheduler.
    ///
    /// - Parameters:
    ///   - interval: By how much.
    ///   - tolerance: By how much it may be more; the scheduler's least by default.
    ///   - scheduler: Where.
    ///   - options: What the scheduler is told.
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
    /// Sends values later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// By how much.
        public let interval: Context.SchedulerTimeType.Stride
        /// By how much it may be more.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// Where values go on.
        public let scheduler: Context
        /// What the scheduler is told; nil for nothing.
        public let options: Context.SchedulerOptions?

        /// Of a publisher's values, by what is given.
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
