import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// Makes the touchable area of a view pressable: by pointer, Space and Return, with a focus ring.
package struct Pressable {
    private let role: AccessibilityProperties.Role
    private let state: AccessibilityProperties.Toggled?
    private let isPressed: Binding<Bool>
    private let isBordered: Bool
    private let takesFocus: Bool
    private let action: @MainActor () -> Void
    @State private var isFocused = false

    /// - Parameters:
    ///   - state: Whether the control is on; `nil` if it has no such state.
    ///   - isBordered: Whether it has the shape of bordered buttons, which the focus ring then follows.
    ///   - takesFocus: Whether it takes the focus itself, rather than a view around it.
    package init(
        role: AccessibilityProperties.Role = .button, state: AccessibilityProperties.Toggled? = nil,
        isPressed: Binding<Bool> = .constant(false), isBordered: Bool = false,
        takesFocus: Bool = true, action: @escaping @MainActor () -> Void
    ) {
        self.role = role
        self.state = state
        self.isPressed = isPressed
        self.isBordered = isBordered
        self.takesFocus = takesFocus
        self.action = action
    }
}

extension Pressable: ViewModifier {
    package func body(content: Content) -> some View {
        content.environment(\.isFocused, isFocused)
            .modifier(
                PressTarget(
                    role: role, state: state, isPressed: isPressed, isBordered: isBordered,
                    takesFocus: takesFocus, action: action, isFocused: $isFocused))
    }
}

/// Handles presses for the content.
private struct PressTarget {
    let role: AccessibilityProperties.Role
    let state: AccessibilityProperties.Toggled?
    let isPressed: Binding<Bool>
    let isBordered: Bool
    let takesFocus: Bool
    let action: @MainActor () -> Void
    let isFocused: Binding<Bool>
}

extension PressTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> PressBehavior { PressBehavior(element, self) }
}

private final class PressBehavior: ElementBehavior, PointerResponder, KeyResponder, FocusResponder,
    PressHandler
{
    unowned let element: Element
    private var target: PressTarget
    private var isEnabled = true
    private var repeats = false
    private var shape = ButtonBorderShape.automatic
    private var ring = FocusRing()
    private lazy var press = PressRecognizer(element, handler: self)
    private lazy var repeater = PressRepeater(element) { [unowned self] in
        if target.isPressed.wrappedValue, isEnabled { target.action() }
    }

    init(_ element: Element, _ target: PressTarget) {
        self.element = element
        self.target = target
    }

    var responder: (any Responder)? { self }

    func update(_ value: PressTarget, _ environment: EnvironmentValues) {
        target = value
        repeats = environment.buttonRepeatBehavior == .enabled
        takesFocusWhenPressed = environment.takesFocusWhenPressed
        let shape = value.isBordered ? environment.buttonBorderShape : .automatic
        let isNewRing = ring.update(environment)
        guard isNewRing || environment.isEnabled != isEnabled || shape != self.shape else { return }
        isEnabled = environment.isEnabled
        self.shape = shape
        element.setNeedsDisplay()
    }

    // MARK: Accessibility

    var accessibilityScope: AccessibilityScope { .closed }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(
            role: target.role, label: element.combinedAccessibilityLabel)
        properties.toggled = target.state
        properties.isEnabled = isEnabled
        properties.isFocused = element.host?.focus.focused === element
        properties.offer(.main) { [weak self] in
            if let self, isEnabled { target.action() }
        }
        return properties
    }

    // MARK: Pointer

    var recognizers: [any PointerRecognizer] { [press] }

    func takes(_ press: PointerPress) -> Bool { isEnabled && press.button == .primary }

    func pressBegan(_ press: PointerPress) {
        target.isPressed.wrappedValue = true
        if repeats { repeater.start() }
    }

    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        let isInside = isInside(point)
        if target.isPressed.wrappedValue != isInside { target.isPressed.wrappedValue = isInside }
    }

    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {
        target.isPressed.wrappedValue = false
        let isDone = repeats && repeater.hasActed
        if repeats { repeater.stop() }
        if isEnabled, !isDone, isInside(point) { target.action() }
    }

    /// Returns whether a point keeps the press going. Once pressed, gaps in the label count, too.
    private func isInside(_ point: CGPoint) -> Bool { frame.contains(point) || element.isTouched(at: point) }

    func pressCancelled() {
        target.isPressed.wrappedValue = false
        if repeats { repeater.stop() }
    }

    // MARK: Keyboard

    var canBecomeFocused: Bool { isEnabled && target.takesFocus }
    private(set) var takesFocusWhenPressed = true

    func keyPressed(_ press: KeyStroke) -> Bool {
        guard isEnabled, press.modifiers.isEmpty else { return false }
        switch press.key {
        case .space, .character(" "), .return:
            if !press.isRepeat || repeats { target.action() }
            return true
        default: return false
        }
    }

    func focusChanged(_ isFocused: Bool) { ring.follow(element, telling: target.isFocused) }

    // MARK: Drawing

    var drawingOutset: CGFloat { ring.reach }
    func draw(into list: inout DisplayList) {
        ring.draw(around: frame, radius: shape.radius(in: frame.size), into: &list)
    }
}

private enum TakesFocusWhenPressedKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether a press gives buttons the focus; keys can move it to them in any case.
    package var takesFocusWhenPressed: Bool {
        get { self[TakesFocusWhenPressedKey.self] }
        set { self[TakesFocusWhenPressedKey.self] = newValue }
    }
}
