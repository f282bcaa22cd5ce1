extension Publisher {
    /// Converts failures to another error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Sets the type of failure of a publisher that never fails.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers {
    /// A publisher that converts failures to another error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns the other error.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay("MapError", subscriber, end: { $0.mapError(transform) }, step: { .value($0) }))
        }
    }

    /// A publisher with another type of failure, whose upstream never fails.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The upstream publisher.
        public let upstream: Upstream

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay("SetFailureType", subscriber, end: { $0.settingFailureType() }, step: { .value($0) }))
        }
    }
}
