import Foundation

/// What gave an element the focus.
package enum FocusReason {
    case pointer, keyboard, program
}

/// Knows which element has the keyboard, and moves it.
@MainActor package final class FocusController {
    package weak var host: ViewHost?
    package private(set) weak var focused: Element?
    /// Tells the rings apart: only a focus that came by keyboard is shown on buttons. A field that got it
    /// other than by the pointer selects its text.
    package private(set) var reason = FocusReason.program
    /// Whether the window itself has the keyboard; a caret blinks only then.
    package private(set) var isWindowFocused = true
    /// Where Tab goes on from: what has the focus or had it last, or a text that was clicked since.
    private weak var place: Element?

    /// Whether the text that a key types is no longer wanted, as somebody has had the key.
    private var isTextTaken = false

    /// What is kept free beside a new focus that was out of sight, in points.
    private static let revealMargin: CGFloat = 12

    package func focus(_ element: Element?, for reason: FocusReason) {
        guard element !== focused else { return }
        let old = focused
        self.reason = reason
        focused = element
        partToReveal = nil
        if element != nil { place = element }
        (old?.responder as? any FocusResponder)?.focusChanged(false)
        (element?.responder as? any FocusResponder)?.focusChanged(true)
        observers.removeAll { $0.value == nil }
        for observer in observers { observer.value?.notify(from: old, to: element) }
        if element == nil { host?.platform.setTextInput(nil) }
        host?.focusScene.valuesMayHaveChanged()
        needsReveal = element != nil && reason != .pointer
    }

    package func elementWasRemoved(_ element: Element) {
        if focused?.isWithin(element) == true { focus(nil, for: .program) }
    }

    /// A new focus has to be brought into view, once it is placed.
    private var needsReveal = false

    /// What is to be seen of what has the focus, in its own points, once all is placed.
    private var partToReveal: CGRect?

    /// Brings a part of what has the focus into sight, a caret say, with the layout that is under way or comes next.
    package func revealPart(_ rect: CGRect) { partToReveal = rect }

    /// Whether the surface has opened, and what is to have the focus first has it.
    private var hasBegun = false

    /// Gives the focus to what is to have it first: in a window what its views say, in a layer something
    /// in any case, as it takes the keyboard from the window.
    private func begin() {
        hasBegun = true
        guard focused == nil, let host else { return }
        let root = host.rootElement
        if let first = host.parent == nil ? root.defaultFocusInside : root.automaticFocus {
            // What a key has brought is gone on with by keys.
            focus(first, for: host.parent?.isKeyHeld == true ? .keyboard : .program)
            // What a dialog says is read from its start; what is typed into has to be seen.
            needsReveal = host.parent == nil || first.responder is any TextInputResponder
        }
    }

    /// Called after layout: drops a focus that is no longer possible, and brings a new one into view.
    package func layoutDidChange() {
        if !hasBegun { begin() }
        host?.graph.shared(AwaitedFocus()).resume()
        guard let focused else { return }
        guard focused.canBecomeFocused, focused.isInReach else { return focus(nil, for: .program) }
        if needsReveal {
            needsReveal = false
            focused.reveal(CGRect(origin: .zero, size: focused.size), margin: Self.revealMargin)
        }
        if let part = partToReveal {
            partToReveal = nil
            focused.reveal(part, margin: Self.revealMargin)
        }
    }

    package func handle(_ event: InputEvent) {
        switch event {
        case .keyPressed(let press):
            isTextTaken = offerEarly { $0.keyPressedEarly(press) }
            if !isTextTaken { handle(press) }
        case .keyReleased(let key, let modifiers):
            isTextTaken = false
            _ = offerEarly { $0.keyReleasedEarly(KeyStroke(key, modifiers)) }
        case .text(let text):
            if !isTextTaken { textInput?.textEntered(text) }
            isTextTaken = false
        case .preedit(let text, let selection): textInput?.preeditChanged(text, selection: selection)
        case .deleteAround(let before, let after): textInput?.deleteAround(before: before, after: after)
        case .windowFocused(let isFocused):
            isWindowFocused = isFocused
            (focused?.responder as? any FocusResponder)?.focusChanged(true)
        default: break
        }
    }

    private var textInput: (any TextInputResponder)? { focused?.responder as? any TextInputResponder }

    // MARK: Pointer

    /// A press focuses what can be focused at the place. On anything else the focus goes, and Tab goes on
    /// from what was read there, or from where the focus was. A panel that is moved goes on with what it had.
    func pointerPressed(_ button: PointerButton, on path: HitPath) {
        let target = path.responders((any FocusResponder).self).first { $0.responder.canBecomeFocused }
        if let target {
            if target.responder.takesFocusWhenPressed { focus(target.step.element, for: .pointer) }
        } else if path.responders((any BarResponder).self).contains(where: { _ in true }) {
            // The items of a bar act on the focused view, so the focus stays.
        } else if button == .primary, host?.isPanel != true {
            focus(nil, for: .pointer)
            if let last = path.steps.last?.element, last.accessibility != nil, last.children.isEmpty {
                place = last
            }
        }
    }

    // MARK: Keys

    /// Where keys come to. Without a focus those around the place have them: what had the focus may have been
    /// disabled by one.
    var keyElement: Element? { focused ?? place.flatMap { $0.isInTree ? $0.parent : nil } }

    /// Asks those around the focus, the innermost first, that have keys before it.
    private func offerEarly(_ offer: (any EarlyKeyResponder) -> Bool) -> Bool {
        var element = keyElement
        while let current = element {
            if let responder = current.responder as? any EarlyKeyResponder, offer(responder) { return true }
            element = current.parent
        }
        return false
    }

    private func handle(_ press: KeyStroke) {
        var element = keyElement
        while let current = element {
            if (current.responder as? any KeyResponder)?.keyPressed(press) == true { return }
            element = current.parent
        }
        if let host,
            host.rootElement.performShortcut(press) || host.menuBar?.keyPressedInWindow(press) == true
        {
            return
        }
        if press.opensMenu {
            openMenu()
        } else if press.key == .tab, press.modifiers.isSubset(of: [.shift, .control]) {
            move(backwards: press.modifiers.contains(.shift))
        } else if press.key == .function(6), press.modifiers.isSubset(of: .shift) {
            movePane(backwards: press.modifiers.contains(.shift))
        } else if let command = UndoCommand(press) {
            switch command {
            case .undo: host?.undoManager.undo()
            case .redo: host?.undoManager.redo()
            }
        } else if let command = ScrollCommand(press) {
            scroll(command)
        }
    }

    /// Opens the menu of what has the focus or had it last, or of what is around that.
    private func openMenu() {
        guard let start = focused ?? place, start.isInTree else { return }
        _ = sequence(first: start) { $0.parent }.contains {
            ($0.responder as? any MenuResponder)?.openMenu(at: nil) == true
        }
    }

    /// Scrolls what has the place, or else what is under the pointer, or else the first that can.
    private func scroll(_ command: ScrollCommand) {
        guard let host else { return }
        var element = place.flatMap { $0.isInTree ? $0 : nil }
        while let current = element {
            if (current.responder as? any ScrollResponder)?.scroll(command) == true { return }
            element = current.parent
        }
        let isUnderPointer = host.pointer.path.responders((any ScrollResponder).self)
            .contains { $0.responder.scroll(command) }
        if !isUnderPointer { _ = host.rootElement.scrollFirst(command) }
    }

    /// Goes to the next or previous element that takes the keyboard, around the ends.
    private func move(backwards: Bool) {
        guard let host else { return }
        var order: [Element] = []
        var start: Int?
        host.rootElement.collectFocusable(into: &order, from: place, start: &start)
        guard !order.isEmpty else { return }
        let count = order.count
        let isThere = start.map { $0 < count && order[$0] === place } ?? false
        let next =
            switch (start, backwards) {
            case (nil, false): 0
            case (nil, true): count - 1
            case (let start?, false): (isThere ? start + 1 : start) % count
            case (let start?, true): (start + count - 1) % count
            }
        focus(led(to: order[next]), for: .keyboard)
    }

    /// What a person who moves to an element is led to by what is around it and not around the last place.
    private func led(to element: Element) -> Element {
        let entered = sequence(first: element) { $0.parent }.prefix { place?.isWithin($0) != true }
        for around in Array(entered).reversed() {
            if let region = around.responder as? any FocusRegion, region.leadsPeople,
                let target = region.defaultFocus
            {
                return target
            }
        }
        return element
    }

    // MARK: Observers

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
        return elements.contains { focused.isWithin($0) }
    }
}

extension Element {
    var canBecomeFocused: Bool { (responder as? any FocusResponder)?.canBecomeFocused == true }

    /// Collects the elements that take the keyboard, in reading order.
    /// - Parameter start: Set to how many come before `place`.
    func collectFocusable(into order: inout [Element], from place: Element?, start: inout Int?) {
        if isHidden { return }
        if self === place { start = order.count }
        if canBecomeFocused { order.append(self) }
        for child in childrenInReadingOrder {
            child.collectFocusable(into: &order, from: place, start: &start)
        }
    }

    /// Scrolls what is around the element until the rectangle, in own points, can be seen.
    /// - Parameter margin: What is kept free beside it where it was out of sight.
    package func reveal(_ rect: CGRect, margin: CGFloat = 0) {
        var rect = rect
        // What the next scroll view outwards scrolls.
        var content = self
        var element = self
        while let parent = element.parent {
            rect = element.toParent(rect)
            if let scroll = parent.responder as? any ScrollResponder {
                let seen = rect.outset(by: content.pinCover, parent.direction)
                let shown = scroll.scroll(toReveal: seen, margin: margin)
                rect = rect.offsetBy(dx: shown.minX - seen.minX, dy: shown.minY - seen.minY)
                content = parent
            }
            element = parent
        }
    }

    /// What headers and footers that stay in sight would cover beside it: those of the outermost stack that its scroll
    /// view scrolls.
    var pinCover: EdgeInsets {
        var cover = EdgeInsets()
        var element = self
        while let parent = element.parent, !(parent.responder is any ScrollResponder) {
            if let stack = parent as? LazyStackElement { cover = stack.pinCover(of: element) }
            element = parent
        }
        return cover
    }

    /// Whether an element, the first in reading order, takes a key that nobody with the focus does.
    package func performShortcut(_ press: KeyStroke) -> Bool {
        if isHidden || isPassedByKeys { return false }
        if (responder as? any ShortcutResponder)?.shortcutPressed(press) == true { return true }
        return children.contains { $0.performShortcut(press) }
    }

    /// Whether the first element in reading order that scrolls at a key's command did so.
    func scrollFirst(_ command: ScrollCommand) -> Bool {
        if isHidden || isPassedByKeys { return false }
        if (responder as? any ScrollResponder)?.scroll(command) == true { return true }
        return children.contains { $0.scrollFirst(command) }
    }
}
