import Foundation

extension NotificationCenter {
    /// Returns a publisher of notifications with a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: The sender; `nil` for any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher that sends notifications when they are posted, to subscribers with demand.
    public struct Publisher: PicaCombine.Publisher, @unchecked Sendable {
        /// The type of the values sent.
        public typealias Output = Notification
        /// The type of failure; the publisher never fails.
        public typealias Failure = Never
        /// The notification center.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The sender; `nil` for any.
        public let object: AnyObject?

        /// Creates a publisher of notifications with a name.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: Observation(self, subscriber))
        }
    }

    /// A subscriber's registration with the notification center.
    private final class Observation<Downstream: Subscriber>: Subscription, CustomStringConvertible,
        @unchecked Sendable
    where Downstream.Input == Notification {
        private let center: NotificationCenter
        private let lock = NSLock()
        private let delivery = NSRecursiveLock()
        private var downstream: Downstream?
        private var token: (any NSObjectProtocol)?
        private var demand = Subscribers.Demand.none

        init(_ publisher: Publisher, _ downstream: Downstream) {
            center = publisher.center
            self.downstream = downstream
            let handler = Handler { [weak self] in self?.take($0) }
            token = center.addObserver(
                forName: publisher.name, object: publisher.object, queue: nil
            ) { handler.take($0) }
        }

        deinit {
            if let token { center.removeObserver(token) }
        }

        var description: String { "NotificationCenter Observer" }

        private func take(_ notification: Notification) {
            delivery.lock()
            defer { delivery.unlock() }
            let downstream: Downstream? = lock.withLock {
                guard demand > .none else { return nil }
                demand -= 1
                return self.downstream
            }
            guard let more = downstream?.receive(notification), more > .none else { return }
            lock.withLock { demand += more }
        }

        func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

        func cancel() {
            let (token, downstream) = lock.withLock {
                defer { (self.token, self.downstream) = (nil, nil) }
                return (self.token, self.downstream)
            }
            if let token { center.removeObserver(token) }
            withExtendedLifetime(downstream) {}
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    /// Whether both publish the same notifications.
    public static func == (a: NotificationCenter.Publisher, b: NotificationCenter.Publisher) -> Bool {
        a.center === b.center && a.name == b.name && a.object === b.object
    }
}

/// The handler that a notification center calls on the posting thread.
private struct Handler: @unchecked Sendable {
    let take: (Notification) -> Void
}
