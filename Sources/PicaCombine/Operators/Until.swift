import Foundation

extension Publisher {
    /// Omits values until another publisher sends one.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }

    /// Sends values until another publisher sends one, and then finishes.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// A publisher that omits values until another publisher sends one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The other publisher.
        public let other: Other

        /// Creates an operator on two publishers.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = Gate(isOpen: false)
            let relay = Relay<Output, Failure, S>("DropUntilOutput", subscriber, endsFromOutside: true) {
                value in
                gate.isOpen ? .value(value) : .skip
            }
            let trigger = Trigger<Other.Output, Failure> {
                gate.isOpen = true
            } end: { completion in
                switch completion {
                case .finished: if !gate.isOpen { relay.end(with: .finished) }
                case .failure: relay.end(with: completion)
                }
            }
            other.subscribe(trigger)
            upstream.handleEvents(
                receiveCompletion: { _ in trigger.cancel() }, receiveCancel: trigger.cancel
            ).subscribe(relay)
        }
    }

    /// A publisher that sends values until another publisher sends one, and then finishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The other publisher.
        public let other: Other

        /// Creates an operator on two publishers.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, Failure, S>("PrefixUntilOutput", subscriber, endsFromOutside: true) {
                .value($0)
            }
            let trigger = Trigger<Other.Output, Other.Failure> {
                relay.end(with: .finished)
            } end: { _ in
            }
            upstream.handleEvents(
                receiveCompletion: { _ in trigger.cancel() }, receiveCancel: trigger.cancel
            ).subscribe(relay)
            other.subscribe(trigger)
        }
    }
}

/// A subscriber that waits for the first value of a publisher.
private final class Trigger<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    private let upstream = Upstream()
    private let fire: () -> Void
    private let end: (Subscribers.Completion<Failure>) -> Void

    init(fire: @escaping () -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.fire = fire
        self.end = end
    }

    func receive(subscription: any Subscription) {
        if upstream.open(subscription) { subscription.request(.max(1)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let subscription = upstream.close() else { return .none }
        subscription.cancel()
        fire()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if upstream.close() != nil { end(completion) }
    }

    func cancel() { upstream.cancel() }
}

/// A thread-safe flag shared by two subscriptions.
private final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Bool

    init(isOpen: Bool) { stored = isOpen }

    var isOpen: Bool {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
