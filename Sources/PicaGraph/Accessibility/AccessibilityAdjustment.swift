import PicaState

/// A modifier that changes the accessibility properties of its content's elements.
package struct AccessibilityAdjustment {
    fileprivate let adjust: @MainActor (inout AccessibilityProperties) -> Void

    nonisolated package init(_ adjust: @escaping @MainActor (inout AccessibilityProperties) -> Void) {
        self.adjust = adjust
    }
}

extension AccessibilityAdjustment: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> AccessibilityAdjustmentBehavior {
        AccessibilityAdjustmentBehavior(element)
    }
}

package final class AccessibilityAdjustmentBehavior: ElementBehavior {
    package unowned let element: Element
    private var adjustment: AccessibilityAdjustment?

    init(_ element: Element) { self.element = element }

    package func update(_ value: AccessibilityAdjustment, _ environment: EnvironmentValues) {
        adjustment = value
    }

    package func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        adjustment?.adjust(&properties)
    }
}

/// A modifier that makes its content a container with a role, such as a toolbar. What is said of the container from
/// outside does not apply to its content. Without a role it has no effect.
package struct AccessibilityRole {
    fileprivate let role: AccessibilityProperties.Role?

    nonisolated package init(_ role: AccessibilityProperties.Role?) { self.role = role }
}

extension AccessibilityRole: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> AccessibilityRoleBehavior {
        AccessibilityRoleBehavior(element)
    }
}

package final class AccessibilityRoleBehavior: ElementBehavior {
    package unowned let element: Element
    private var role: AccessibilityProperties.Role?

    init(_ element: Element) { self.element = element }

    package func update(_ value: AccessibilityRole, _ environment: EnvironmentValues) { role = value.role }

    package var accessibilityScope: AccessibilityScope { role == nil ? .open : .contained }
    package var accessibility: AccessibilityProperties? {
        role.map { AccessibilityProperties(role: $0, label: "") }
    }
}
