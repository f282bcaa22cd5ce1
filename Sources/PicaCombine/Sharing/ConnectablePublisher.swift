/// A publisher that waits, whoever subscribes, until it is told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins; ends when what it returns is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Begins with the first subscriber, and ends when the last has gone.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Lets this publisher's subscribers wait until it is told to begin.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(self) }
}

extension Publishers {
    /// Lets a publisher's subscribers wait until it is told to begin.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        fileprivate init(_ upstream: Upstream) { inner = upstream.multicast { PassthroughSubject() } }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.subscribe(subscriber)
        }

        /// Begins; ends when what it returns is cancelled.
        public func connect() -> any Cancellable { inner.connect() }
    }
}
