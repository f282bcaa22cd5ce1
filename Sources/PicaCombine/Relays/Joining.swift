import Foundation

/// A subscription that joins the values of several publishers: the base of `zip` and `combineLatest`.
///
/// `Parts` is a tuple with the stored values of each publisher.
final class Joining<Parts, Downstream: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable
{
    let description: String
    private let downstream: Downstream
    private let join: (inout Parts) -> Downstream.Input?
    private let isExhausted: (Parts, Set<Int>) -> Bool
    private let countsDemand: Bool
    private let lock = NSLock()
    private let delivery = NSRecursiveLock()
    private var parts: Parts
    private var upstreams: [Upstream] = []
    private var finished: Set<Int> = []
    private var demand = Subscribers.Demand.none
    private var isSubscribed = false
    private var failure: Downstream.Failure?
    private var isOver = false

    /// - Parameters:
    ///   - countsDemand: Whether values without demand are dropped; each publisher then gets the subscriber's demand.
    ///   - isExhausted: Returns whether nothing more can be sent, for the set of publishers that have finished.
    ///   - join: Removes the value to send from the parts, if it is complete.
    init(
        _ name: String, _ downstream: Downstream, _ parts: Parts, countsDemand: Bool,
        isExhausted: @escaping (Parts, Set<Int>) -> Bool, join: @escaping (inout Parts) -> Downstream.Input?
    ) {
        description = name
        self.downstream = downstream
        self.parts = parts
        self.countsDemand = countsDemand
        self.isExhausted = isExhausted
        self.join = join
    }

    /// Starts with the publishers' subscriptions.
    func start(_ subscriptions: [(Joining, Int, Upstream) -> Void]) {
        upstreams = subscriptions.map { _ in Upstream() }
        for (index, subscribe) in subscriptions.enumerated() { subscribe(self, index, upstreams[index]) }
        downstream.receive(subscription: self)
        let failure = lock.withLock {
            isSubscribed = true
            return self.failure
        }
        // A completion received before could not be sent until now.
        if let failure { finish(.failure(failure)) } else { finishIfDone() }
    }

    /// Returns a function that subscribes to one of the publishers.
    /// - Parameter note: Stores one of its values in the parts, and returns the previous one.
    static func part<P: Publisher>(
        _ publisher: P, _ note: @escaping (inout Parts, P.Output) -> P.Output?
    ) -> (Joining, Int, Upstream) -> Void where P.Failure == Downstream.Failure {
        { publisher.subscribe(Branch($0, index: $1, $2, note: note)) }
    }

    private func take(from index: Int, _ note: (inout Parts) -> Void) -> Subscribers.Demand {
        delivery.lock()
        defer { delivery.unlock() }
        let value: Downstream.Input? = lock.withLock {
            guard !isOver else { return nil }
            note(&parts)
            guard !countsDemand || demand > .none, let value = join(&parts) else { return nil }
            demand -= 1
            return value
        }
        guard let value else { return .none }
        let more = downstream.receive(value)
        if more > .none {
            lock.withLock { demand += more }
            for (other, upstream) in upstreams.enumerated() where other != index { upstream.request(more) }
        }
        finishIfDone()
        return more
    }

    private func ended(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        switch completion {
        case .finished:
            lock.withLock { _ = finished.insert(index) }
            finishIfDone()
        case .failure(let error):
            let isEarly = lock.withLock {
                if !isSubscribed { failure = error }
                return !isSubscribed
            }
            if !isEarly { finish(completion) }
        }
    }

    private func finishIfDone() {
        if lock.withLock({ isSubscribed && !isOver && isExhausted(parts, finished) }) { finish(.finished) }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard close() else { return }
        delivery.lock()
        downstream.receive(completion: completion)
        delivery.unlock()
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.withLock { self.demand += demand }
        for upstream in upstreams { upstream.request(demand) }
    }

    func cancel() { _ = close() }

    private func close() -> Bool {
        let wasOpen = lock.withLock {
            defer { isOver = true }
            return !isOver
        }
        if wasOpen { for upstream in upstreams { upstream.cancel() } }
        return wasOpen
    }

    /// A subscriber of one of the publishers.
    private final class Branch<Input>: Subscriber, @unchecked Sendable {
        typealias Failure = Downstream.Failure

        private let joining: Joining
        private let index: Int
        private let upstream: Upstream
        private let note: (inout Parts, Input) -> Input?

        init(
            _ joining: Joining, index: Int, _ upstream: Upstream,
            note: @escaping (inout Parts, Input) -> Input?
        ) {
            self.joining = joining
            self.index = index
            self.upstream = upstream
            self.note = note
        }

        func receive(subscription: any Subscription) { _ = upstream.open(subscription) }

        func receive(_ input: Input) -> Subscribers.Demand {
            guard upstream.isOpen else { return .none }
            // The old value is released outside of the lock, as its `deinit` may call back.
            var old: Input?
            defer { withExtendedLifetime(old) {} }
            return joining.take(from: index) { old = note(&$0, input) }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if upstream.close() != nil { joining.ended(index, completion) }
        }
    }
}
