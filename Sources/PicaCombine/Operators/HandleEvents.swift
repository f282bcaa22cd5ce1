extension Publisher {
    /// Calls closures for events, and forwards these.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called with the subscription.
    ///   - receiveOutput: Called with each value.
    ///   - receiveCompletion: Called with the completion.
    ///   - receiveCancel: Called when the subscriber cancels.
    ///   - receiveRequest: Called with the demand of the subscriber.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest
        )
    }
}

extension Publishers {
    /// A publisher that calls closures for events.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public var receiveOutput: ((Upstream.Output) -> Void)?
        /// Called with the completion.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?
        /// Called with the demand of the subscriber.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates an operator on an upstream publisher.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Watching(
                    subscriber,
                    Events(
                        subscription: receiveSubscription, output: receiveOutput,
                        completion: receiveCompletion, cancel: receiveCancel,
                        request: { demand, _ in receiveRequest?(demand) })))
        }
    }
}

/// The closures for events.
struct Events<Input, Failure: Error> {
    let subscription: ((any Subscription) -> Void)?
    let output: ((Input) -> Void)?
    let completion: ((Subscribers.Completion<Failure>) -> Void)?
    let cancel: (() -> Void)?
    /// Also receives whether the request is the answer to a value.
    let request: (Subscribers.Demand, Bool) -> Void
}

/// A subscriber that forwards all events and calls closures for them.
final class Watching<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
    @unchecked Sendable
{
    private let upstream = Upstream()
    private let downstream: Downstream
    private let events: Events<Downstream.Input, Downstream.Failure>

    init(_ downstream: Downstream, _ events: Events<Downstream.Input, Downstream.Failure>) {
        self.downstream = downstream
        self.events = events
    }

    var description: String { "HandleEvents" }

    func receive(subscription: any Subscription) {
        events.subscription?(subscription)
        if upstream.open(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        events.output?(input)
        let more = downstream.receive(input)
        if more > .none { events.request(more, true) }
        return more
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.close() != nil else { return }
        events.completion?(completion)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        events.request(demand, false)
        upstream.request(demand)
    }

    func cancel() {
        guard let subscription = upstream.close() else { return }
        events.cancel?()
        subscription.cancel()
    }
}
