import Foundation

/// A subscriber that passes events to a scheduler, which delivers them to the downstream subscriber.
final class Handover<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
    @unchecked Sendable
{
    let description: String
    private let upstream = Upstream()
    private let downstream: Downstream
    private let schedule: (@escaping () -> Void) -> Void
    private let lock = NSLock()
    private let delivery = NSRecursiveLock()
    private var isOpen = true

    /// - Parameter schedule: Runs the delivery.
    init(
        _ name: String, _ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void
    ) {
        description = name
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        if upstream.open(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if lock.withLock({ isOpen }) { schedule { self.deliver(input) } }
        return .none
    }

    private func deliver(_ value: Downstream.Input) {
        delivery.lock()
        let more = lock.withLock({ isOpen }) ? downstream.receive(value) : .none
        delivery.unlock()
        upstream.request(more)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.close() != nil else { return }
        schedule { self.deliver(completion) }
    }

    private func deliver(_ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.lock()
        if close() { downstream.receive(completion: completion) }
        delivery.unlock()
    }

    func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

    func cancel() {
        _ = close()
        upstream.cancel()
    }

    private func close() -> Bool {
        lock.withLock {
            defer { isOpen = false }
            return isOpen
        }
    }
}
