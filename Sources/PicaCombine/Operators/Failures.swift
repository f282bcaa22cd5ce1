extension Publisher {
    /// Makes another error of a failure.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Lets this stand where something that may fail is wanted.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers {
    /// Makes another error of a failure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// Where values come from.
        public let upstream: Upstream
        /// Makes the other error.
        public let transform: (Upstream.Failure) -> Failure

        /// Of a publisher's values, by what is given.
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

    /// Lets what cannot fail stand where something that can is wanted.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// Where values come from.
        public let upstream: Upstream

        /// Of a publisher's values.
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
