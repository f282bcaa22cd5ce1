import Foundation

extension Publisher {
    /// Lets all subscribers have the same values, by a subject, once it is connected.
    /// - Parameter createSubject: Makes the subject, when it is needed.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Lets all subscribers have the same values, by a subject, once it is connected.
    public func multicast<S: Subject>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }

    /// Lets all subscribers have the same values: it begins with the first, and is given up when the last has
    /// gone.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
    /// Lets all subscribers have the same values, by a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
        @unchecked Sendable
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream
        /// Makes the subject.
        public let createSubject: () -> SubjectType

        private let lock = NSLock()
        private var made: SubjectType?

        /// Of a publisher's values, by a subject.
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

        /// Begins; ends when what it returns is cancelled.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// Lets all subscribers have the same values, from when the first comes until the last goes.
    public final class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where values come from.
        public let upstream: Upstream

        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Shares a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.subscribe(subscriber)
        }

        /// Two are equal if they are one object.
        public static func == (a: Share, b: Share) -> Bool { a === b }
    }
}
