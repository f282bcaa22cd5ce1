extension Publisher {
    /// Sends values, and the end, on a scheduler, such as the main queue.
    ///
    /// - Parameters:
    ///   - scheduler: Where.
    ///   - options: What the scheduler is told.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// Sends values on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// Where values go on.
        public let scheduler: Context
        /// What the scheduler is told; nil for nothing.
        public let options: Context.SchedulerOptions?

        /// Of a publisher's values, by what is given.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Handover("ReceiveOn", subscriber) { [scheduler, options] in
                    scheduler.schedule(options: options, $0)
                })
        }
    }
}
