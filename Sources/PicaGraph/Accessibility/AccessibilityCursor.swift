import PicaState

/// The element that assistive technologies are at, in a window: what a screen reader speaks of.
///
/// On Linux it follows the keyboard focus. A program can move it to an element that takes no focus, until the keyboard
/// focus moves.
@MainActor final class AccessibilityCursor: FocusObserver {
    private struct WeakObserver {
        weak var value: (any FocusObserver)?
    }

    private var observers: [WeakObserver] = []
    /// Whether an assistive technology listens.
    private(set) var isOn = false
    private(set) weak var element: Element?

    func add(_ observer: any FocusObserver) { observers.append(WeakObserver(value: observer)) }

    /// Begins, at the element with the keyboard focus, or ends.
    func turn(_ isOn: Bool, at focused: Element?) {
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        move(to: isOn ? focused : nil)
    }

    /// Follows the keyboard focus.
    func notify(from old: Element?, to new: Element?) {
        if isOn { move(to: new) }
    }

    /// Moves to an element.
    func move(to new: Element?) {
        guard new !== element else { return }
        let old = element
        element = new
        observers.removeAll { $0.value == nil }
        for observer in observers { observer.value?.notify(from: old, to: new) }
    }
}
