extension Publisher {
    /// Collects all values in one array, sent at the end.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Collects values in arrays of a size; the last one may be smaller.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

extension Publishers {
    /// A publisher that collects all values in one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = [Upstream.Output]
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
            var values: [Upstream.Output] = []
            upstream.subscribe(
                Reduction("Collect", subscriber, result: { values }) { value in
                    values.append(value)
                    return .more
                })
        }
    }

    /// A publisher that collects values in arrays of a size.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = [Upstream.Output]
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The size of an array, at least one.
        public let count: Int

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Grouping(subscriber, size: Swift.max(1, count)))
        }
    }
}
