import Foundation

/// A subscription to one publisher after another. Unfulfilled demand is passed to the next publisher.
final class Succession<Downstream: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable {
    let description: String
    private let downstream: Downstream
    private let lock = NSLock()
    private var upstream: Upstream?
    private var isSubscribed = false
    private var isOver = false
    private var demand = Subscribers.Demand.none
    /// The next step, if a publisher ends while another step is running.
    private var next: (() -> Void)?
    private var isAdvancing = false

    init(_ name: String, _ downstream: Downstream) {
        description = name
        self.downstream = downstream
    }

    /// Subscribes to a publisher, in place of the last.
    /// - Parameter end: Called with its completion, to `follow` by another or to `finish`.
    func follow<P: Publisher>(
        by publisher: P, end: @escaping (Succession, Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        advance { self.begin(publisher, end: end) }
    }

    /// Subscribes to the last publisher, whose completion is that of all.
    func finish<P: Publisher>(
        by publisher: P
    ) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        follow(by: publisher) { $0.finish($1) }
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if close() { downstream.receive(completion: completion) }
    }

    /// Runs a step without recursion when one publisher after another ends at once: a nested step waits for its turn.
    private func advance(_ step: @escaping () -> Void) {
        let isFirst = lock.withLock {
            next = step
            defer { isAdvancing = true }
            return !isAdvancing
        }
        guard isFirst else { return }
        while true {
            let step = lock.withLock {
                defer { next = nil }
                if next == nil { isAdvancing = false }
                return next
            }
            guard let step else { return }
            step()
        }
    }

    private func begin<P: Publisher>(
        _ publisher: P, end: @escaping (Succession, Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        let upstream = Upstream()
        let isWanted = lock.withLock {
            guard !isOver else { return false }
            self.upstream = upstream
            return true
        }
        guard isWanted else { return }
        publisher.subscribe(Leg<P.Failure>(self, upstream, end: end))
    }

    /// Handles the subscription of one of the publishers.
    private func arrived(_ upstream: Upstream) {
        let (isFirst, demand) = lock.withLock {
            defer { isSubscribed = true }
            return (!isSubscribed, self.demand)
        }
        if isFirst { downstream.receive(subscription: self) } else { upstream.request(demand) }
    }

    private func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
        let isOpen = lock.withLock {
            demand -= 1
            return !isOver
        }
        guard isOpen else { return .none }
        let more = downstream.receive(value)
        lock.withLock { demand += more }
        return more
    }

    func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            self.demand += demand
            return self.upstream
        }
        upstream?.request(demand)
    }

    func cancel() {
        let upstream = lock.withLock { self.upstream }
        if close() { upstream?.cancel() }
    }

    private func close() -> Bool {
        let (wasOpen, next) = lock.withLock {
            defer {
                isOver = true
                upstream = nil
                self.next = nil
            }
            return (!isOver, self.next)
        }
        withExtendedLifetime(next) {}
        return wasOpen
    }

    /// A subscriber of one of the publishers.
    private final class Leg<Failure: Error>: Subscriber, @unchecked Sendable {
        private let succession: Succession
        private let upstream: Upstream
        private let end: (Succession, Subscribers.Completion<Failure>) -> Void

        init(
            _ succession: Succession, _ upstream: Upstream,
            end: @escaping (Succession, Subscribers.Completion<Failure>) -> Void
        ) {
            self.succession = succession
            self.upstream = upstream
            self.end = end
        }

        func receive(subscription: any Subscription) {
            if upstream.open(subscription) { succession.arrived(upstream) }
        }

        func receive(_ input: Downstream.Input) -> Subscribers.Demand {
            upstream.isOpen ? succession.deliver(input) : .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if upstream.close() != nil { end(succession, completion) }
        }
    }
}
