extension Publisher {
    /// Sends values and the completion on a scheduler, such as the main queue.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler.
    ///   - options: The scheduler options.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that sends values on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The scheduler on which values are sent.
        public let scheduler: Context
        /// The scheduler options; `nil` for none.
        public let options: Context.SchedulerOptions?

        /// Creates an operator on an upstream publisher.
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
