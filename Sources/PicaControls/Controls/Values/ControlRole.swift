import Foundation
import PicaGraph
import PicaState

/// Combines a view into a single accessibility element with a role and a value.
struct ControlRole {
    let role: AccessibilityProperties.Role
    let value: String?
    let number: AccessibleNumber?

    init(_ role: AccessibilityProperties.Role, value: String?, number: AccessibleNumber? = nil) {
        self.role = role
        self.value = value
        self.number = number
    }
}

extension ControlRole: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ControlRoleBehavior { ControlRoleBehavior(element, self) }
}

final class ControlRoleBehavior: ElementBehavior {
    unowned let element: Element
    private var value: ControlRole
    private var isEnabled = true

    init(_ element: Element, _ value: ControlRole) {
        self.element = element
        self.value = value
    }

    func update(_ value: ControlRole, _ environment: EnvironmentValues) {
        self.value = value
        isEnabled = environment.isEnabled
    }

    var accessibilityScope: AccessibilityScope { .closed }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: value.role, label: "", value: value.value)
        properties.isEnabled = isEnabled
        properties.number = value.number
        return properties
    }
}
