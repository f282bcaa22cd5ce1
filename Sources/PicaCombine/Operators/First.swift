extension Publisher {
    /// Sends the first value, and ends.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Sends the first value that a test is true for, and ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the first value that a test is true for, and ends; what is thrown is the end, too.
    public func tryFirst(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Sends the first value, and ends.
    public struct First<Upstream: Publisher>: Publisher {
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
            var first: Output?
            upstream.subscribe(
                Reduction("First", subscriber, result: { first }) { value in
                    first = value
                    return .enough
                })
        }
    }

    /// Sends the first value that a test is true for, and ends.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
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
            var first: Output?
            upstream.subscribe(
                Reduction("FirstWhere", subscriber, result: { first }) { value in
                    guard predicate(value) else { return .more }
                    first = value
                    return .enough
                })
        }
    }

    /// Sends the first value that a test is true for, and ends; fails where that throws.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
