import Foundation

extension Publishers {
    /// A publisher that connects with the first subscriber, and disconnects when the last has canceled.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The publisher to connect.
        public final let upstream: Upstream

        private let lock = NSLock()
        private var count = 0
        private var connection: (any Cancellable)?

        /// Creates a publisher that connects another automatically.
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
            // The subscriber of a publisher that has ended has left already.
            guard isFirst, lock.withLock({ count > 0 }) else { return }
            let connection = upstream.connect()
            // The publisher may have ended, or the subscriber may have canceled.
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
