import Foundation

/// A subscriber's end of its subscription, which may be closed from either side, on any thread.
final class Upstream: @unchecked Sendable {
    private enum State {
        case waiting
        case open(any Subscription)
        case closed
    }

    private let lock = NSLock()
    private var state = State.waiting

    /// Takes the subscription.
    /// - Returns: false if there was one already, or nobody waits any more; it is cancelled then.
    func open(_ subscription: any Subscription) -> Bool {
        let isWanted = lock.withLock {
            guard case .waiting = state else { return false }
            state = .open(subscription)
            return true
        }
        if !isWanted { subscription.cancel() }
        return isWanted
    }

    private var subscription: (any Subscription)? {
        lock.withLock {
            if case .open(let subscription) = state { subscription } else { nil }
        }
    }

    var isOpen: Bool { subscription != nil }

    /// Asks for more; nothing happens once it is closed.
    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        subscription?.request(demand)
    }

    /// Nothing is wanted of it, or comes from it, any more.
    /// - Returns: The subscription, if it was open until now.
    @discardableResult func close() -> (any Subscription)? {
        lock.withLock {
            defer { state = .closed }
            return if case .open(let subscription) = state { subscription } else { nil }
        }
    }

    func cancel() { close()?.cancel() }
}
