extension Publisher {
    /// Lets through what a test is true for.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Lets through what a test is true for; what is thrown is the end.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Makes another value of each, and leaves out nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Makes another value of each, and leaves out nil; what is thrown is the end.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Sends no value, and the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publishers {
    /// Lets through what a test is true for.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// The test.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Of a publisher's values, by what is given.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay("Filter", subscriber) { isIncluded($0) ? .value($0) : .skip })
        }
    }

    /// Lets through what a test is true for, and fails where that throws.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// Where values come from.
        public let upstream: Upstream
        /// The test.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Of a publisher's values, by what is given.
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

    /// Makes another value of each, where there is one.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// Makes the other value, or nil.
        public let transform: (Upstream.Output) -> Output?

        /// Of a publisher's values, by what is given.
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

    /// Makes another value of each, where there is one, and fails where that throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error
        /// Where values come from.
        public let upstream: Upstream
        /// Makes the other value, or nil.
        public let transform: (Upstream.Output) throws -> Output?

        /// Of a publisher's values, by what is given.
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

    /// Sends no value, and the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Never
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream

        /// Of a publisher's values.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Reduction("IgnoreOutput", subscriber, result: { nil }, step: { _ in .more }))
        }
    }
}
