import Foundation

/// A subscription to the elements of a sequence, which are created on request.
final class Iteration<Elements: Sequence, Downstream: Subscriber>: Subscription, CustomStringConvertible,
    @unchecked Sendable
where Elements.Element == Downstream.Input {
    private let lock = NSLock()
    let description: String
    private var iterator: Elements.Iterator
    private var downstream: Downstream?
    /// The next element, read in advance so that the completion follows the last element.
    private var next: Elements.Element?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    private init(_ elements: Elements, _ downstream: Downstream, name: String?) {
        iterator = elements.makeIterator()
        next = iterator.next()
        self.downstream = downstream
        description = name ?? "\(elements)"
    }

    /// Sends elements to a subscriber. For an empty sequence it needs no demand to receive the completion.
    static func attach(_ elements: Elements, to downstream: Downstream, name: String? = nil) {
        let iteration = Iteration(elements, downstream, name: name)
        if iteration.next == nil {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: .finished)
        } else {
            downstream.receive(subscription: iteration)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let isFree = lock.withLock {
            self.demand += demand
            // A request made while sending is handled by the sending thread, so that values stay in order.
            guard !isSending, downstream != nil else { return false }
            isSending = true
            return true
        }
        if isFree { send() }
    }

    private func send() {
        // Only one thread at a time is here and reads the sequence, whose code runs without a lock.
        while true {
            let downstream: Downstream? = lock.withLock {
                guard self.downstream != nil, next == nil || demand > .none else {
                    isSending = false
                    return nil
                }
                return self.downstream
            }
            guard let downstream else { return }
            guard let value = next else {
                release()
                return downstream.receive(completion: .finished)
            }
            next = iterator.next()
            lock.withLock { demand -= 1 }
            let more = downstream.receive(value)
            lock.withLock { demand += more }
        }
    }

    func cancel() { withExtendedLifetime(release()) {} }

    @discardableResult private func release() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}
