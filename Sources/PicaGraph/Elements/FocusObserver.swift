/// An observer of focus changes.
@MainActor package protocol FocusObserver: AnyObject {
    func notify(from old: Element?, to new: Element?)
}

/// Observers of focus changes, held weakly. Observers may add others and move the focus while they are notified.
@MainActor final class FocusObservers {
    private struct WeakObserver {
        weak var value: (any FocusObserver)?
    }

    private var observers: [WeakObserver] = []

    func add(_ observer: any FocusObserver) { observers.append(WeakObserver(value: observer)) }

    func notify(from old: Element?, to new: Element?) {
        observers.removeAll { $0.value == nil }
        for observer in observers { observer.value?.notify(from: old, to: new) }
    }
}
