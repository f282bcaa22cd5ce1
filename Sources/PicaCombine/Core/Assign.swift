import Foundation

extension Subscribers {
    /// Writes each value to a property of an object, which it holds until the end.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
        @unchecked Sendable
    {
        /// Nothing that is taken can fail.
        public typealias Failure = Never

        private let upstream = Upstream()
        private let lock = NSLock()
        private var target: Root?
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Writes to a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        /// The object; nil after the end.
        public var object: Root? { lock.withLock { target } }

        /// Asks for all there is.
        public func receive(subscription: any Subscription) {
            if upstream.open(subscription) { subscription.request(.unlimited) }
        }

        /// Writes a value.
        public func receive(_ value: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        /// Lets the object go.
        public func receive(completion: Subscribers.Completion<Never>) {
            upstream.close()
            release()
        }

        /// Writes nothing more, and lets the object go.
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

        /// For debugging.
        public var description: String { "Assign \(Root.self)" }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property of an object, which is held until what this returns is cancelled or gone.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
