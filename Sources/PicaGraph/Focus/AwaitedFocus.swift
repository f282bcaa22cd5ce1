/// Views that were told to have the focus before they were in the tree: what a portal mounts comes to its bar, or to its
/// sheet, later than its state.
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

    /// Lets those take the focus that are in the tree now. To be called after layout.
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

/// A view that waits for the tree before it has the focus.
@MainActor protocol AwaitingFocus: AnyObject {
    var isInTree: Bool { get }
    /// Takes the focus if it still is to have it.
    func resume()
}
