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
    package var frame: CGRect {
        CGRect(origin: element.originInWindow, size: element.size)
    }
}

extension ViewHost {
    /// Everything that has a role, in reading order.
    package func accessibilityElements() -> [AccessibilityElement] {
        _ = update()
        var found: [AccessibilityElement] = []
        func visit(_ element: Element) {
            if let properties = element.accessibility {
                found.append(AccessibilityElement(properties: properties, element: element))
                if element.hidesChildrenFromAccessibility { return }
            }
            for child in element.children { visit(child) }
        }
        visit(rootElement)
        return found
    }
}
