/// Makes what it modifies a dialog: it says what in it has the focus first, and has the keys that nobody inside takes.
package struct DialogTarget {
    /// What Escape does there; nil where it does nothing.
    let escape: (() -> Void)?
    /// Follows what a button inside does at its key; nil where nothing does.
    let answered: (() -> Void)?
    let role: AccessibilityProperties.Role

    /// - Parameters:
    ///   - role: What it is to assistive technology.
    ///   - answered: Follows what a button inside does at its key.
    ///   - escape: What Escape does where no button inside takes it; nil where it does nothing.
    nonisolated package init(
        role: AccessibilityProperties.Role, answered: (() -> Void)? = nil, escape: (() -> Void)?
    ) {
        self.role = role
        self.answered = answered
        self.escape = escape
    }
}

extension DialogTarget: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> DialogBehavior { DialogBehavior(element, self) }
}

package final class DialogBehavior: ElementBehavior, ShortcutResponder, FocusRegion {
    package unowned let element: Element
    private var target: DialogTarget

    init(_ element: Element, _ target: DialogTarget) {
        self.element = element
        self.target = target
        element.graph.hasFocusRegions = true
    }

    package func update(_ value: DialogTarget, _ environment: EnvironmentValues) { target = value }

    package var responder: (any Responder)? { self }

    // MARK: Keys

    package func shortcutPressed(_ press: KeyStroke) -> Bool {
        if element.children.contains(where: { $0.performShortcut(press) }) {
            target.answered?()
            return true
        }
        guard press.key == .escape, press.modifiers.isEmpty, let escape = target.escape else { return false }
        if !press.isRepeat { escape() }
        return true
    }

    // MARK: Focus

    var leadsPeople: Bool { false }

    /// What the app says, or else the first field, or else what Return presses. What an alert asks is left as it is by
    /// the button that Escape presses, so where Return has no other meaning it is that.
    var defaultFocus: Element? {
        if let said = first(\.defaultFocusInside) { return said }
        if let field = first({ $0.responder is any TextInputResponder && $0.canBecomeFocused ? $0 : nil }) {
            return field
        }
        return button(pressedBy: .return) ?? (target.role == .alert ? button(pressedBy: .escape) : nil)
    }

    private func first(_ find: (Element) -> Element?) -> Element? {
        for child in element.children {
            if let found = child.first(find) { return found }
        }
        return nil
    }

    private func button(pressedBy key: Key) -> Element? {
        first { inside in
            guard let responder = inside.responder as? any ShortcutResponder,
                responder.isPressed(by: KeyStroke(key))
            else { return nil }
            return inside.firstFocusable
        }
    }

    // MARK: Accessibility

    package var accessibilityScope: AccessibilityScope { .contained }
    package var accessibility: AccessibilityProperties? {
        AccessibilityProperties(role: target.role, label: "")
    }
}
