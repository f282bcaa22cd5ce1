extension Publisher {
    /// Accumulates the values, and sends the result at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Accumulates the values, and sends the result at the end; fails if the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(
            upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher that accumulates the values and sends the result at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
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
                Reduction("Reduce", subscriber, result: { result }) { value in
                    result = nextPartialResult(result, value)
                    return .more
                })
        }
    }

    /// A publisher that accumulates the values and sends the result at the end, and fails if the closure throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
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
                Reduction(trying: "TryReduce", subscriber, result: { result }) { value in
                    result = try nextPartialResult(result, value)
                    return .more
                })
        }
    }
}
