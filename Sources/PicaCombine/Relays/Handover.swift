import Foundation

/// Hands what a publisher sends to a scheduler, which gives it to the subscriber now or later.
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

    /// - Parameter schedule: Runs what is handed over.
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
