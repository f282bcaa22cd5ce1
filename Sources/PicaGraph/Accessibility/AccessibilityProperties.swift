import Foundation

/// What an element is to people who do not see it, and to tests.
package struct AccessibilityProperties {
    package enum Role: Hashable, Sendable {
        case staticText, button, textField, secureField, textEditor, image, group, scrollArea
    }

    package var role: Role
    /// What it is called.
    package var label: String
    /// What it holds; never a secret.
    package var value: String?
    package var isEnabled = true
    package var isFocused = false
    package var isSelected = false

    package init(role: Role, label: String, value: String? = nil) {
        self.role = role
        self.label = label
        self.value = value
    }
}

/// One element of the accessibility tree, as it is now.
@MainActor package struct AccessibilityElement {
    package let properties: AccessibilityProperties
    package let element: Element
    /// In the window's points.
    package let frame: CGRect

    fileprivate init?(_ element: Element) {
        guard let properties = element.accessibility else { return nil }
        self.properties = properties
        self.element = element
        frame = CGRect(origin: element.originInWindow, size: element.size)
    }
}

extension ViewHost {
    /// Everything that has a role, in reading order. To be asked after `update`.
    package func accessibilityElements() -> [AccessibilityElement] {
        var found: [AccessibilityElement] = []
        func visit(_ element: Element) {
            if element.isHidden { return }
            if let known = AccessibilityElement(element) {
                found.append(known)
                if element.hidesChildrenFromAccessibility { return }
            }
            for child in element.children { visit(child) }
        }
        visit(rootElement)
        return found + layers.flatMap { $0.surface.accessibilityElements() }
    }

    /// An element as it is now; nil when it has left the tree or has no role any more. To be asked after
    /// `update`.
    package func accessibilityElement(for element: Element) -> AccessibilityElement? {
        if element === rootElement || element.isInside(rootElement) { return AccessibilityElement(element) }
        return layers.lazy.compactMap { $0.surface.accessibilityElement(for: element) }.first
    }
}
