import Foundation

/// A publisher that starts a task at once and sends its result to every subscriber. Subscribers may come before or
/// after the result.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// The closure to call with the result.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [ObjectIdentifier: Waiter] = [:]

    /// Starts a task.
    /// - Parameter attemptToFulfill: Called at once with the promise, which it must call now or later; only the first
    ///   call counts.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let waiting: [Waiter] = lock.withLock {
            guard self.result == nil else { return [] }
            self.result = result
            defer { self.waiting = [:] }
            return Array(self.waiting.values)
        }
        for waiter in waiting { waiter.take(result) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let waiter = SubscriberWaiter(subscriber, of: self)
        subscriber.receive(subscription: waiter)
        let result = lock.withLock {
            if self.result == nil { waiting[ObjectIdentifier(waiter)] = waiter }
            return self.result
        }
        if let result { waiter.take(result) }
        // It may have been canceled before it was in the list.
        if !waiter.isWaiting { remove(waiter) }
    }

    private func remove(_ waiter: Waiter) {
        lock.withLock { _ = waiting.removeValue(forKey: ObjectIdentifier(waiter)) }
    }

    /// The subscription of a subscriber.
    private class Waiter: Subscription, CustomStringConvertible, @unchecked Sendable {
        private let lock = NSLock()
        private var future: Future?
        private var result: Result<Output, Failure>?
        private var isDemanded = false
        private var isOpen = true

        init(of future: Future) { self.future = future }

        var description: String { "Future" }
        var isWaiting: Bool { lock.withLock { isOpen } }

        func deliver(_ result: Result<Output, Failure>) {}
        func release() {}

        func take(_ result: Result<Output, Failure>) {
            let isDue = lock.withLock {
                self.result = result
                return finishIfDue()
            }
            if isDue { end(result) }
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            let result: Result<Output, Failure>? = lock.withLock {
                isDemanded = true
                return finishIfDue() ? self.result : nil
            }
            if let result { end(result) }
        }

        /// A failure is sent without demand.
        private func finishIfDue() -> Bool {
            guard isOpen, let result else { return false }
            if case .success = result, !isDemanded { return false }
            isOpen = false
            return true
        }

        private func end(_ result: Result<Output, Failure>) {
            deliver(result)
            leave()
        }

        func cancel() {
            lock.withLock { isOpen = false }
            leave()
        }

        private func leave() {
            let future = lock.withLock {
                defer { self.future = nil }
                return self.future
            }
            future?.remove(self)
            release()
        }
    }

    private final class SubscriberWaiter<S: Subscriber>: Waiter, @unchecked Sendable
    where S.Input == Output, S.Failure == Failure {
        private let lock = NSLock()
        private var subscriber: S?

        init(_ subscriber: S, of future: Future) {
            self.subscriber = subscriber
            super.init(of: future)
        }

        override func deliver(_ result: Result<Output, Failure>) {
            guard let subscriber = lock.withLock({ subscriber }) else { return }
            switch result {
            case .success(let value):
                _ = subscriber.receive(value)
                subscriber.receive(completion: .finished)
            case .failure(let error): subscriber.receive(completion: .failure(error))
            }
        }

        override func release() {
            let old = lock.withLock {
                defer { subscriber = nil }
                return subscriber
            }
            withExtendedLifetime(old) {}
        }
    }
}
