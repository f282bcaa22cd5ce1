extension Publisher {
    /// Accumulates the values, and sends each intermediate result.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Accumulates the values, and sends each intermediate result; fails if the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher that accumulates the values and sends each intermediate result.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The initial result.
        public let initialResult: Output
        /// Returns the next result for the previous one and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates an operator on an upstream publisher.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Relay("Scan", subscriber) { value in
                    result = nextPartialResult(result, value)
                    return .value(result)
                })
        }
    }

    /// A publisher that accumulates the values and sends each intermediate result, and fails if the closure throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// The type of failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The initial result.
        public let initialResult: Output
        /// Returns the next result for the previous one and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates an operator on an upstream publisher.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Relay(trying: "TryScan", subscriber) { value in
                    result = try nextPartialResult(result, value)
                    return .value(result)
                })
        }
    }
}
