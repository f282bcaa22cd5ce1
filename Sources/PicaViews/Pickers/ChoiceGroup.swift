import Foundation
import PicaCanvas
import PicaGraph

/// Makes one control of several things of which one is chosen: it has the focus as a whole, and the arrows choose.
struct ChoiceGroup {
    /// Which one is chosen; nil for none.
    let chosen: Int?
    let count: Int
    let choose: (Int) -> Void
}

extension ChoiceGroup: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ChoiceGroupBehavior { ChoiceGroupBehavior(element, self) }
}

final class ChoiceGroupBehavior: ElementBehavior, KeyResponder, FocusResponder {
    unowned let element: Element
    private var group: ChoiceGroup
    private var isEnabled = true
    private var ring = FocusRing()

    init(_ element: Element, _ group: ChoiceGroup) {
        self.element = element
        self.group = group
    }

    func update(_ value: ChoiceGroup, _ environment: EnvironmentValues) {
        group = value
        isEnabled = environment.isEnabled
        if ring.update(environment) { element.setNeedsDisplay() }
    }

    var responder: (any Responder)? { self }
    var canBecomeFocused: Bool { isEnabled && group.count > 0 }
    func focusChanged(_ isFocused: Bool) { ring.follow(element) }

    func keyPressed(_ press: KeyStroke) -> Bool {
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

    var accessibilityScope: AccessibilityScope { .contained }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: .radioGroup, label: "")
        properties.isEnabled = isEnabled
        properties.isFocused = element.host?.focus.focused === element
        return properties
    }

    var drawingOutset: CGFloat { ring.reach }
    func draw(into list: inout DisplayList) { ring.draw(around: frame, into: &list) }
}

/// One of the things in a choice, which a click chooses.
struct ChoiceItem {
    let isChosen: Bool
    let isPressed: Binding<Bool>
    let choose: () -> Void
}

extension ChoiceItem: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ChoiceItemBehavior { ChoiceItemBehavior(element, self) }
}

final class ChoiceItemBehavior: ElementBehavior, PointerResponder, PressHandler {
    unowned let element: Element
    private var item: ChoiceItem
    private var isEnabled = true
    private lazy var press = PressRecognizer(element, handler: self)

    init(_ element: Element, _ item: ChoiceItem) {
        self.element = element
        self.item = item
    }

    func update(_ value: ChoiceItem, _ environment: EnvironmentValues) {
        item = value
        isEnabled = environment.isEnabled
    }

    var responder: (any Responder)? { self }
    func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .contents }
    var recognizers: [any PointerRecognizer] { [press] }

    func takes(_ press: PointerPress) -> Bool { isEnabled && press.button == .primary }
    func pressBegan(_ press: PointerPress) { item.isPressed.wrappedValue = true }
    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        let isInside = frame.contains(point)
        if item.isPressed.wrappedValue != isInside { item.isPressed.wrappedValue = isInside }
    }
    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {
        item.isPressed.wrappedValue = false
        if isEnabled, frame.contains(point) { item.choose() }
    }
    func pressCancelled() { item.isPressed.wrappedValue = false }

    var accessibilityScope: AccessibilityScope { .closed }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(
            role: .radioButton, label: element.combinedAccessibilityLabel)
        properties.isSelected = item.isChosen
        properties.isEnabled = isEnabled
        return properties
    }
}
