extension Publisher {
    /// Sends at the end how many values there were.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers {
    /// Sends at the end how many values there were.
    public struct Count<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Int
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream

        /// Of a publisher's values.
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
