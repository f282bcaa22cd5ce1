import Foundation

/// Knows which element has the keyboard, and moves it.
@MainActor package final class FocusController {
    package weak var host: ViewHost?
    package private(set) weak var focused: Element?
    /// Whether the window itself has the keyboard; a caret blinks only then.
    package private(set) var isWindowFocused = true
    /// Tells the rings apart: only a focus that came by keyboard is shown on buttons.
    package private(set) var cameByKeyboard = false

    package func focus(_ element: Element?, byKeyboard: Bool = false) {
        guard element !== focused else { return }
        let old = focused
        cameByKeyboard = byKeyboard
        focused = element
        old?.responder?.focusChanged(false)
        element?.responder?.focusChanged(true)
        observers.removeAll { $0.value == nil }
        for observer in observers { observer.value?.notify(from: old, to: element) }
        if element == nil { host?.platform.setTextInput(nil) }
        needsReveal = element != nil
    }

    package func elementWasRemoved(_ element: Element) {
        guard let focused, focused === element || focused.isInside(element) else { return }
        focus(nil)
    }

    /// A new focus has to be brought into view, once it is placed.
    private var needsReveal = false

    /// Called after layout: drops a focus that is no longer possible, and brings a new one into view.
    package func layoutDidChange() {
        if let focused, focused.responder?.canBecomeFocused != true || !focused.isInReach { focus(nil) }
        guard needsReveal, let focused else { return }
        needsReveal = false
        focused.reveal(CGRect(origin: .zero, size: focused.size))
    }

    package func handle(_ event: InputEvent) {
        switch event {
        case .keyPressed(let press): handle(press)
        case .text(let text): focused?.responder?.textEntered(text)
        case .preedit(let text, let selection): focused?.responder?.preeditChanged(text, selection: selection)
        case .windowFocused(let isFocused):
            isWindowFocused = isFocused
            focused?.responder?.focusChanged(true)
        default: break
        }
    }

    private func handle(_ press: KeyPress) {
        var element = focused
        while let current = element {
            if current.responder?.keyPressed(press) == true { return }
            element = current.parent
        }
        let steps = press.modifiers.subtracting(.shift)
        if press.key == .tab, steps.isEmpty || steps == .control {
            move(backwards: press.modifiers.contains(.shift))
        }
    }

    /// Goes to the next or previous element that takes the keyboard, around the ends.
    private func move(backwards: Bool) {
        guard let host else { return }
        var order: [Element] = []
        host.rootElement.collectFocusable(into: &order)
        guard !order.isEmpty else { return }
        let current = order.firstIndex { $0 === focused }
        let next =
            switch (current, backwards) {
            case (nil, false): 0
            case (nil, true): order.count - 1
            case (let index?, false): (index + 1) % order.count
            case (let index?, true): (index + order.count - 1) % order.count
            }
        focus(order[next], byKeyboard: true)
    }

    private struct WeakObserver {
        package weak var value: (any FocusObserver)?
    }

    private var observers: [WeakObserver] = []

    package func add(_ observer: any FocusObserver) { observers.append(WeakObserver(value: observer)) }
}

extension FocusController {
    /// Whether one of the elements, or one inside them, has the keyboard.
    func isFocus(inside elements: [Element]) -> Bool {
        guard let focused else { return false }
        return elements.contains { $0 === focused || focused.isInside($0) }
    }
}

/// Is told when the keyboard moves.
@MainActor package protocol FocusObserver: AnyObject {
    func notify(from old: Element?, to new: Element?)
}

extension Element {
    /// The elements that take the keyboard, in reading order.
    package func collectFocusable(into order: inout [Element]) {
        if isHidden { return }
        if responder?.canBecomeFocused == true { order.append(self) }
        for child in children { child.collectFocusable(into: &order) }
    }

    /// Scrolls what is around the element until the rectangle, in own points, can be seen.
    package func reveal(_ rect: CGRect) {
        var rect = rect
        var element = self
        while let parent = element.parent {
            rect = rect.offsetBy(dx: element.origin.x, dy: element.origin.y)
            if let scroll = parent.responder as? any Scrolling { rect = scroll.scroll(toReveal: rect) }
            element = parent
        }
    }
}

/// An element that can move what is inside it.
@MainActor package protocol Scrolling: AnyObject {
    /// Scrolls until a rectangle, in own points, can be seen; returns where it is then.
    func scroll(toReveal rect: CGRect) -> CGRect
    /// What is before the visible part has grown: scrolls along, so that what is seen stays.
    func contentGrew(by growth: CGSize)
}
