import Foundation

/// A subscription that sends the values of many publishers as they arrive: the base of `flatMap` and `merge`.
///
/// While the subscriber's demand is limited, each publisher is asked for one value at a time, and values without demand
/// wait here. Unlimited demand is passed to all publishers.
final class Gathering<Downstream: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable {
    let description: String
    private let downstream: Downstream
    private let lock = NSLock()
    private let delivery = NSRecursiveLock()
    /// Whether the completion was sent, after which nothing may follow. Guarded by `delivery`.
    private var hasCompleted = false
    private var demand = Subscribers.Demand.none
    private var waiting = Queue<(value: Downstream.Input, from: Upstream)>()
    private var upstreams: [ObjectIdentifier: Upstream] = [:]
    /// Whether more publishers may be added.
    private var isExpecting = true
    private var isOver = false
    private var isFlushing = false
    private let onCancel: () -> Void

    /// - Parameter onCancel: Called when the subscriber cancels, or a publisher has failed.
    init(_ name: String, _ downstream: Downstream, onCancel: @escaping () -> Void = {}) {
        description = name
        self.downstream = downstream
        self.onCancel = onCancel
    }

    /// Starts with a complete set of publishers.
    func gather(_ addAll: (Gathering) -> Void) {
        downstream.receive(subscription: self)
        addAll(self)
        finishAdding()
    }

    /// Adds another publisher.
    /// - Parameter end: Called when it has finished.
    func add<P: Publisher>(
        _ publisher: P, end: @escaping () -> Void = {}
    ) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let upstream = Upstream()
        let isWanted = lock.withLock {
            if !isOver { upstreams[ObjectIdentifier(upstream)] = upstream }
            return !isOver
        }
        if isWanted { publisher.subscribe(Branch(self, upstream, end: end)) }
    }

    /// Ends the addition of publishers.
    func finishAdding() {
        lock.withLock { isExpecting = false }
        finishIfDone()
    }

    func fail(_ error: Downstream.Failure) {
        if close() { complete(.failure(error)) }
    }

    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.lock()
        defer { delivery.unlock() }
        hasCompleted = true
        downstream.receive(completion: completion)
    }

    private func finishIfDone() {
        let isDone = lock.withLock {
            guard !isOver, !isExpecting, upstreams.isEmpty, waiting.isEmpty, !isFlushing else { return false }
            isOver = true
            return true
        }
        if isDone { complete(.finished) }
    }

    private func arrived(_ upstream: Upstream) {
        let isUnlimited = lock.withLock { demand == .unlimited && !isFlushing }
        upstream.request(isUnlimited ? .unlimited : .max(1))
    }

    private func take(_ value: Downstream.Input, from upstream: Upstream) -> Subscribers.Demand {
        let (isOpen, isDue, isUnlimited) = lock.withLock {
            guard !isOver else { return (false, false, false) }
            if demand == .unlimited, !isFlushing { return (true, true, true) }
            guard demand > .none, waiting.isEmpty else {
                waiting.append((value, upstream))
                return (true, false, false)
            }
            demand -= 1
            return (true, true, false)
        }
        guard isOpen, isDue else { return .none }
        deliver(value)
        return isUnlimited ? .none : .max(1)
    }

    private func deliver(_ value: Downstream.Input) {
        delivery.lock()
        let more = hasCompleted ? .none : downstream.receive(value)
        delivery.unlock()
        if more > .none { request(more) }
    }

    private func ended(_ upstream: Upstream, _ completion: Subscribers.Completion<Downstream.Failure>) {
        switch completion {
        case .failure(let error): fail(error)
        case .finished:
            lock.withLock { _ = upstreams.removeValue(forKey: ObjectIdentifier(upstream)) }
            finishIfDone()
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let isFree = lock.withLock {
            guard !isOver, demand > .none else { return false }
            self.demand += demand
            // A call that is delivering waiting values handles this request, too.
            guard !isFlushing else { return false }
            isFlushing = true
            return true
        }
        if isFree { flush() }
    }

    /// Delivers waiting values by demand.
    private func flush() {
        while true {
            let next: (value: Downstream.Input, from: Upstream)? = lock.withLock {
                guard !isOver, demand > .none, let next = waiting.popFirst() else {
                    isFlushing = false
                    return nil
                }
                demand -= 1
                return next
            }
            guard let next else { break }
            deliver(next.value)
            next.from.request(.max(1))
        }
        let unlimited: [Upstream] = lock.withLock {
            demand == .unlimited && !isOver ? Array(upstreams.values) : []
        }
        for upstream in unlimited { upstream.request(.unlimited) }
        finishIfDone()
    }

    func cancel() { _ = close() }

    private func close() -> Bool {
        let (wasOpen, upstreams, waiting) = lock.withLock {
            defer {
                isOver = true
                self.upstreams = [:]
                self.waiting = Queue()
            }
            return (!isOver, self.upstreams.values.map { $0 }, self.waiting)
        }
        withExtendedLifetime(waiting) {}
        for upstream in upstreams { upstream.cancel() }
        if wasOpen { onCancel() }
        return wasOpen
    }

    /// A subscriber of one of the publishers.
    private final class Branch: Subscriber, @unchecked Sendable {
        private let gathering: Gathering
        private let upstream: Upstream
        private let end: () -> Void

        init(_ gathering: Gathering, _ upstream: Upstream, end: @escaping () -> Void) {
            self.gathering = gathering
            self.upstream = upstream
            self.end = end
        }

        func receive(subscription: any Subscription) {
            if upstream.open(subscription) { gathering.arrived(upstream) }
        }

        func receive(_ input: Downstream.Input) -> Subscribers.Demand {
            upstream.isOpen ? gathering.take(input, from: upstream) : .none
        }

        func receive(completion: Subscribers.Completion<Downstream.Failure>) {
            guard upstream.close() != nil else { return }
            gathering.ended(upstream, completion)
            if case .finished = completion { end() }
        }
    }
}
