import Foundation

extension Publisher {
    /// Sends the same values to all subscribers through a subject, once it is connected.
    /// - Parameter createSubject: Returns the subject on first use.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends the same values to all subscribers through a subject, once it is connected.
    public func multicast<S: Subject>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }

    /// Sends the same values to all subscribers, from the first subscription until the last is canceled.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
    /// A publisher that sends the same values to all subscribers through a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
        @unchecked Sendable
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns the subject.
        public let createSubject: () -> SubjectType

        private let lock = NSLock()
        private var made: SubjectType?

        /// Creates a publisher that sends an upstream's values through a subject.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var subject: SubjectType {
            if let made = lock.withLock({ made }) { return made }
            let new = createSubject()
            return lock.withLock {
                let subject = made ?? new
                made = subject
                return subject
            }
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        /// Starts sending values; canceling the result stops it.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// A publisher that sends the same values to all subscribers, from the first subscription until the last is
    /// canceled.
    public final class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream

        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Creates a shared publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.subscribe(subscriber)
        }

        /// Whether both are the same object.
        public static func == (a: Share, b: Share) -> Bool { a === b }
    }
}
