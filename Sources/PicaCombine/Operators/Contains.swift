extension Publisher where Output: Equatable {
    /// Sends true as soon as a value is there, or false at the end.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Sends true as soon as a test is true for a value, or false at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends true as soon as a test is true for a value, or false at the end; what is thrown is the end, too.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends false as soon as a test is false for a value, or true at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends false as soon as a test is false for a value, or true at the end; what is thrown is the end, too.
    public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Says whether a value is among all.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// What is sent.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// What is looked for.
        public let output: Upstream.Output

        /// Of a publisher's values, by what is given.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var contains = false
            upstream.subscribe(
                Reduction("Contains", subscriber, result: { contains }) { value in
                    contains = value == output
                    return contains ? .enough : .more
                })
        }
    }

    /// Says whether a test is true for any value.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Bool
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
            var contains = false
            upstream.subscribe(
                Reduction("ContainsWhere", subscriber, result: { contains }) { value in
                    contains = predicate(value)
                    return contains ? .enough : .more
                })
        }
    }

    /// Says whether a test is true for any value, and fails where that throws.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Bool
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
            var contains = false
            upstream.subscribe(
                Reduction(trying: "TryContainsWhere", subscriber, result: { contains }) { value in
                    contains = try predicate(value)
                    return contains ? .enough : .more
                })
        }
    }

    /// Says whether a test is true for all values.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Bool
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
            var holds = true
            upstream.subscribe(
                Reduction("AllSatisfy", subscriber, result: { holds }) { value in
                    holds = predicate(value)
                    return holds ? .more : .enough
                })
        }
    }

    /// Says whether a test is true for all values, and fails where that throws.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Bool
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
            var holds = true
            upstream.subscribe(
                Reduction(trying: "TryAllSatisfy", subscriber, result: { holds }) { value in
                    holds = try predicate(value)
                    return holds ? .more : .enough
                })
        }
    }
}
