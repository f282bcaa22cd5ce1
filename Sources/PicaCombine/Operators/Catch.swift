extension Publisher {
    /// Continues with another publisher after a failure.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Continues with another publisher after a failure; fails if the closure throws.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Sends a value in place of a failure, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Sends a value if the publisher finishes without any.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Subscribes again after a failure, up to a number of times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publishers {
    /// A publisher that continues with another one after a failure.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = NewPublisher.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns the other publisher for a failure.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Succession("Catch", subscriber).follow(by: upstream) { succession, completion in
                switch completion {
                case .finished: succession.finish(.finished)
                case .failure(let error): succession.finish(by: handler(error))
                }
            }
        }
    }

    /// A publisher that continues with another one after a failure, and fails if that cannot be created.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns the other publisher for a failure.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Succession("TryCatch", subscriber).follow(by: upstream) { succession, completion in
                switch completion {
                case .finished: succession.finish(.finished)
                case .failure(let error):
                    do {
                        succession.finish(by: try handler(error).mapError { $0 as any Error })
                    } catch {
                        succession.finish(.failure(error))
                    }
                }
            }
        }
    }

    /// A publisher that sends a value in place of a failure.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure; the publisher never fails.
        public typealias Failure = Never
        /// The upstream publisher.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.catch { _ in Just(output) }.subscribe(subscriber)
        }
    }

    /// A publisher that sends a value if its upstream sends none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isEmpty = true
            let noting = upstream.map { value in
                isEmpty = false
                return value
            }
            Succession("ReplaceEmpty", subscriber).follow(by: noting) { succession, completion in
                if case .finished = completion, isEmpty {
                    succession.finish(by: Just(output).setFailureType(to: Failure.self))
                } else {
                    succession.finish(completion)
                }
            }
        }
    }

    /// A publisher that subscribes again after a failure.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The number of retries; `nil` for no limit.
        public let retries: Int?

        /// Creates an operator on an upstream publisher.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Self.attempt(upstream, left: retries, Succession("Retry", subscriber))
        }

        private static func attempt<S: Subscriber>(
            _ upstream: Upstream, left: Int?, _ succession: Succession<S>
        ) where S.Input == Output, S.Failure == Failure {
            succession.follow(by: upstream) { succession, completion in
                if case .failure = completion, left.map({ $0 > 0 }) ?? true {
                    attempt(upstream, left: left.map { $0 - 1 }, succession)
                } else {
                    succession.finish(completion)
                }
            }
        }
    }
}
