extension Publisher {
    /// Makes a publisher of each value, and sends what these send, as it comes.
    ///
    /// - Parameters:
    ///   - maxPublishers: How many of them there may be at a time.
    ///   - transform: Makes a publisher of a value.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Output == T, P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher, which may fail, of each value, and sends what these send, as it comes.
    ///
    /// - Parameters:
    ///   - maxPublishers: How many of them there may be at a time.
    ///   - transform: Makes a publisher of a value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Makes a publisher of each value, and sends what these send, as it comes.
    ///
    /// - Parameters:
    ///   - maxPublishers: How many of them there may be at a time.
    ///   - transform: Makes a publisher of a value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Makes a publisher, which cannot fail, of each value, and sends what these send, as it comes.
    ///
    /// - Parameters:
    ///   - maxPublishers: How many of them there may be at a time.
    ///   - transform: Makes a publisher of a value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publishers {
    /// Sends what the publishers made of each value send, as it comes.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// What is sent.
        public typealias Output = NewPublisher.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// How many publishers there may be at a time.
        public let maxPublishers: Subscribers.Demand
        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Of a publisher's values, by what is given.
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

/// Subscribes to the publisher of which others are made.
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
