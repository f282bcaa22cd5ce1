import Foundation

extension Publisher where Failure == Never {
    /// The values for a `for await` loop, which are requested one by one.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values for a `for try await` loop, which are requested one by one.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// An asynchronous sequence of a publisher's values.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The type of the values.
    public typealias Element = P.Output
    private let publisher: P

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Returns an iterator, which subscribes.
    public func makeAsyncIterator() -> Iterator {
        Iterator(AsyncThrowingPublisher(publisher).makeAsyncIterator())
    }

    /// An iterator that requests one value after another, and cancels with the task or on deallocation.
    public struct Iterator: AsyncIteratorProtocol {
        private let inner: AsyncThrowingPublisher<P>.Iterator

        fileprivate init(_ inner: AsyncThrowingPublisher<P>.Iterator) { self.inner = inner }

        /// Returns the next value, or `nil` at the end.
        public mutating func next() async -> P.Output? { await inner.result().map { $0.get() } }
    }
}

/// An asynchronous sequence of a publisher's values that throws if the publisher fails.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The type of the values.
    public typealias Element = P.Output
    private let publisher: P

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Returns an iterator, which subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// An iterator that requests one value after another, and cancels with the task or on deallocation.
    public struct Iterator: AsyncIteratorProtocol {
        private let waiting = Waiting()
        private let lifetime: AnyCancellable

        fileprivate init(_ publisher: P) {
            lifetime = AnyCancellable(waiting)
            publisher.subscribe(waiting)
        }

        /// Returns the next value, or `nil` at the end.
        public mutating func next() async throws -> P.Output? { try await result()?.get() }

        fileprivate func result() async -> Result<P.Output, P.Failure>? {
            let cancel = Action(run: waiting.cancel)
            return await withTaskCancellationHandler {
                await withCheckedContinuation { waiting.ask($0) }.value
            } onCancel: {
                cancel.run()
            }
        }

        /// A result passed from one task to another, which owns it exclusively.
        fileprivate struct Answer: @unchecked Sendable {
            let value: Result<P.Output, P.Failure>?
        }

        /// A subscriber that lets tasks wait for values.
        fileprivate final class Waiting: Subscriber, Cancellable, @unchecked Sendable {
            private let upstream = Upstream()
            private let lock = NSLock()
            private var asking: [CheckedContinuation<Answer, Never>] = []
            private var isSubscribed = false
            private var isOver = false
            /// The failure for the next task that asks.
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
