import Foundation

extension Publishers {
    /// Begins with the first subscriber, and ends when the last has gone.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What begins and ends.
        public final let upstream: Upstream

        private let lock = NSLock()
        private var count = 0
        private var connection: (any Cancellable)?

        /// Begins and ends a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let watching = upstream.handleEvents(
                receiveCompletion: { _ in self.leave() }, receiveCancel: { self.leave() })
            let isFirst = lock.withLock {
                count += 1
                return count == 1
            }
            watching.subscribe(subscriber)
            // Who subscribes to something that is over has left by now.
            guard isFirst, lock.withLock({ count > 0 }) else { return }
            let connection = upstream.connect()
            // It may have ended by now, or the subscriber may have gone.
            let isWanted = lock.withLock {
                guard count > 0, self.connection == nil else { return false }
                self.connection = connection
                return true
            }
            if !isWanted { connection.cancel() }
        }

        private func leave() {
            let connection: (any Cancellable)? = lock.withLock {
                count -= 1
                guard count == 0 else { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }
}
