import Foundation
import PicaCanvas
import PicaGraph

/// Something to press.
public struct Button<Label: View> {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @Environment(stylesOf: PrimitiveButtonStyleConfiguration.self) private var styles

    /// A button that shows a view.
    ///
    /// - Parameters:
    ///   - action: Runs when the button is clicked, or pressed with Space or Return.
    ///   - label: What the button shows; it is named by the text in it.
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button that shows a view.
    ///
    /// - Parameters:
    ///   - role: What the button is for; nil where that is nothing special.
    ///   - action: Runs when the button is clicked, or pressed with Space or Return.
    ///   - label: What the button shows; it is named by the text in it.
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    /// A button with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: What it says.
    ///   - role: What the button is for; nil where that is nothing special.
    ///   - action: Runs when the button is clicked, or pressed with Space or Return.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button whose title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PicaViews.Label<Text, Image> {
    /// A button with an icon of the system's set.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// A button with an icon of the system's set.
    ///
    /// - Parameter role: What the button is for; it changes how the button looks.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PicaViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with an icon of the system's set; the title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// A button with an icon of the system's set; the title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PicaViews.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style was given, with the style from further out.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button: View {
    /// What the style in force makes of the button.
    public var body: some View {
        styles.body(
            PrimitiveButtonStyleConfiguration(
                role: role, label: .init(view: styles.content(label)), action: action)
        ) { DefaultButtonStyle().makeBody(configuration: $0) }
        .modifier(ShortcutTarget(action: action))
    }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// It deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It leaves everything as it was.
    public static let cancel = ButtonRole(name: "cancel")
}

/// Makes what it modifies a button: pointer, Space and Return, focus ring.
struct Pressable {
    private let role: AccessibilityProperties.Role
    private let action: @MainActor () -> Void
    private let isPressed: Binding<Bool>
    @State private var isFocused = false

    init(
        role: AccessibilityProperties.Role = .button, isPressed: Binding<Bool> = .constant(false),
        action: @escaping @MainActor () -> Void
    ) {
        self.role = role
        self.isPressed = isPressed
        self.action = action
    }
}

extension Pressable: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.isFocused, isFocused)
            .modifier(PressTarget(role: role, action: action, isPressed: isPressed, isFocused: $isFocused))
    }
}

/// Takes what presses a button for what is inside.
private struct PressTarget {
    let role: AccessibilityProperties.Role
    let action: @MainActor () -> Void
    let isPressed: Binding<Bool>
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
    private var ring = FocusRing()
    private lazy var press = PressRecognizer(element, handler: self)

    init(_ element: Element, _ target: PressTarget) {
        self.element = element
        self.target = target
    }

    var responder: (any Responder)? { self }

    func update(_ value: PressTarget, _ environment: EnvironmentValues) {
        target = value
        let isNewRing = ring.update(environment)
        guard isNewRing || environment.isEnabled != isEnabled else { return }
        isEnabled = environment.isEnabled
        element.setNeedsDisplay()
    }

    // MARK: Accessibility

    var accessibilityScope: AccessibilityScope { .closed }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(
            role: target.role, label: element.combinedAccessibilityLabel)
        properties.isEnabled = isEnabled
        properties.isFocused = element.host?.focus.focused === element
        return properties
    }

    // MARK: Pointer

    /// All of it can be pressed, also between an icon and a title.
    func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .contents }

    var recognizers: [any PointerRecognizer] { [press] }

    func takes(_ press: PointerPress) -> Bool { isEnabled && press.button == .primary }

    func pressBegan(_ press: PointerPress) { target.isPressed.wrappedValue = true }

    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        let isInside = frame.contains(point)
        if target.isPressed.wrappedValue != isInside { target.isPressed.wrappedValue = isInside }
    }

    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {
        target.isPressed.wrappedValue = false
        if isEnabled, frame.contains(point) { target.action() }
    }

    func pressCancelled() { target.isPressed.wrappedValue = false }

    // MARK: Keyboard

    var canBecomeFocused: Bool { isEnabled }

    func keyPressed(_ press: KeyStroke) -> Bool {
        guard isEnabled, press.modifiers.isEmpty else { return false }
        switch press.key {
        case .space, .character(" "), .return:
            if !press.isRepeat { target.action() }
            return true
        default: return false
        }
    }

    func focusChanged(_ isFocused: Bool) { ring.follow(element, telling: target.isFocused) }

    // MARK: Drawing

    var drawingOutset: CGFloat { ring.reach }
    func draw(into list: inout DisplayList) { ring.draw(around: frame, into: &list) }
}
