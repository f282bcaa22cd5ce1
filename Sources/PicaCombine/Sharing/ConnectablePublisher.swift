/// A publisher that sends no values until it is connected, whatever subscribes.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts sending values; canceling the result stops it.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects with the first subscriber, and disconnects when the last has canceled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Returns a publisher that sends no values until it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(self) }
}

extension Publishers {
    /// A publisher that sends no values until it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        fileprivate init(_ upstream: Upstream) { inner = upstream.multicast { PassthroughSubject() } }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.subscribe(subscriber)
        }

        /// Starts sending values; canceling the result stops it.
        public func connect() -> any Cancellable { inner.connect() }
    }
}
