extension Publisher where Output: Comparable {
    /// Sends at the end the smallest value, the first of those that are equal.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }

    /// Sends at the end the largest value, the first of those that are equal.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    /// Sends at the end the smallest value, the first of those that are equal.
    ///
    /// - Parameter areInIncreasingOrder: Whether the first of two values is smaller than the second.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends at the end the smallest value; what is thrown is the end.
    ///
    /// - Parameter areInIncreasingOrder: Whether the first of two values is smaller than the second.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Sends at the end the largest value, the first of those that are equal.
    ///
    /// - Parameter areInIncreasingOrder: Whether the first of two values is smaller than the second.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends at the end the largest value; what is thrown is the end.
    ///
    /// - Parameter areInIncreasingOrder: Whether the first of two values is smaller than the second.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publishers {
    /// Sends at the end the value that comes after all others.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// Whether a value takes the place of the one before.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Of a publisher's values, by what is given.
        public init(
            upstream: Upstream,
            areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var best: Output?
            upstream.subscribe(
                Reduction("Comparison", subscriber, result: { best }) { value in
                    if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = value }
                    return .more
                })
        }
    }

    /// Sends at the end the value that comes after all others, and fails where comparing throws.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// Where values come from.
        public let upstream: Upstream
        /// Whether a value takes the place of the one before.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Of a publisher's values, by what is given.
        public init(
            upstream: Upstream,
            areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var best: Output?
            upstream.subscribe(
                Reduction(trying: "TryComparison", subscriber, result: { best }) { value in
                    if try best.map({ try areInIncreasingOrder($0, value) }) ?? true { best = value }
                    return .more
                })
        }
    }
}
