extension Publisher {
    /// Sends at the end all values.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Sends values by groups of a size; what is left at the end is a smaller one.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

extension Publishers {
    /// Sends at the end all values.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = [Upstream.Output]
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
            var values: [Upstream.Output] = []
            upstream.subscribe(
                Reduction("Collect", subscriber, result: { values }) { value in
                    values.append(value)
                    return .more
                })
        }
    }

    /// Sends values by groups.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = [Upstream.Output]
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// How many make a group, one at the least.
        public let count: Int

        /// Of a publisher's values, by what is given.
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
