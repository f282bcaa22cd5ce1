import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The buttons of a stepper, in one frame: down, then up.
struct StepperButtons: View {
    let value: StepperValue
    /// Whether the buttons take the focus themselves, rather than a view around them.
    let takesFocus: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlShape) private var shape
    @Environment(\.controlJoints) private var joints

    init(value: StepperValue, takesFocus: Bool = true) {
        self.value = value
        self.takesFocus = takesFocus
    }

    var body: some View {
        let (up, down) = (value.increment(), value.decrement())
        HStack(spacing: 0) {
            StepperHalf(symbol: "minus", isEnabled: down != nil) { value.step(isUp: false) }
            Color(themed: .quaternary).frame(width: 1).padding(.vertical, 5).allowsHitTesting(false)
            StepperHalf(symbol: "plus", isEnabled: up != nil) { value.step(isUp: true) }
        }
        .fixedSize(horizontal: true, vertical: joints.isEmpty)
        .background { shape.fill(Color(themed: .control)) }
        .overlay { shape.strokeBorder(Color(themed: .outline)).allowsHitTesting(false) }
        .elevation(isEnabled && joints.isEmpty ? .raised : nil, radius: shape.radius)
        .opacity(isEnabled ? 1 : 0.5)
        .modifier(StepperTarget(value: value, takesFocus: takesFocus))
    }
}

private struct StepperHalf: View {
    let symbol: String
    let isEnabled: Bool
    let action: @MainActor () -> Void
    @State private var isPressed = false
    @State private var isHovered = false
    @Environment(\.controlPadding) private var padding
    @ScaledMetric private var unit: CGFloat = 1
    @Environment(\.picaTheme) private var theme

    init(symbol: String, isEnabled: Bool, action: @escaping @MainActor () -> Void) {
        self.symbol = symbol
        self.isEnabled = isEnabled
        self.action = action
    }

    var body: some View {
        // As high as a button with text.
        Text(verbatim: " ")
            .frame(width: max(24, 14 * unit + padding.width))
            .overlay { Image(systemName: symbol).imageScale(.small).opacity(isEnabled ? 1 : 0.35) }
            .padding(.vertical, padding.height * unit)
            .frame(maxHeight: .infinity)
            .background { theme.controlShape.fill(ground) }
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
            .modifier(Pressable(isPressed: $isPressed, takesFocus: false, action: action))
            .environment(\.buttonRepeatBehavior, .enabled)
            .disabled(!isEnabled)
            .modifier(ControlFont())
    }

    private var ground: Color {
        ControlPhase(isPressed: isPressed, isHovered: isHovered, isEnabled: isEnabled).clearGround
    }
}

/// Takes the focus for both buttons, and steps on keys.
private struct StepperTarget {
    let value: StepperValue
    let takesFocus: Bool
}

extension StepperTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> StepperTargetBehavior { StepperTargetBehavior(element) }
}

private final class StepperTargetBehavior: ElementBehavior, KeyResponder, FocusResponder {
    unowned let element: Element
    private var target: StepperTarget?
    private var isEnabled = true
    private var ring = FocusRing()

    init(_ element: Element) { self.element = element }

    func update(_ value: StepperTarget, _ environment: EnvironmentValues) {
        target = value
        isEnabled = environment.isEnabled
        if ring.update(environment) { element.setNeedsDisplay() }
    }

    var responder: (any Responder)? { self }
    var canBecomeFocused: Bool { isEnabled && target?.takesFocus == true }
    func focusChanged(_ isFocused: Bool) { ring.follow(element) }

    func keyPressed(_ press: KeyStroke) -> Bool {
        guard let target, isEnabled, press.modifiers.isEmpty else { return false }
        let isMirrored = element.direction == .rightToLeft
        switch press.key {
        case .up: target.value.step(isUp: true)
        case .down: target.value.step(isUp: false)
        case .right: target.value.step(isUp: !isMirrored)
        case .left: target.value.step(isUp: isMirrored)
        case .home, .end:
            guard let toEnd = target.value.toEnd else { return false }
            edit { toEnd(press.key == .end) }
        default: return false
        }
        return true
    }

    var accessibilityScope: AccessibilityScope { .closed }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: .stepper, label: "")
        properties.isEnabled = isEnabled
        properties.isFocused = element.host?.focus.focused === element
        guard let value = target?.value else { return properties }
        if let measure = value.measure, let current = measure.current() {
            properties.offer(
                AccessibleNumber(
                    current: current, minimum: measure.bounds.lowerBound, maximum: measure.bounds.upperBound,
                    step: measure.step
                ) { [weak self] number in self?.edit { measure.set(number) } })
        }
        if value.increment() != nil {
            properties.offer(.increment) { [weak self] in self?.step(isUp: true) }
        }
        if value.decrement() != nil {
            properties.offer(.decrement) { [weak self] in self?.step(isUp: false) }
        }
        return properties
    }

    private func step(isUp: Bool) {
        if isEnabled { target?.value.step(isUp: isUp) }
    }

    private func edit(_ change: () -> Void) {
        guard isEnabled, let target else { return }
        target.value.editingChanged(true)
        change()
        target.value.editingChanged(false)
    }

    var drawingOutset: CGFloat { ring.reach }
    func draw(into list: inout DisplayList) { ring.draw(around: frame, into: &list) }
}
