import Foundation

extension Publisher {
    /// Subscribes, asks and cancels on a scheduler, so that what that causes happens there.
    ///
    /// - Parameters:
    ///   - scheduler: Where.
    ///   - options: What the scheduler is told.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

/// Asks and cancels by a scheduler.
private final class ScheduledSubscription<Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, @unchecked Sendable
{
    private let upstream = Upstream()
    private let downstream: Downstream
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    var description: String { "SubscribeOn" }

    func receive(subscription: any Subscription) {
        if upstream.open(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        upstream.isOpen ? downstream.receive(input) : .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if upstream.close() != nil { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        schedule { [upstream] in upstream.request(demand) }
    }

    func cancel() {
        if let subscription = upstream.close() { schedule(subscription.cancel) }
    }
}

extension Publishers {
    /// Subscribes, asks and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
            let scheduled = ScheduledSubscription(subscriber) { [scheduler, options] in
                scheduler.schedule(options: options, $0)
            }
            scheduler.schedule(options: options) { upstream.subscribe(scheduled) }
        }
    }
}
