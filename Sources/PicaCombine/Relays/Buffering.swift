import Foundation

/// A subscriber that buffers values for which there is no demand.
final class Buffering<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
    @unchecked Sendable
{
    private enum Next {
        case value(Downstream.Input)
        case end(Subscribers.Completion<Downstream.Failure>)
        case nothing
    }

    private let upstream = Upstream()
    private let downstream: Downstream
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    private let lock = NSLock()
    private var values = Queue<Downstream.Input>()
    private var count = 0
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isOpen = true
    private var isDelivering = false

    init(
        _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    ) {
        self.downstream = downstream
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
    }

    var description: String { "Buffer" }

    func receive(subscription: any Subscription) {
        guard upstream.open(subscription) else { return }
        upstream.request(prefetch == .keepFull ? .max(size) : .unlimited)
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        var dropped: Downstream.Input?
        let isTaken = lock.withLock {
            if count < Swift.max(size, demand > .none ? 1 : 0) {
                values.append(input)
                count += 1
                return true
            }
            switch whenFull {
            case .dropNewest: return true
            case .dropOldest:
                dropped = values.popFirst()
                if dropped != nil { values.append(input) }
                return true
            case .customError: return false
            }
        }
        withExtendedLifetime(dropped) {}
        if !isTaken, case .customError(let failure) = whenFull, let subscription = upstream.close() {
            subscription.cancel()
            let error = failure()
            lock.withLock { completion = .failure(error) }
        }
        let delivered = drain()
        return prefetch == .keepFull ? .max(delivered) : .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.close() != nil else { return }
        switch completion {
        case .finished:
            lock.withLock { self.completion = completion }
            _ = drain()
        case .failure: if close() { downstream.receive(completion: completion) }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.withLock { self.demand += demand }
        let delivered = drain()
        if prefetch == .keepFull { upstream.request(.max(delivered)) }
    }

    /// Delivers values by demand, unless another call does so already and continues with them.
    /// - Returns: The number of values delivered.
    private func drain() -> Int {
        let isFree = lock.withLock {
            defer { isDelivering = true }
            return !isDelivering
        }
        guard isFree else { return 0 }
        var delivered = 0
        while true {
            switch lock.withLock({ next(after: delivered) }) {
            case .value(let value):
                delivered += 1
                let more = downstream.receive(value)
                lock.withLock { demand += more }
            case .end(let completion):
                if close() { downstream.receive(completion: completion) }
                return delivered
            case .nothing: return delivered
            }
        }
    }

    private func next(after delivered: Int) -> Next {
        if isOpen, demand > .none, let value = values.popFirst() {
            count -= 1
            demand -= 1
            return .value(value)
        }
        isDelivering = false
        guard isOpen, let completion else { return .nothing }
        switch completion {
        case .finished: return demand > .none ? .end(completion) : .nothing
        case .failure: return delivered > 0 || demand > .none ? .end(completion) : .nothing
        }
    }

    func cancel() {
        _ = close()
        upstream.cancel()
    }

    private func close() -> Bool {
        let (wasOpen, old) = lock.withLock {
            defer {
                isOpen = false
                values = Queue()
                count = 0
            }
            return (isOpen, values)
        }
        withExtendedLifetime(old) {}
        return wasOpen
    }
}
