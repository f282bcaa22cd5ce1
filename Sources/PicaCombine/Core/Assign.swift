import Foundation

extension Subscribers {
    /// A subscriber that assigns each value to a property of an object, which it retains until the completion.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
        @unchecked Sendable
    {
        /// The type of failure; the publisher never fails.
        public typealias Failure = Never

        private let upstream = Upstream()
        private let lock = NSLock()
        private var target: Root?
        /// The key path of the property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber for a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        /// The object; `nil` after the completion.
        public var object: Root? { lock.withLock { target } }

        /// Requests an unlimited number of values.
        public func receive(subscription: any Subscription) {
            if upstream.open(subscription) { subscription.request(.unlimited) }
        }

        /// Assigns a value.
        public func receive(_ value: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        /// Releases the object.
        public func receive(completion: Subscribers.Completion<Never>) {
            upstream.close()
            release()
        }

        /// Stops assigning, and releases the object.
        public func cancel() {
            upstream.cancel()
            release()
        }

        private func release() {
            let target = lock.withLock {
                defer { self.target = nil }
                return self.target
            }
            withExtendedLifetime(target) {}
        }

        /// A description for debugging.
        public var description: String { "Assign \(Root.self)" }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a property of an object, which is retained until the result is canceled or deallocated.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
