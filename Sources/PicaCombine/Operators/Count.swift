extension Publisher {
    /// Sends the number of values at the end.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers {
    /// A publisher that sends the number of values at the end.
    public struct Count<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Int
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
            var count = 0
            upstream.subscribe(
                Reduction("Count", subscriber, result: { count }) { _ in
                    count += 1
                    return .more
                })
        }
    }
}
