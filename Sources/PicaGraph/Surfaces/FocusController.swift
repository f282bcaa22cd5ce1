import Foundation
import PicaState

/// The reason for a focus change.
package enum FocusReason {
    case pointer, keyboard, program
}

/// The controller that holds and moves the keyboard focus of a surface.
@MainActor package final class FocusController {
    package weak var host: ViewHost?
    package private(set) weak var focused: Element?
    /// The reason for the current focus. Buttons show a focus ring only after `keyboard`. Fields select their text
    /// unless the reason is `pointer`.
    package private(set) var reason = FocusReason.program
    /// Whether the window has keyboard focus; carets blink only then.
    package private(set) var isWindowFocused = true
    /// The element from which Tab continues: the one that has or last had the focus, or a text clicked since.
    private weak var place: Element?

    /// Whether the text of the current key press is dropped, because a key handler took the key.
    private var isTextTaken = false

    /// The distance to keep free beside a newly focused element that was not visible, in points.
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
        observers.notify(from: old, to: element)
        if element == nil { host?.platform.setTextInput(nil) }
        host?.focusScene.valuesMayHaveChanged()
        needsReveal = element != nil && reason != .pointer
        host?.graph.accessibilityCursor.focusMoved(to: element)
        host?.accessibilityChanged()
    }

    package func elementWasRemoved(_ element: Element) {
        if focused?.isWithin(element) == true { focus(nil, for: .program) }
    }

    /// Whether the focused element must be scrolled into view after layout.
    private var needsReveal = false

    /// The part of the focused element to scroll into view after layout, in its coordinate space.
    private var partToReveal: CGRect?

    /// Scrolls a part of the focused element into view at the end of the current or next layout. The part may be a
    /// caret, for instance.
    package func revealPart(_ rect: CGRect) { partToReveal = rect }

    /// Whether the surface has opened and its default focus was set.
    private var hasBegun = false

    /// Sets the initial focus. A window uses the default that its views set. A layer always focuses something, because
    /// it takes the keyboard from the window.
    private func begin() {
        hasBegun = true
        guard focused == nil, let host else { return }
        let root = host.rootElement
        if let first = host.parent == nil ? root.defaultFocusInside : root.automaticFocus {
            // A layer opened by a key is used by keyboard, so focus rings show.
            focus(first, for: host.parent?.isKeyHeld == true ? .keyboard : .program)
            // A dialog is read from its start, so only a text field is scrolled into view.
            needsReveal = host.parent == nil || first.responder is any TextInputResponder
        }
    }

    /// Updates the focus after layout: drops one that is no longer possible and scrolls a new one into view.
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
            isTextTaken =
                host?.movesRotor(press) == true
                || host?.graph.accessibilityDrag.keyPressed(press) == true
                || offerEarly { $0.keyPressedEarly(press) }
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

    /// Handles a press: focuses the innermost focusable element there.
    ///
    /// A press elsewhere clears the focus; Tab then continues from the text there or from the last focus. In a panel
    /// that is being moved the focus stays.
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

    /// The innermost element to get keys. Without a focus it is the parent of `place`, as the focused element may have
    /// been disabled by a key.
    var keyElement: Element? { focused ?? place.flatMap { $0.isInTree ? $0.parent : nil } }

    /// Offers a key to early handlers around the focus, innermost first.
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

    /// Opens the context menu of the element that has or last had the focus. If it has none, the nearest ancestor's
    /// menu opens.
    private func openMenu() {
        guard let start = focused ?? place, start.isInTree else { return }
        _ = sequence(first: start) { $0.parent }.contains {
            ($0.responder as? any MenuResponder)?.openMenu(at: nil) == true
        }
    }

    /// Scrolls the view around `place`, else the one under the pointer, else the first that can scroll.
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

    /// Moves the focus to the next or previous focusable element, wrapping around.
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

    /// Returns the element to focus when the user moves to `element`. A focus region newly entered may redirect to its
    /// default.
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

    private let observers = FocusObservers()

    package func add(_ observer: any FocusObserver) { observers.add(observer) }
}

extension FocusController {
    /// Returns whether the focused element is in or below one of the elements.
    func isFocus(inside elements: [Element]) -> Bool {
        guard let focused else { return false }
        return elements.contains { focused.isWithin($0) }
    }
}

extension Element {
    var canBecomeFocused: Bool { (responder as? any FocusResponder)?.canBecomeFocused == true }

    /// Collects the focusable elements in reading order.
    ///
    /// - Parameter start: Set to the number of elements before `place`.
    func collectFocusable(into order: inout [Element], from place: Element?, start: inout Int?) {
        if isHidden || isForAssistance { return }
        if self === place { start = order.count }
        if canBecomeFocused { order.append(self) }
        for child in childrenInReadingOrder {
            child.collectFocusable(into: &order, from: place, start: &start)
        }
    }

    /// Scrolls the scroll views around the element until a rectangle is visible.
    ///
    /// - Parameter margin: The distance to keep free beside it if it was not visible.
    package func reveal(_ rect: CGRect, margin: CGFloat = 0) {
        var rect = rect
        // The direct content of the next scroll view outwards.
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

    /// The area at each edge that pinned headers and footers would cover. It depends on the outermost lazy stack within
    /// the scroll view.
    var pinCover: EdgeInsets {
        var cover = EdgeInsets()
        var element = self
        while let parent = element.parent, !(parent.responder is any ScrollResponder) {
            if let stack = parent as? LazyStackElement { cover = stack.pinCover(of: element) }
            element = parent
        }
        return cover
    }

    /// Handles a key as a shortcut of the first element in reading order that takes it. Returns whether one did.
    package func performShortcut(_ press: KeyStroke) -> Bool {
        if isHidden || isPassedByKeys { return false }
        if (responder as? any ShortcutResponder)?.shortcutPressed(press) == true { return true }
        return children.contains { $0.performShortcut(press) }
    }

    /// Scrolls the first element in reading order that can. Returns whether one did.
    func scrollFirst(_ command: ScrollCommand) -> Bool {
        if isHidden || isPassedByKeys { return false }
        if (responder as? any ScrollResponder)?.scroll(command) == true { return true }
        return children.contains { $0.scrollFirst(command) }
    }
}
