import Foundation

extension Publisher where Failure == Never {
    /// The values, for a `for await` loop. They are asked for one by one.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, for a `for try await` loop. They are asked for one by one.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A publisher's values as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// A value.
    public typealias Element = P.Output
    private let publisher: P

    /// Of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator {
        Iterator(AsyncThrowingPublisher(publisher).makeAsyncIterator())
    }

    /// Asks for one value after another, and cancels with the task, or when it is gone.
    public struct Iterator: AsyncIteratorProtocol {
        private let inner: AsyncThrowingPublisher<P>.Iterator

        fileprivate init(_ inner: AsyncThrowingPublisher<P>.Iterator) { self.inner = inner }

        /// The next value; nil at the end.
        public mutating func next() async -> P.Output? { await inner.result().map { $0.get() } }
    }
}

/// A publisher's values as an asynchronous sequence, which throws where the publisher fails.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// A value.
    public typealias Element = P.Output
    private let publisher: P

    /// Of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Asks for one value after another, and cancels with the task, or when it is gone.
    public struct Iterator: AsyncIteratorProtocol {
        private let waiting = Waiting()
        private let lifetime: AnyCancellable

        fileprivate init(_ publisher: P) {
            lifetime = AnyCancellable(waiting)
            publisher.subscribe(waiting)
        }

        /// The next value; nil at the end.
        public mutating func next() async throws -> P.Output? { try await result()?.get() }

        fileprivate func result() async -> Result<P.Output, P.Failure>? {
            let cancel = Action(run: waiting.cancel)
            return await withTaskCancellationHandler {
                await withCheckedContinuation { waiting.ask($0) }.value
            } onCancel: {
                cancel.run()
            }
        }

        /// An answer on its way from one task to another, which has it alone.
        fileprivate struct Answer: @unchecked Sendable {
            let value: Result<P.Output, P.Failure>?
        }

        /// Subscribes, and lets tasks wait.
        fileprivate final class Waiting: Subscriber, Cancellable, @unchecked Sendable {
            private let upstream = Upstream()
            private let lock = NSLock()
            private var asking: [CheckedContinuation<Answer, Never>] = []
            private var isSubscribed = false
            private var isOver = false
            /// Told to the next who asks.
            private var failure: P.Failure?

            func ask(_ continuation: CheckedContinuation<Answer, Never>) {
                let (answer, isReady): (Answer?, Bool) = lock.withLock {
                    if isOver {
                        defer { failure = nil }
                        return (Answer(value: failure.map { .failure($0) }), false)
                    }
                    asking.append(continuation)
                    return (nil, isSubscribed)
                }
                if let answer { return continuation.resume(returning: answer) }
                if isReady { upstream.request(.max(1)) }
            }

            func receive(subscription: any Subscription) {
                guard upstream.open(subscription) else { return }
                let count = lock.withLock {
                    isSubscribed = true
                    return asking.count
                }
                upstream.request(.max(count))
            }

            func receive(_ input: P.Output) -> Subscribers.Demand {
                let first = lock.withLock { asking.isEmpty ? nil : asking.removeFirst() }
                first?.resume(returning: Answer(value: .success(input)))
                return .none
            }

            func receive(completion: Subscribers.Completion<P.Failure>) {
                upstream.close()
                if case .failure(let error) = completion { end(error) } else { end(nil) }
            }

            func cancel() {
                upstream.cancel()
                end(nil)
            }

            private func end(_ error: P.Failure?) {
                let asking = lock.withLock {
                    defer {
                        if !isOver, self.asking.isEmpty { failure = error }
                        isOver = true
                        self.asking = []
                    }
                    return self.asking
                }
                for (index, continuation) in asking.enumerated() {
                    let failure = index == 0 ? error : nil
                    continuation.resume(returning: Answer(value: failure.map { .failure($0) }))
                }
            }
        }
    }
}
