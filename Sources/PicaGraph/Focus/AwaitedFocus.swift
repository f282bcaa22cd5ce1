/// The views that should have the focus but are not in the tree yet. For instance, a portal's view reaches its bar or
/// sheet later than its state changes.
@MainActor final class AwaitedFocus {
    private struct WeakObserver {
        weak var value: (any AwaitingFocus)?
    }

    private var waiting: [WeakObserver] = []

    func add(_ observer: any AwaitingFocus) {
        if !waiting.contains(where: { $0.value === observer }) {
            waiting.append(WeakObserver(value: observer))
        }
    }

    /// Focuses the waiting views that are in the tree now. Call it after layout.
    func resume() {
        guard !waiting.isEmpty else { return }
        let all = waiting
        waiting = []
        for observer in all {
            guard let value = observer.value else { continue }
            if value.isInTree { value.resume() } else { waiting.append(observer) }
        }
    }
}

/// A view that waits to be in the tree before it takes the focus.
@MainActor protocol AwaitingFocus: AnyObject {
    var isInTree: Bool { get }
    /// Takes the focus if it should still have it.
    func resume()
}
