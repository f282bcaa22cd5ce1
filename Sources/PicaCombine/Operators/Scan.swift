extension Publisher {
    /// Sends what has come together so far, with each value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends what has come together so far, with each value; what is thrown is the end.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// Sends what has come together so far, with each value.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
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
                Relay("Scan", subscriber) { value in
                    result = nextPartialResult(result, value)
                    return .value(result)
                })
        }
    }

    /// Sends what has come together so far, with each value, and fails where that throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
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
                Relay(trying: "TryScan", subscriber) { value in
                    result = try nextPartialResult(result, value)
                    return .value(result)
                })
        }
    }
}
