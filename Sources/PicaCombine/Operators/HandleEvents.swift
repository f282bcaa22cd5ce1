extension Publisher {
    /// Calls closures with what goes by, and lets it go by.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called with the subscription.
    ///   - receiveOutput: Called with each value.
    ///   - receiveCompletion: Called at the end.
    ///   - receiveCancel: Called when the subscriber gives up.
    ///   - receiveRequest: Called with what the subscriber asks for.
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
    /// Calls closures with what goes by.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public var receiveOutput: ((Upstream.Output) -> Void)?
        /// Called at the end.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Called when the subscriber gives up.
        public var receiveCancel: (() -> Void)?
        /// Called with what the subscriber asks for.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Of a publisher's values, by what is given.
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

/// What is called with that which goes by.
struct Events<Input, Failure: Error> {
    let subscription: ((any Subscription) -> Void)?
    let output: ((Input) -> Void)?
    let completion: ((Subscribers.Completion<Failure>) -> Void)?
    let cancel: (() -> Void)?
    /// Told, too, whether it was asked for in answer to a value.
    let request: (Subscribers.Demand, Bool) -> Void
}

/// Lets everything go by, and tells of it.
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
