import Foundation
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A view that shows related controls in one frame.
///
/// In a menu the controls are its items, or those of a submenu if the group has a label.
public struct ControlGroup<Content: View> {
    private let content: AnyView
    private let label: AnyView?
    @Environment(stylesOf: ControlGroupStyleConfiguration.self) private var styles
    @Environment(\.isInMenu) private var isInMenu

    nonisolated private init(_ content: some View, label: AnyView?) {
        self.content = AnyView(content)
        self.label = label
    }

    /// Creates a group of controls.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content(), label: nil) }

    /// Creates a group of controls with a label, which is shown if the group becomes a menu.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content(), label: AnyView(label()))
    }

    /// Creates a group of controls with a localized title.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group of controls with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init<C: View>(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a group of controls with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group of controls with a localized title and a system icon.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a group of controls with a system icon. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    /// Creates the group that a style received, with the style from further out.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        self.init(configuration.content, label: configuration.labelView)
    }
}

/// The content type of a group of controls with a label.
///
/// No values of it exist: the type only distinguishes groups with a label from others.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    /// Has no body: the group's style shows the content.
    public typealias Body = Never
}

extension ControlGroup: View {
    /// The group, as the style in force shows it.
    public var body: some View {
        if isInMenu {
            if let label { SubmenuRow(label: label, items: content) } else { content }
        } else {
            styles.body(
                ControlGroupStyleConfiguration(
                    content: .init(view: styles.content(content)), labelView: label.map(styles.content))
            ) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
        }
    }
}

/// A style for groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    /// The view that shows the group.
    associatedtype Body: View
    /// The configuration of a group.
    typealias Configuration = ControlGroupStyleConfiguration
    /// Returns the view that shows a group. `ControlGroup(configuration)` inside it creates the group with the style
    /// from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a group that its style receives.
public struct ControlGroupStyleConfiguration {
    /// The type-erased controls of a group.
    public struct Content {
        let view: AnyView
    }

    /// The type-erased label of a group.
    public struct Label {
        let view: AnyView?
    }

    /// The controls.
    public let content: Content
    /// The label; empty if the group has none.
    public var label: Label { Label(view: labelView) }
    let labelView: AnyView?
}

extension ControlGroupStyleConfiguration.Content: View {
    /// The controls themselves.
    public var body: some View { view }
}

extension ControlGroupStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}

extension View {
    /// Sets the style of groups of controls in the view.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of groups: controls in a row in one frame.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
    /// Returns the controls in one frame.
    public func makeBody(configuration: Configuration) -> some View {
        ControlsInOneFrame(content: configuration.content)
    }
}

/// A style for back and forward controls, in a row in one frame.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style; `navigation` is the short form.
    nonisolated public init() {}
    /// Returns the controls in one frame.
    public func makeBody(configuration: Configuration) -> some View {
        ControlsInOneFrame(content: configuration.content)
    }
}

/// A style for icons, in a row in one frame.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style; `palette` is the short form.
    nonisolated public init() {}
    /// Returns the controls' icons in one frame.
    public func makeBody(configuration: Configuration) -> some View {
        ControlsInOneFrame(content: configuration.content).labelStyle(.iconOnly)
    }
}

/// A style that shows the group as a menu opened from its label.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style; `menu` is the short form.
    nonisolated public init() {}
    /// Returns the menu.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// A style that shows the group as a menu opened from its label, without an arrow.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style; `compactMenu` is the short form.
    nonisolated public init() {}
    /// Returns the menu.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
        .menuIndicator(.hidden)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style of groups.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A style for back and forward controls.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A style for icons.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A style that shows the group as a menu opened from its label.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A style that shows the group as a menu opened from its label, without an arrow.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Controls in a row in one frame, with lines between them.
private struct ControlsInOneFrame: View {
    @Environment(\.picaTheme) private var theme
    let content: ControlGroupStyleConfiguration.Content
    @Environment(\.isEnabled) private var isEnabled

    init(content: ControlGroupStyleConfiguration.Content) { self.content = content }

    var body: some View {
        Group(subviews: content) { controls in
            HStack(spacing: 0) {
                ForEach(controls) { control in
                    if control.id != controls.first?.id {
                        Color(themed: .quaternary).frame(width: 1).padding(.vertical, 5)
                            .allowsHitTesting(false)
                    }
                    control
                }
            }
            .fixedSize()
        }
        .buttonStyle(JoinedButtonStyle())
        .toggleStyle(JoinedToggleStyle())
        .background { theme.controlShape.fill(Color(themed: .control)) }
        .overlay {
            theme.controlShape.strokeBorder(Color(themed: .outline)).allowsHitTesting(false)
        }
        .opacity(isEnabled ? 1 : 0.5)
    }
}

/// A style for buttons that share a frame.
private struct JoinedButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        JoinedLabel(
            label: configuration.label, isPressed: configuration.isPressed, isOn: false,
            isDestructive: configuration.role == .destructive)
    }
}

private struct JoinedToggleStyle: ToggleStyle {
    @State private var isPressed = false

    func makeBody(configuration: Configuration) -> some View {
        JoinedLabel(
            label: configuration.label, isPressed: isPressed, isOn: configuration.state == .on,
            isDestructive: false
        )
        .modifier(
            Pressable(role: .toggleButton, state: configuration.state, isPressed: $isPressed) {
                configuration.toggle()
            })
    }
}

private struct JoinedLabel<Label: View>: View {
    let label: Label
    let isPressed: Bool
    let isOn: Bool
    let isDestructive: Bool
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlPadding) private var padding
    @Environment(\.picaTheme) private var theme
    @ScaledMetric private var unit: CGFloat = 1

    init(label: Label, isPressed: Bool, isOn: Bool, isDestructive: Bool) {
        self.label = label
        self.isPressed = isPressed
        self.isOn = isOn
        self.isDestructive = isDestructive
    }

    var body: some View {
        label
            .lineLimit(1)
            .foregroundStyle(isDestructive ? Color.red : .primary)
            .padding(.horizontal, padding.width * unit)
            .padding(.vertical, padding.height * unit)
            .background { theme.controlShape.fill(ground) }
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
            .modifier(ControlFont())
    }

    private var ground: Color {
        let phase = ControlPhase(isPressed: isPressed, isHovered: isHovered, isEnabled: isEnabled)
        if isOn { return Color(themed: .selection).opacity(phase.accentOpacity) }
        return phase.clearGround
    }
}
