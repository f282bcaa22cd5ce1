extension Publisher {
    /// Keeps values that nobody has asked for yet.
    ///
    /// A subscriber hears of the end when it asks for more than there is; of a failure of the publisher at once, and
    /// what is kept by then is lost.
    ///
    /// - Parameters:
    ///   - size: How many at the most.
    ///   - prefetch: How many values the publisher is asked for.
    ///   - whenFull: What happens when one more comes.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

extension Publishers {
    /// How many values a buffer asks for.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// As many as there is room for, before anybody asks.
        case keepFull
        /// All that come.
        case byRequest
    }

    /// What happens when a value comes to a buffer that is full.
    public enum BufferingStrategy<Failure: Error> {
        /// It is dropped.
        case dropNewest
        /// The one that waits longest is dropped.
        case dropOldest
        /// That is a failure, of which the subscriber hears once it has what it asks for next.
        case customError(() -> Failure)
    }

    /// Keeps values that nobody has asked for yet.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// How many are kept at the most.
        public let size: Int
        /// How many values the publisher is asked for.
        public let prefetch: PrefetchStrategy
        /// What happens when one more comes.
        public let whenFull: BufferingStrategy<Upstream.Failure>

        /// Of a publisher's values, by what is given.
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
