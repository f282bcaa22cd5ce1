import PicaState

/// The element that assistive technologies are at, in a window: what a screen reader speaks of.
///
/// On Linux it follows the keyboard focus. A program can move it to an element that takes no focus, until the keyboard
/// focus moves.
@MainActor final class AccessibilityCursor {
    private let observers = FocusObservers()
    /// Whether an assistive technology listens.
    private(set) var isOn = false
    private(set) weak var element: Element?
    /// Whether a program moved it away from the keyboard focus.
    private(set) var isAwayFromKeyboard = false

    func add(_ observer: any FocusObserver) { observers.add(observer) }

    /// Begins, at the element with the keyboard focus, or ends.
    func turn(_ isOn: Bool, at focused: Element?) {
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        isAwayFromKeyboard = false
        move(to: isOn ? focused : nil)
    }

    /// Follows the keyboard focus.
    func focusMoved(to new: Element?) {
        guard isOn else { return }
        isAwayFromKeyboard = false
        move(to: new)
    }

    /// Moves to an element that has no keyboard focus.
    func moveAwayFromKeyboard(to new: Element?) {
        isAwayFromKeyboard = true
        move(to: new)
    }

    private func move(to new: Element?) {
        guard new !== element else { return }
        let old = element
        element = new
        observers.notify(from: old, to: new)
    }
}
