extension Publisher {
    /// Sends a number of values, and finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: 0..<Swift.max(0, maxLength))
    }

    /// Sends values while they satisfy a predicate, and then finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends values while they satisfy a predicate, and then finishes; fails if the predicate throws.
    public func tryPrefix(
        while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends the value at an index, counted from 0.
    public func output(at index: Int) -> Publishers.Output<Self> {
        let index = Swift.min(Swift.max(0, index), Int.max - 1)
        return output(in: index..<index + 1)
    }

    /// Sends the values at a range of indices, counted from 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max).clamped(to: 0..<Int.max))
    }
}

extension Publishers {
    /// A publisher that sends the values at a range of indices, counted from 0, and then finishes.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The range of indices.
        public let range: CountableRange<Int>

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else { return Empty().receive(subscriber: subscriber) }
            var index = 0
            upstream.subscribe(
                Relay("Output", subscriber) { value in
                    defer { index += 1 }
                    if index < range.lowerBound { return .skip }
                    return index + 1 < range.upperBound ? .value(value) : .last(value)
                })
        }
    }

    /// A publisher that sends values while they satisfy a predicate, and then finishes.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay("PrefixWhile", subscriber) { predicate($0) ? .value($0) : .end(.finished) })
        }
    }

    /// A publisher that sends values while they satisfy a predicate and then finishes; it fails if that throws.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(trying: "TryPrefixWhile", subscriber) {
                    try predicate($0) ? .value($0) : .end(.finished)
                })
        }
    }
}
