extension Publisher {
    /// Sends at the end what has come together.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends at the end what has come together; what is thrown is the end.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(
            upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// Sends at the end what has come together.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// What it begins with.
        public let initialResult: Output
        /// Takes one more value in.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Of a publisher's values, by what is given.
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

    /// Sends at the end what has come together, and fails where that throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error
        /// Where values come from.
        public let upstream: Upstream
        /// What it begins with.
        public let initialResult: Output
        /// Takes one more value in.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Of a publisher's values, by what is given.
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
