import Foundation
import PicaCanvas

/// Something to press.
public struct Button<Label: View> {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @State private var isPressed = false
    @Environment(\.buttonStyle) private var style

    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PicaViews.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { PicaViews.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { PicaViews.Label(title, systemImage: systemImage) }
    }
}

extension Button: View {
    public var body: some View {
        style.makeView(
            ButtonStyleConfiguration(role: role, label: .init(view: AnyView(label)), isPressed: isPressed)
        )
        .modifier(Pressable(action: action, isPressed: $isPressed))
    }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// It deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// Makes what it modifies a button: pointer, Space and Return, focus ring.
struct Pressable {
    let action: @MainActor () -> Void
    let isPressed: Binding<Bool>
}

extension Pressable: ElementModifier {
    typealias Body = Never

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        PressableElement(node: node, modifier: self)
    }
}

final class PressableElement: WrapperElement<Pressable> {
    private var isEnabled = true
    private var accent = PixelColor.clear
    private var showsRing = false

    override func modifierDidChange(_ environment: EnvironmentValues) {
        let newAccent = environment.theme[.accent, environment]
        if environment.isEnabled == isEnabled, newAccent == accent { return }
        isEnabled = environment.isEnabled
        accent = newAccent
        setNeedsDisplay()
    }

    override var handlesPointer: Bool { isEnabled }
    override var canBecomeFocused: Bool { isEnabled }
    override var keepsFocus: Bool { true }
    override var hidesChildrenFromAccessibility: Bool { true }

    override var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: .button, label: textInside)
        properties.isEnabled = isEnabled
        properties.isFocused = host?.focus.focused === self
        return properties
    }

    override func pointerPressed(_ press: PointerPress) {
        if press.button == .primary { modifier.isPressed.wrappedValue = true }
    }

    override func pointerDragged(to point: CGPoint, _ modifiers: Modifiers) {
        modifier.isPressed.wrappedValue = contains(point)
    }

    override func pointerReleased(at point: CGPoint, _ button: PointerButton, _ modifiers: Modifiers) {
        guard button == .primary else { return }
        modifier.isPressed.wrappedValue = false
        if isEnabled, contains(point) { modifier.action() }
    }

    override func keyPressed(_ press: KeyPress) -> Bool {
        guard isEnabled, press.modifiers.isEmpty else { return false }
        switch press.key {
        case .space, .character(" "), .return:
            if !press.isRepeat { modifier.action() }
            return true
        default: return false
        }
    }

    override func focusChanged(_ isFocused: Bool) {
        showsRing = isFocused && host?.focus.cameByKeyboard == true && host?.focus.focused === self
        setNeedsDisplay()
    }

    override var drawingOutset: CGFloat { Theme.focusRingWidth + 2 }

    override func draw(into list: inout DisplayList) {
        guard showsRing else { return }
        let reach = Theme.focusRingWidth + 1
        list.commands.append(
            .border(
                CGRect(origin: .zero, size: size).insetBy(dx: -reach, dy: -reach),
                radius: Theme.cornerRadius + reach, width: Theme.focusRingWidth, accent))
    }
}

extension Element {
    /// What can be read inside the element, for a control that is called by its content.
    var textInside: String {
        children.map { child in
            if let own = child.accessibility, own.role == .staticText { return own.label }
            return child.textInside
        }
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
}
