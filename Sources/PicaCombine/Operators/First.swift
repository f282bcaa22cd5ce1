extension Publisher {
    /// Sends the first value and finishes.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Sends the first value that satisfies a predicate and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the first value that satisfies a predicate and finishes; fails if the predicate throws.
    public func tryFirst(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that sends the first value and finishes.
    public struct First<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var first: Output?
            upstream.subscribe(
                Reduction("First", subscriber, result: { first }) { value in
                    first = value
                    return .enough
                })
        }
    }

    /// A publisher that sends the first value that satisfies a predicate and finishes.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var first: Output?
            upstream.subscribe(
                Reduction("FirstWhere", subscriber, result: { first }) { value in
                    guard predicate(value) else { return .more }
                    first = value
                    return .enough
                })
        }
    }

    /// A publisher that sends the first value that satisfies a predicate and finishes, and fails if that throws.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var first: Output?
            upstream.subscribe(
                Reduction(trying: "TryFirstWhere", subscriber, result: { first }) { value in
                    guard try predicate(value) else { return .more }
                    first = value
                    return .enough
                })
        }
    }
}
