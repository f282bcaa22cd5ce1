extension Publisher {
    /// Sends for each value how long it came after the one before; for the first, how long after the subscription.
    ///
    /// - Parameters:
    ///   - scheduler: Whose time is read. Values go on where they came.
    ///   - options: What the scheduler would be told; nothing is scheduled.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

extension Publishers {
    /// Sends how long values come after each other.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What is sent.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// Whose time is read.
        public let scheduler: Context

        /// Of a publisher's values, by what is given.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last = scheduler.now
            upstream
                .handleEvents(receiveSubscription: { _ in last = scheduler.now })
                .subscribe(
                    Relay("MeasureInterval", subscriber) { _ in
                        let now = scheduler.now
                        defer { last = now }
                        return .value(last.distance(to: now))
                    })
        }
    }
}
