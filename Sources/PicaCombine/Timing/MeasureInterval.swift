extension Publisher {
    /// Sends the time since the previous value for each value, or since the subscription for the first.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler that provides the time. Values are sent on the thread on which they arrive.
    ///   - options: Has no effect, because nothing is scheduled.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

extension Publishers {
    /// A publisher that sends the intervals between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values sent.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The scheduler that provides the time.
        public let scheduler: Context

        /// Creates an operator on an upstream publisher.
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
