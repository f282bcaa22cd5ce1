import Foundation

/// A subscriber that forwards values in groups of a size.
final class Grouping<Downstream: Subscriber, Element>: Subscriber, Subscription, CustomStringConvertible,
    @unchecked Sendable
where Downstream.Input == [Element] {
    private let upstream = Upstream()
    private let downstream: Downstream
    private let size: Int
    private let lock = NSLock()
    private var values: [Element] = []

    init(_ downstream: Downstream, size: Int) {
        self.downstream = downstream
        self.size = size
    }

    var description: String { "CollectByCount" }

    func receive(subscription: any Subscription) {
        if upstream.open(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Element) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        let group: [Element]? = lock.withLock {
            values.append(input)
            return values.count < size ? nil : take()
        }
        return group.map { downstream.receive($0) * size } ?? .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.close() != nil else { return }
        let rest = lock.withLock { take() }
        if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
        downstream.receive(completion: completion)
    }

    private func take() -> [Element] {
        defer { values = [] }
        return values
    }

    func request(_ demand: Subscribers.Demand) { upstream.request(demand * size) }

    func cancel() {
        upstream.cancel()
        withExtendedLifetime(lock.withLock { take() }) {}
    }
}
