import Foundation
import PicaGraph

/// What the views of a bar's item inherit.
struct BarItemEnvironment: ViewModifier {
    let appearance: BarAppearance
    let isProminent: Bool
    @Environment(\.colorScheme) private var colorScheme

    init(appearance: BarAppearance, isProminent: Bool) {
        self.appearance = appearance
        self.isProminent = isProminent
    }

    func body(content: Content) -> some View {
        content
            .environment(\.font, .body)
            .environment(\.isInBar, true)
            .environment(\.colorScheme, appearance.colorScheme ?? colorScheme)
            .dynamicTypeSize(...BarItemEnvironment.largestType)
            .modifier(BarControls(isProminent: isProminent))
    }
}

extension BarItemEnvironment {
    /// Bars grow less than what they are about.
    static let largestType = DynamicTypeSize.xxLarge
}

/// The look of controls in a bar.
struct BarControls: ViewModifier {
    let isProminent: Bool

    func body(content: Content) -> some View {
        content
            .labelStyle(BarLabelStyle())
            .buttonStyle(BarButtonStyle(isProminent: isProminent))
            .menuStyle(BarMenuStyle())
            .toggleStyle(BarToggleStyle())
            .labelsHidden()
            // A person who formats a text goes on typing in it.
            .environment(\.takesFocusWhenPressed, false)
    }
}

private enum IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is an item of a bar.
    var isInBar: Bool {
        get { self[IsInBarKey.self] }
        set { self[IsInBarKey.self] = newValue }
    }
}

/// In bars labels are their icons, and their titles are tooltips.
struct BarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        IconOnlyLabelStyle().makeBody(configuration: configuration)
            .modifier(Help(text: configuration.name ?? Text(verbatim: ""), isRepetition: true))
    }
}

/// A button of a bar: its label, on a ground of its own while the pointer is over it.
struct BarButtonStyle: PrimitiveButtonStyle {
    var isProminent = false

    func makeBody(configuration: Configuration) -> some View {
        if isProminent {
            BorderedProminentButtonStyle().makeBody(configuration: configuration)
        } else {
            PressableButton(configuration) { BarButtonFace(configuration: $0) }
        }
    }
}

/// What a button in a bar looks like.
private struct BarButtonFace: View {
    let configuration: ButtonStyleConfiguration

    var body: some View {
        BarFace(
            isPressed: configuration.isPressed, isOn: false,
            color: configuration.role == .destructive ? Color(themed: .red) : .primary
        ) { configuration.label }
    }
}

/// The ground of something that can be pressed in a bar.
struct BarFace<Label: View>: View {
    let isPressed: Bool
    let isOn: Bool
    let color: Color
    let label: Label
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var height: CGFloat = 30
    @ScaledMetric private var side: CGFloat = 7

    init(isPressed: Bool, isOn: Bool, color: Color = .primary, @ViewBuilder label: () -> Label) {
        self.isPressed = isPressed
        self.isOn = isOn
        self.color = color
        self.label = label()
    }

    var body: some View {
        label
            .foregroundStyle(isEnabled ? color : Color(themed: .tertiary))
            .padding(.horizontal, side)
            .frame(minWidth: height, minHeight: height)
            .background(ground, in: RoundedRectangle(cornerRadius: Theme.cornerRadius, style: .circular))
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
    }

    private var ground: Color {
        guard isEnabled else { return .clear }
        if isPressed || isOn { return Color(themed: .primary).opacity(0.14) }
        return isHovered ? Color(themed: .primary).opacity(0.07) : .clear
    }
}

/// A toggle of a bar: a button that stays pressed while it is on.
struct BarToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { BarToggle(configuration: configuration) }
}

private struct BarToggle: View {
    let configuration: ToggleStyleConfiguration
    @State private var isPressed = false

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        BarFace(isPressed: isPressed, isOn: configuration.state == .on) { configuration.label }
            .modifier(
                Pressable(role: .toggleButton, state: configuration.state, isPressed: $isPressed) {
                    configuration.toggle()
                })
    }
}

/// A menu of a bar: a button without an arrow.
struct BarMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).menuIndicator(.hidden)
    }
}
