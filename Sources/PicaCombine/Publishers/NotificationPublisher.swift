import Foundation

extension NotificationCenter {
    /// Sends the notifications of a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: Who they have to come from; nil for anybody.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends notifications as they are posted, to those who have asked for some.
    public struct Publisher: PicaCombine.Publisher, @unchecked Sendable {
        /// A notification.
        public typealias Output = Notification
        /// It cannot fail.
        public typealias Failure = Never
        /// Where they are posted.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// Who they have to come from; nil for anybody.
        public let object: AnyObject?

        /// Sends the notifications of a name.
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

    /// A subscriber's registration with the centre.
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
    /// Whether both are about the same notifications.
    public static func == (a: NotificationCenter.Publisher, b: NotificationCenter.Publisher) -> Bool {
        a.center === b.center && a.name == b.name && a.object === b.object
    }
}

/// What a centre calls, on whatever thread somebody posts.
private struct Handler: @unchecked Sendable {
    let take: (Notification) -> Void
}
