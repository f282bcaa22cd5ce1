extension Publisher {
    /// Lets so many values through, and ends.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: 0..<Swift.max(0, maxLength))
    }

    /// Lets values through until a test is false, and ends then.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Lets values through until a test is false, and ends then; what is thrown is the end, too.
    public func tryPrefix(
        while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Lets one value through, by its number, counted from 0.
    public func output(at index: Int) -> Publishers.Output<Self> {
        let index = Swift.min(Swift.max(0, index), Int.max - 1)
        return output(in: index..<index + 1)
    }

    /// Lets values through by their numbers, counted from 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max).clamped(to: 0..<Int.max))
    }
}

extension Publishers {
    /// Lets through the values of a range, counted from 0, and ends after them.
    public struct Output<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// Which values.
        public let range: CountableRange<Int>

        /// Of a publisher's values, by what is given.
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

    /// Lets values through until a test is false, and ends then.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) -> Bool

        /// Of a publisher's values, by what is given.
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

    /// Lets values through until a test is false, and ends then; fails where that throws.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// Where values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Of a publisher's values, by what is given.
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
