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

/// A number between bounds as the app gave it, with its part of the way from the lower bound to the upper one.
struct MeasuredNumber {
    private let bounds: ClosedRange<Double>
    private let amount: Double
    let part: Double

    nonisolated init(_ amount: Double, in bounds: ClosedRange<Double>) {
        self.bounds = bounds
        self.amount = bounds.nearest(to: amount)
        part = bounds.part(of: amount)
    }

    /// Returns the number for a part of the way, from 0 to 1.
    func number(at part: Double) -> AccessibleNumber {
        guard bounds.lowerBound.isFinite, bounds.upperBound.isFinite else {
            return AccessibleNumber(current: part, minimum: 0, maximum: 1)
        }
        // The app's own number has no rounding errors.
        let current = part == self.part ? amount : bounds.nearest(to: bounds.value(at: part))
        return AccessibleNumber(current: current, minimum: bounds.lowerBound, maximum: bounds.upperBound)
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
