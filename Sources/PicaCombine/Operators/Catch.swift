extension Publisher {
    /// Goes on with another publisher where this fails.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with another publisher where this fails; what is thrown is the end.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Sends a value in place of a failure, and ends.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Sends a value where this ends without any.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Subscribes anew where this fails, so many times at most.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publishers {
    /// Goes on with another publisher where one fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = NewPublisher.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// Makes the other publisher of the failure.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Of a publisher's values, by what is given.
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

    /// Goes on with another publisher where one fails, and fails where that cannot be made.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// Where values come from.
        public let upstream: Upstream
        /// Makes the other publisher of the failure.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Of a publisher's values, by what is given.
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

    /// Sends a value in place of a failure.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Never
        /// Where values come from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Of a publisher's values, by what is given.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.catch { _ in Just(output) }.subscribe(subscriber)
        }
    }

    /// Sends a value where there was none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Of a publisher's values, by what is given.
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

    /// Subscribes anew where a publisher fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// How often; nil for as often as it fails.
        public let retries: Int?

        /// Of a publisher's values, by what is given.
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
