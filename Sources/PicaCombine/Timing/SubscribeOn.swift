import Foundation

extension Publisher {
    /// Subscribes, requests and cancels on a scheduler, so that their effects happen there.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler.
    ///   - options: The scheduler options.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

/// A subscription that requests and cancels on a scheduler.
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
    /// A publisher that subscribes, requests and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The scheduler.
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
            let scheduled = ScheduledSubscription(subscriber) { [scheduler, options] in
                scheduler.schedule(options: options, $0)
            }
            scheduler.schedule(options: options) { upstream.subscribe(scheduled) }
        }
    }
}
