extension Publisher {
    /// Sends the last value, at the end.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Sends the last value that a test is true for, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value that a test is true for, at the end; what is thrown is the end, too.
    public func tryLast(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Sends the last value.
    public struct Last<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
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
            var last: Output?
            upstream.subscribe(
                Reduction("Last", subscriber, result: { last }) { value in
                    last = value
                    return .more
                })
        }
    }

    /// Sends the last value that a test is true for.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) -> Bool

        /// Of a publisher's values, by what is given.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.subscribe(
                Reduction("LastWhere", subscriber, result: { last }) { value in
                    if predicate(value) { last = value }
                    return .more
                })
        }
    }

    /// Sends the last value that a test is true for, and fails where that throws.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// Where values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Of a publisher's values, by what is given.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.subscribe(
                Reduction(trying: "TryLastWhere", subscriber, result: { last }) { value in
                    if try predicate(value) { last = value }
                    return .more
                })
        }
    }
}
