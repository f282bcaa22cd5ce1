import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// Combines several options into one control: it takes the focus as a whole, and the arrow keys choose among the
/// options.
package struct ChoiceGroup {
    /// The index of the chosen option; `nil` for none.
    package let chosen: Int?
    package let count: Int
    package let role: AccessibilityProperties.Role
    package let choose: (Int) -> Void

    package init(
        chosen: Int?, count: Int, role: AccessibilityProperties.Role = .radioGroup,
        choose: @escaping (Int) -> Void
    ) {
        self.chosen = chosen
        self.count = count
        self.role = role
        self.choose = choose
    }
}

extension ChoiceGroup: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> ChoiceGroupBehavior {
        ChoiceGroupBehavior(element, self)
    }
}

package final class ChoiceGroupBehavior: ElementBehavior, KeyResponder, FocusResponder {
    package unowned let element: Element
    private var group: ChoiceGroup
    private var isEnabled = true
    private var ring = FocusRing()

    init(_ element: Element, _ group: ChoiceGroup) {
        self.element = element
        self.group = group
    }

    package func update(_ value: ChoiceGroup, _ environment: EnvironmentValues) {
        group = value
        isEnabled = environment.isEnabled
        if ring.update(environment) { element.setNeedsDisplay() }
    }

    package var responder: (any Responder)? { self }
    package var canBecomeFocused: Bool { isEnabled && group.count > 0 }
    package func focusChanged(_ isFocused: Bool) { ring.follow(element) }

    package func keyPressed(_ press: KeyStroke) -> Bool {
        guard isEnabled, press.modifiers.isEmpty, group.count > 0 else { return false }
        let isMirrored = element.direction == .rightToLeft
        let next: Int
        switch press.key {
        case .down: next = (group.chosen ?? -1) + 1
        case .up: next = (group.chosen ?? group.count) - 1
        case .right: next = isMirrored ? (group.chosen ?? group.count) - 1 : (group.chosen ?? -1) + 1
        case .left: next = isMirrored ? (group.chosen ?? -1) + 1 : (group.chosen ?? group.count) - 1
        case .home: next = 0
        case .end: next = group.count - 1
        case .space where group.chosen == nil: next = 0
        default: return false
        }
        if (0..<group.count).contains(next), next != group.chosen { group.choose(next) }
        return true
    }

    package var accessibilityScope: AccessibilityScope { .contained }

    package var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: group.role, label: "")
        properties.isEnabled = isEnabled
        properties.isFocused = element.host?.focus.focused === element
        return properties
    }

    package var drawingOutset: CGFloat { ring.reach }
    package func draw(into list: inout DisplayList) { ring.draw(around: frame, into: &list) }
}

/// Makes a view an option of a group, which a click chooses.
package struct ChoiceItem {
    package let isChosen: Bool
    package let isPressed: Binding<Bool>
    package let role: AccessibilityProperties.Role
    /// The place among the options; `nil` if they are in no order.
    package let place: AccessiblePlace?
    package let choose: () -> Void

    package init(
        isChosen: Bool, isPressed: Binding<Bool>, role: AccessibilityProperties.Role = .radioButton,
        place: AccessiblePlace? = nil, choose: @escaping () -> Void
    ) {
        self.isChosen = isChosen
        self.isPressed = isPressed
        self.role = role
        self.place = place
        self.choose = choose
    }
}

extension ChoiceItem: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> ChoiceItemBehavior { ChoiceItemBehavior(element, self) }
}

package final class ChoiceItemBehavior: ElementBehavior, PointerResponder, PressHandler {
    package unowned let element: Element
    private var item: ChoiceItem
    private var isEnabled = true
    private lazy var press = PressRecognizer(element, handler: self)

    init(_ element: Element, _ item: ChoiceItem) {
        self.element = element
        self.item = item
    }

    package func update(_ value: ChoiceItem, _ environment: EnvironmentValues) {
        item = value
        isEnabled = environment.isEnabled
    }

    package var responder: (any Responder)? { self }
    package func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .contents }
    package var recognizers: [any PointerRecognizer] { [press] }

    package func takes(_ press: PointerPress) -> Bool { isEnabled && press.button == .primary }
    package func pressBegan(_ press: PointerPress) { item.isPressed.wrappedValue = true }
    package func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        let isInside = frame.contains(point)
        if item.isPressed.wrappedValue != isInside { item.isPressed.wrappedValue = isInside }
    }
    package func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {
        item.isPressed.wrappedValue = false
        if isEnabled, frame.contains(point) { item.choose() }
    }
    package func pressCancelled() { item.isPressed.wrappedValue = false }

    package var accessibilityScope: AccessibilityScope { .closed }

    package var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(
            role: item.role, label: element.combinedAccessibilityLabel)
        properties.isSelected = item.isChosen
        properties.isEnabled = isEnabled
        properties.place = item.place
        // A part of a date is chosen for the keys only.
        guard item.role != .spinButton else { return properties }
        properties.offer(.main) { [weak self] in
            if let self, isEnabled { item.choose() }
        }
        properties.offer(.select) { [weak self] in
            if let self, isEnabled, !item.isChosen { item.choose() }
        }
        return properties
    }
}
