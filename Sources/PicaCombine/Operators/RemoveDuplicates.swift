extension Publisher where Output: Equatable {
    /// Leaves out what equals the value before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
    /// Leaves out what is like the value before.
    /// - Parameter predicate: Whether two are alike.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out what is like the value before; what is thrown is the end.
    /// - Parameter predicate: Whether two are alike.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Leaves out what is like the value before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// Whether two are alike.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Of a publisher's values, by what is given.
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

    /// Leaves out what is like the value before, and fails where the comparison throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// Where values come from.
        public let upstream: Upstream
        /// Whether two are alike.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Of a publisher's values, by what is given.
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
