extension Publisher {
    /// Sends only values that satisfy a predicate.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Sends only values that satisfy a predicate; fails if that throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Transforms values, and omits `nil` results.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Transforms values, and omits `nil` results; fails if the closure throws.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Sends no values, only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publishers {
    /// A publisher that sends only values that satisfy a predicate.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay("Filter", subscriber) { isIncluded($0) ? .value($0) : .skip })
        }
    }

    /// A publisher that sends only values that satisfy a predicate, and fails if that throws.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(trying: "TryFilter", subscriber) { try isIncluded($0) ? .value($0) : .skip })
        }
    }

    /// A publisher that transforms values and omits `nil` results.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns the new value, or `nil` to omit the value.
        public let transform: (Upstream.Output) -> Output?

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay("CompactMap", subscriber) { input in
                    if let value = transform(input) { .value(value) } else { .skip }
                })
        }
    }

    /// A publisher that transforms values and omits `nil` results, and fails if the closure throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns the new value, or `nil` to omit the value.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(trying: "TryCompactMap", subscriber) { input in
                    if let value = try transform(input) { .value(value) } else { .skip }
                })
        }
    }

    /// A publisher that sends no values, only the completion.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Never
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
            upstream.subscribe(Reduction("IgnoreOutput", subscriber, result: { nil }, step: { _ in .more }))
        }
    }
}
