extension Publisher where Output: Comparable {
    /// Sends the smallest value at the end, the first of equal ones.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }

    /// Sends the largest value at the end, the first of equal ones.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    /// Sends the smallest value at the end, the first of equal ones.
    ///
    /// - Parameter areInIncreasingOrder: Returns whether the first of two values is smaller than the second.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends the smallest value at the end; fails if the closure throws.
    ///
    /// - Parameter areInIncreasingOrder: Returns whether the first of two values is smaller than the second.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Sends the largest value at the end, the first of equal ones.
    ///
    /// - Parameter areInIncreasingOrder: Returns whether the first of two values is smaller than the second.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the largest value at the end; fails if the closure throws.
    ///
    /// - Parameter areInIncreasingOrder: Returns whether the first of two values is smaller than the second.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publishers {
    /// A publisher that sends the largest value at the end.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns whether a value replaces the previous result.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates an operator on an upstream publisher.
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

    /// A publisher that sends the largest value at the end, and fails if the comparison throws.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns whether a value replaces the previous result.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates an operator on an upstream publisher.
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
