import Foundation

extension Subscribers {
    /// A subscriber that requests an unlimited number of values and passes them to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        @unchecked Sendable
    {
        private let upstream = Upstream()
        private let lock = NSLock()
        private var closures: Closures?

        private struct Closures {
            let value: (Input) -> Void
            let completion: (Completion<Failure>) -> Void
        }

        /// Creates a subscriber with a closure for values and one for the completion.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            closures = Closures(value: receiveValue, completion: receiveCompletion)
        }

        /// Requests an unlimited number of values.
        public func receive(subscription: any Subscription) {
            if upstream.open(subscription) { subscription.request(.unlimited) }
        }

        /// Passes a value to the closure.
        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.withLock { closures }?.value(value)
            return .none
        }

        /// Passes the completion to the closure, and releases both closures.
        public func receive(completion: Subscribers.Completion<Failure>) {
            upstream.close()
            release()?.completion(completion)
        }

        /// Stops receiving values, and releases the closures.
        public func cancel() {
            upstream.cancel()
            // Released outside of the lock, as deallocations may call back.
            withExtendedLifetime(release()) {}
        }

        private func release() -> Closures? {
            lock.withLock {
                defer { closures = nil }
                return closures
            }
        }

        /// A description for debugging.
        public var description: String { "Sink" }
    }
}

extension Publisher {
    /// Passes all values to closures, until the result is canceled or deallocated.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called with the completion.
    ///   - receiveValue: Called with each value.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Passes all values to a closure, until the result is canceled or deallocated.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
