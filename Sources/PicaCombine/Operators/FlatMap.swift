extension Publisher {
    /// Creates a publisher for each value, and sends the values of all these.
    ///
    /// - Parameters:
    ///   - maxPublishers: The maximum number of publishers at a time.
    ///   - transform: Returns a publisher for a value.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Output == T, P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Creates a publisher, which may fail, for each value, and sends the values of all these.
    ///
    /// - Parameters:
    ///   - maxPublishers: The maximum number of publishers at a time.
    ///   - transform: Returns a publisher for a value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Creates a publisher for each value, and sends the values of all these.
    ///
    /// - Parameters:
    ///   - maxPublishers: The maximum number of publishers at a time.
    ///   - transform: Returns a publisher for a value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Creates a publisher, which never fails, for each value, and sends the values of all these.
    ///
    /// - Parameters:
    ///   - maxPublishers: The maximum number of publishers at a time.
    ///   - transform: Returns a publisher for a value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publishers {
    /// A publisher that sends the values of the publishers created for each value.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The type of the values sent.
        public typealias Output = NewPublisher.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The maximum number of publishers at a time.
        public let maxPublishers: Subscribers.Demand
        /// Returns a publisher for a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates an operator on an upstream publisher.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(FlatMapSubscriber(self, subscriber))
        }
    }
}

/// The subscriber of the upstream publisher, for whose values others are created.
private final class FlatMapSubscriber<
    NewPublisher: Publisher, Source: Publisher, Downstream: Subscriber
>: Subscriber, @unchecked Sendable
where
    NewPublisher.Failure == Source.Failure, Downstream.Input == NewPublisher.Output,
    Downstream.Failure == Source.Failure
{
    private let upstream = Upstream()
    private let flatMap: Publishers.FlatMap<NewPublisher, Source>
    private let downstream: Downstream
    private let gathering: Gathering<Downstream>

    init(_ flatMap: Publishers.FlatMap<NewPublisher, Source>, _ downstream: Downstream) {
        self.flatMap = flatMap
        self.downstream = downstream
        gathering = Gathering("FlatMap", downstream, onCancel: upstream.cancel)
    }

    func receive(subscription: any Subscription) {
        guard upstream.open(subscription) else { return }
        downstream.receive(subscription: gathering)
        upstream.request(flatMap.maxPublishers)
    }

    func receive(_ input: Source.Output) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        gathering.add(flatMap.transform(input)) { [upstream] in upstream.request(.max(1)) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Source.Failure>) {
        guard upstream.close() != nil else { return }
        switch completion {
        case .finished: gathering.finishAdding()
        case .failure(let error): gathering.fail(error)
        }
    }
}
