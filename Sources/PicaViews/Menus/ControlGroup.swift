import Foundation
import PicaFoundation
import PicaGraph

/// Controls that belong together, in one frame.
///
/// In a menu they are items of it, or behind a label an item with a submenu.
public struct ControlGroup<Content: View> {
    private let content: AnyView
    private let label: AnyView?
    @Environment(stylesOf: ControlGroupStyleConfiguration.self) private var styles
    @Environment(\.isInMenu) private var isInMenu

    nonisolated private init(_ content: some View, label: AnyView?) {
        self.content = AnyView(content)
        self.label = label
    }

    /// A group of controls.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content(), label: nil) }

    /// A group of controls with a view as its label, which is shown where the group is a menu.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content(), label: AnyView(label()))
    }

    /// A group of controls with a localized title.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group of controls with a resource's text as its title.
    @_disfavoredOverload
    nonisolated public init<C: View>(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleResource) }
    }

    /// A group of controls with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// A group of controls with a localized title and an icon of the system's set.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// A group of controls with an icon of the system's set; the title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    /// The group that a style was given, with the style from further out.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        self.init(configuration.content, label: configuration.labelView)
    }
}

/// The content of a group of controls that has a label.
///
/// There is none of these: their types tell groups with a label from others.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    /// There is no body, as the group's style shows the content.
    public typealias Body = Never
}

extension ControlGroup: View {
    /// What the style in force makes of the group.
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

/// The look of groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    /// What the look is made of.
    associatedtype Body: View
    /// A group as its style sees it.
    typealias Configuration = ControlGroupStyleConfiguration
    /// The group's look. `ControlGroup(configuration)` in it is the group with the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group of controls as its style sees it.
public struct ControlGroupStyleConfiguration {
    /// The controls, whatever their types.
    public struct Content {
        let view: AnyView
    }

    /// The label, whatever its type.
    public struct Label {
        let view: AnyView?
    }

    /// The controls.
    public let content: Content
    /// Says what they are for; nothing where the group has no label.
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
    /// Sets the look of groups of controls in the view.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// What groups of controls look like when nobody says otherwise: side by side in one frame.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
    /// The controls in one frame.
    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(content: configuration.content)
    }
}

/// For going back and forth: side by side in one frame.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// The style that `navigation` is.
    nonisolated public init() {}
    /// The controls in one frame.
    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(content: configuration.content)
    }
}

/// For icons: side by side in one frame.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// The style that `palette` is.
    nonisolated public init() {}
    /// The controls' icons in one frame.
    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(content: configuration.content).labelStyle(.iconOnly)
    }
}

/// A menu behind the group's label.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// The style that `menu` is.
    nonisolated public init() {}
    /// The menu.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// A menu behind the group's label, without an arrow.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// The style that `compactMenu` is.
    nonisolated public init() {}
    /// The menu.
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
    /// What groups of controls look like when nobody says otherwise.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// For going back and forth.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// For icons.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu behind the group's label.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu behind the group's label, without an arrow.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Controls side by side in one frame, with lines between them.
private struct JoinedControls: View {
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
        .background { ButtonBorderShape.automatic.fill(Color(themed: .control)) }
        .overlay {
            ButtonBorderShape.automatic.strokeBorder(Color(themed: .quaternary)).allowsHitTesting(false)
        }
        .opacity(isEnabled ? 1 : 0.5)
    }
}

/// A button in a frame that it shares.
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
    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var unit: CGFloat = 1

    init(label: Label, isPressed: Bool, isOn: Bool, isDestructive: Bool) {
        self.label = label
        self.isPressed = isPressed
        self.isOn = isOn
        self.isDestructive = isDestructive
    }

    var body: some View {
        let padding = controlSize.padding
        label
            .lineLimit(1)
            .foregroundStyle(isOn ? Color(themed: .onAccent) : isDestructive ? .red : .primary)
            .padding(.horizontal, padding.width * unit)
            .padding(.vertical, padding.height * unit)
            .background { ButtonBorderShape.automatic.fill(ground) }
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
            .modifier(ControlFont())
    }

    private var ground: Color {
        if isOn { return isPressed ? .accentColor.opacity(0.8) : .accentColor }
        return isPressed
            ? Color(themed: .controlPressed)
            : isHovered && isEnabled ? Color(themed: .controlHovered) : .clear
    }
}
