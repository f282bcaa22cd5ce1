import Foundation

extension Subscribers {
    /// Takes all values at once and hands them to closures.
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

        /// Calls one closure with each value, and one at the end.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            closures = Closures(value: receiveValue, completion: receiveCompletion)
        }

        /// Asks for all there is.
        public func receive(subscription: any Subscription) {
            if upstream.open(subscription) { subscription.request(.unlimited) }
        }

        /// Hands a value to the closure.
        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.withLock { closures }?.value(value)
            return .none
        }

        /// Hands the end to the closure, and lets both go.
        public func receive(completion: Subscribers.Completion<Failure>) {
            upstream.close()
            release()?.completion(completion)
        }

        /// Takes nothing more, and lets the closures go.
        public func cancel() {
            upstream.cancel()
            // Gone outside of the lock, as what they hold may come back here.
            withExtendedLifetime(release()) {}
        }

        private func release() -> Closures? {
            lock.withLock {
                defer { closures = nil }
                return closures
            }
        }

        /// For debugging.
        public var description: String { "Sink" }
    }
}

extension Publisher {
    /// Takes all values, until what this returns is cancelled or gone.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called at the end.
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
    /// Takes all values, until what this returns is cancelled or gone.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
