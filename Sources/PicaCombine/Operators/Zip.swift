extension Publisher {
    /// Sends the first values of all publishers together, then the second ones, and so on.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Sends the transformed first values of all publishers together, then the second ones, and so on.
    public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
        -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure
    {
        zip(other).map { transform($0.0, $0.1) }
    }

    /// Sends the first values of all publishers together, then the second ones, and so on.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
    {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Sends the transformed first values of all publishers together, then the second ones, and so on.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the first values of all publishers together, then the second ones, and so on.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Sends the transformed first values of all publishers together, then the second ones, and so on.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

extension Publishers {
    /// A publisher that combines the values of two publishers by their index.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
            typealias Join = Joining<(Queue<A.Output>, Queue<B.Output>), S>
            let joining = Join(
                "Zip", subscriber, (Queue(), Queue()), countsDemand: false,
                isExhausted: { ($1.contains(0) && $0.0.isEmpty) || ($1.contains(1) && $0.1.isEmpty) },
                join: { parts in
                    guard !parts.0.isEmpty, !parts.1.isEmpty, let a = parts.0.popFirst(),
                        let b = parts.1.popFirst()
                    else { return nil }
                    return (a, b)
                })
            joining.start([
                Join.part(a) {
                    $0.0.append($1); return nil
                },
                Join.part(b) {
                    $0.1.append($1); return nil
                },
            ])
        }
    }

    /// A publisher that combines the values of three publishers by their index.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
            typealias Join = Joining<(Queue<A.Output>, Queue<B.Output>, Queue<C.Output>), S>
            let joining = Join(
                "Zip3", subscriber, (Queue(), Queue(), Queue()), countsDemand: false,
                isExhausted: {
                    ($1.contains(0) && $0.0.isEmpty) || ($1.contains(1) && $0.1.isEmpty)
                        || ($1.contains(2) && $0.2.isEmpty)
                },
                join: { parts in
                    guard !parts.0.isEmpty, !parts.1.isEmpty, !parts.2.isEmpty, let a = parts.0.popFirst(),
                        let b = parts.1.popFirst(), let c = parts.2.popFirst()
                    else { return nil }
                    return (a, b, c)
                })
            joining.start([
                Join.part(a) {
                    $0.0.append($1); return nil
                },
                Join.part(b) {
                    $0.1.append($1); return nil
                },
                Join.part(c) {
                    $0.2.append($1); return nil
                },
            ])
        }
    }

    /// A publisher that combines the values of four publishers by their index.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
            typealias Join = Joining<(Queue<A.Output>, Queue<B.Output>, Queue<C.Output>, Queue<D.Output>), S>
            let joining = Join(
                "Zip4", subscriber, (Queue(), Queue(), Queue(), Queue()), countsDemand: false,
                isExhausted: {
                    ($1.contains(0) && $0.0.isEmpty) || ($1.contains(1) && $0.1.isEmpty)
                        || ($1.contains(2) && $0.2.isEmpty) || ($1.contains(3) && $0.3.isEmpty)
                },
                join: { parts in
                    guard !parts.0.isEmpty, !parts.1.isEmpty, !parts.2.isEmpty, !parts.3.isEmpty,
                        let a = parts.0.popFirst(), let b = parts.1.popFirst(), let c = parts.2.popFirst(),
                        let d = parts.3.popFirst()
                    else { return nil }
                    return (a, b, c, d)
                })
            joining.start([
                Join.part(a) {
                    $0.0.append($1); return nil
                },
                Join.part(b) {
                    $0.1.append($1); return nil
                },
                Join.part(c) {
                    $0.2.append($1); return nil
                },
                Join.part(d) {
                    $0.3.append($1); return nil
                },
            ])
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
