extension Publisher where Output: Equatable {
    /// Omits values equal to the previous one.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
    /// Omits values equivalent to the previous one.
    /// - Parameter predicate: Returns whether two values are equivalent.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Omits values equivalent to the previous one; fails if the predicate throws.
    /// - Parameter predicate: Returns whether two values are equivalent.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that omits values equivalent to the previous one.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns whether two values count as equal.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.subscribe(
                Relay("RemoveDuplicates", subscriber) { value in
                    if let last, predicate(last, value) { return .skip }
                    last = value
                    return .value(value)
                })
        }
    }

    /// A publisher that omits values equivalent to the previous one, and fails if the comparison throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns whether two values count as equal.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates an operator on an upstream publisher.
        public init(
            upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.subscribe(
                Relay(trying: "TryRemoveDuplicates", subscriber) { value in
                    if let last, try predicate(last, value) { return .skip }
                    last = value
                    return .value(value)
                })
        }
    }
}
