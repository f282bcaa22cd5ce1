extension Publisher {
    /// Sends the latest values of all publishers with each new one, once all have sent one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends the transformed latest values of all publishers with each new one, once all have sent one.
    public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
        -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure
    {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Sends the latest values of all publishers with each new one, once all have sent one.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
    {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends the transformed latest values of all publishers with each new one, once all have sent one.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the latest values of all publishers with each new one, once all have sent one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends the transformed latest values of all publishers with each new one, once all have sent one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

extension Publishers {
    /// A publisher that sends the latest values of two publishers with each new one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// A tuple with a value of each publisher.
        public typealias Output = (A.Output, B.Output)
        /// The type of failure.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates an operator on two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Join = Joining<(A.Output?, B.Output?), S>
            let joining = Join(
                "CombineLatest", subscriber, (nil, nil), countsDemand: true,
                isExhausted: { $1.count == 2 },
                join: { parts in
                    guard let a = parts.0, let b = parts.1 else { return nil }
                    return (a, b)
                })
            joining.start([
                Join.part(a) { exchange(&$0.0, $1) },
                Join.part(b) { exchange(&$0.1, $1) },
            ])
        }
    }

    /// A publisher that sends the latest values of three publishers with each new one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// A tuple with a value of each publisher.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The type of failure.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates an operator on three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Join = Joining<(A.Output?, B.Output?, C.Output?), S>
            let joining = Join(
                "CombineLatest3", subscriber, (nil, nil, nil), countsDemand: true,
                isExhausted: { $1.count == 3 },
                join: { parts in
                    guard let a = parts.0, let b = parts.1, let c = parts.2 else { return nil }
                    return (a, b, c)
                })
            joining.start([
                Join.part(a) { exchange(&$0.0, $1) },
                Join.part(b) { exchange(&$0.1, $1) },
                Join.part(c) { exchange(&$0.2, $1) },
            ])
        }
    }

    /// A publisher that sends the latest values of four publishers with each new one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// A tuple with a value of each publisher.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The type of failure.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates an operator on four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Join = Joining<(A.Output?, B.Output?, C.Output?, D.Output?), S>
            let joining = Join(
                "CombineLatest4", subscriber, (nil, nil, nil, nil), countsDemand: true,
                isExhausted: { $1.count == 4 },
                join: { parts in
                    guard let a = parts.0, let b = parts.1, let c = parts.2, let d = parts.3 else {
                        return nil
                    }
                    return (a, b, c, d)
                })
            joining.start([
                Join.part(a) { exchange(&$0.0, $1) },
                Join.part(b) { exchange(&$0.1, $1) },
                Join.part(c) { exchange(&$0.2, $1) },
                Join.part(d) { exchange(&$0.3, $1) },
            ])
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

private func exchange<Value>(_ place: inout Value?, _ value: Value) -> Value? {
    defer { place = value }
    return place
}
