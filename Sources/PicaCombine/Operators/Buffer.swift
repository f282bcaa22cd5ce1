extension Publisher {
    /// Buffers values without demand.
    ///
    /// The subscriber receives the completion when it requests more values than there are. It receives a failure of the
    /// publisher at once, and the buffered values are then lost.
    ///
    /// - Parameters:
    ///   - size: The capacity of the buffer.
    ///   - prefetch: The number of values to request.
    ///   - whenFull: The handling of a value that exceeds the capacity.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

extension Publishers {
    /// The number of values that a buffer requests.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// As many as fit the buffer, in advance.
        case keepFull
        /// An unlimited number of values.
        case byRequest
    }

    /// The handling of a value that exceeds a buffer's capacity.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops the new value.
        case dropNewest
        /// Drops the oldest value.
        case dropOldest
        /// Fails with an error, which the subscriber receives after the values that it requests next.
        case customError(() -> Failure)
    }

    /// A publisher that buffers values without demand.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The capacity of the buffer.
        public let size: Int
        /// The number of values to request.
        public let prefetch: PrefetchStrategy
        /// The handling of a value that exceeds the capacity.
        public let whenFull: BufferingStrategy<Upstream.Failure>

        /// Creates an operator on an upstream publisher.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
            whenFull: BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Buffering(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
        }
    }
}
