extension Publisher where Output: Equatable {
    /// Sends `true` as soon as a value arrives, or `false` at the end.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Sends `true` as soon as a value satisfies a predicate, or `false` at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends `true` as soon as a value satisfies a predicate, or `false` at the end; fails if the predicate throws.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends `false` as soon as a value does not satisfy a predicate, or `true` at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends `false` as soon as a value does not satisfy a predicate, or `true` at the end. It fails if the predicate
    /// throws.
    public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that sends whether its upstream sends a value.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// The type of the values sent.
        public typealias Output = Bool
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The value to find.
        public let output: Upstream.Output

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var contains = false
            upstream.subscribe(
                Reduction("Contains", subscriber, result: { contains }) { value in
                    contains = value == output
                    return contains ? .enough : .more
                })
        }
    }

    /// A publisher that sends whether any value satisfies a predicate.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Bool
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
            var contains = false
            upstream.subscribe(
                Reduction("ContainsWhere", subscriber, result: { contains }) { value in
                    contains = predicate(value)
                    return contains ? .enough : .more
                })
        }
    }

    /// A publisher that sends whether any value satisfies a predicate, and fails if that throws.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Bool
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
            var contains = false
            upstream.subscribe(
                Reduction(trying: "TryContainsWhere", subscriber, result: { contains }) { value in
                    contains = try predicate(value)
                    return contains ? .enough : .more
                })
        }
    }

    /// A publisher that sends whether all values satisfy a predicate.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Bool
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
            var holds = true
            upstream.subscribe(
                Reduction("AllSatisfy", subscriber, result: { holds }) { value in
                    holds = predicate(value)
                    return holds ? .more : .enough
                })
        }
    }

    /// A publisher that sends whether all values satisfy a predicate, and fails if that throws.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Bool
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
            var holds = true
            upstream.subscribe(
                Reduction(trying: "TryAllSatisfy", subscriber, result: { holds }) { value in
                    holds = try predicate(value)
                    return holds ? .more : .enough
                })
        }
    }
}
