import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// Sets the environment of the views in a bar's item.
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
    /// The largest text size in bars, which grow less than the content.
    static let largestType = DynamicTypeSize.xxLarge
}

/// Sets the styles of controls in a bar.
struct BarControls: ViewModifier {
    let isProminent: Bool

    func body(content: Content) -> some View {
        content
            .labelStyle(BarLabelStyle())
            .buttonStyle(BarButtonStyle(isProminent: isProminent))
            .menuStyle(BarMenuStyle())
            .toggleStyle(BarToggleStyle())
            .labelsHidden()
            // A person who formats text keeps typing in the text's field.
            .environment(\.takesFocusWhenPressed, false)
    }
}

/// A label style for bars that shows icons, with the titles as tooltips.
struct BarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        IconOnlyLabelStyle().makeBody(configuration: configuration)
            .modifier(Help(text: configuration.name ?? Text(verbatim: ""), isRepetition: true))
    }
}

/// A button style for bars: the label, with a background while the pointer is over it.
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

/// The look of a button in a bar.
private struct BarButtonFace: View {
    let configuration: ButtonStyleConfiguration

    var body: some View {
        BarFace(
            isPressed: configuration.isPressed, isOn: false,
            color: configuration.role == .destructive ? Color(themed: .red) : .primary
        ) { configuration.label }
    }
}

/// The background of a pressable control in a bar.
struct BarFace<Label: View>: View {
    let isPressed: Bool
    let isOn: Bool
    let color: Color
    let label: Label
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var height: CGFloat = 30
    @ScaledMetric private var side: CGFloat = 7
    @Environment(\.picaTheme) private var theme

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
            .background(ground, in: theme.controlShape)
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
    }

    private var ground: Color {
        guard isEnabled else { return .clear }
        if isPressed || isOn { return Color(themed: .primary).opacity(0.14) }
        return isHovered ? Color(themed: .primary).opacity(0.07) : .clear
    }
}

/// A toggle style for bars: a button that stays pressed while the toggle is on.
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

/// A menu style for bars: a button without an arrow.
struct BarMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).menuIndicator(.hidden)
    }
}
