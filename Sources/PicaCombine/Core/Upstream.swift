import Foundation

/// The subscriber's end of its subscription, which may be closed from either side and on any thread.
final class Upstream: @unchecked Sendable {
    private enum State {
        case waiting
        case open(any Subscription)
        case closed
    }

    private let lock = NSLock()
    private var state = State.waiting

    /// Stores the subscription.
    /// - Returns: `false` if there was one already, or the subscriber has canceled; the new one is then canceled.
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

    /// Requests values; it has no effect after closing.
    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        subscription?.request(demand)
    }

    /// Closes the subscription.
    /// - Returns: The subscription, if it was open until now.
    @discardableResult func close() -> (any Subscription)? {
        lock.withLock {
            defer { state = .closed }
            return if case .open(let subscription) = state { subscription } else { nil }
        }
    }

    func cancel() { close()?.cancel() }
}
