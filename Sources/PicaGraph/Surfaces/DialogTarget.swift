import PicaState

/// A modifier that makes its content a dialog. It sets the default focus and gets keys that no view inside handles.
package struct DialogTarget {
    /// The action of Escape; `nil` for none.
    let escape: (() -> Void)?
    /// Called after a button inside was triggered by its key; `nil` for nothing.
    let answered: (() -> Void)?
    let role: AccessibilityProperties.Role

    /// Creates the modifier.
    ///
    /// - Parameters:
    ///   - role: The role for assistive technologies.
    ///   - answered: Called after a button inside was triggered by its key.
    ///   - escape: The action of Escape if no button inside handles it; `nil` for none.
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

    /// The default focus set by the app, else the first field, else the button that Return presses.
    ///
    /// In an alert without a button for Return, it is the one that Escape presses, which changes nothing.
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
        var properties = AccessibilityProperties(role: target.role, label: "")
        properties.isModal = true
        if let escape = target.escape { properties.offer(.escape) { escape() } }
        return properties
    }
}
