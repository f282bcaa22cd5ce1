import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A style for controls that open menus.
@MainActor @preconcurrency public protocol MenuStyle {
    /// The view that shows the control.
    associatedtype Body: View
    /// The configuration of a menu.
    typealias Configuration = MenuStyleConfiguration
    /// Returns the view that shows a menu's control. `Menu(configuration)` inside it creates the menu with the style
    /// from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a menu that its style receives.
public struct MenuStyleConfiguration {
    /// The type-erased label of a menu.
    public struct Label {
        let view: AnyView
    }

    /// The type-erased items of a menu.
    public struct Content {
        let view: AnyView
        let hasSections: Bool
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}

extension MenuStyleConfiguration.Content: View {
    /// The items themselves.
    public var body: some View { view }
}

extension View {
    /// Sets the style of controls in the view that open menus.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of menus: a button in the surrounding button style.
public struct DefaultMenuStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
}

extension DefaultMenuStyle: MenuStyle {
    /// Returns a button with an arrow.
    public func makeBody(configuration: Configuration) -> some View {
        MenuLook(configuration: configuration)
    }
}

/// A style for menus as a button in the surrounding button style.
public struct ButtonMenuStyle {
    /// Creates the style; `button` is the short form.
    nonisolated public init() {}
}

extension ButtonMenuStyle: MenuStyle {
    /// Returns a button with an arrow.
    public func makeBody(configuration: Configuration) -> some View {
        MenuLook(configuration: configuration)
    }
}

/// A style for menus as a button with a border.
public struct BorderedButtonMenuStyle {
    /// Creates the style; `borderedButton` is the short form.
    nonisolated public init() {}
}

extension BorderedButtonMenuStyle: MenuStyle {
    /// Returns a button with a border and an arrow.
    public func makeBody(configuration: Configuration) -> some View {
        MenuLook(configuration: configuration).buttonStyle(.bordered)
    }
}

/// A style for menus as the label with an arrow, without a border.
public struct BorderlessButtonMenuStyle {
    /// Creates the style; `borderlessButton` is the short form.
    nonisolated public init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {
    /// Returns the label with an arrow.
    public func makeBody(configuration: Configuration) -> some View {
        MenuLook(configuration: configuration).buttonStyle(.plain)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style of menus.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A style for menus as a button in the surrounding button style.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A style for menus as a button with a border.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A style for menus as the label with an arrow, without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A button with the menu that it opens.
private struct MenuLook: View {
    let configuration: MenuStyleConfiguration
    @Environment(\.menuIndicatorVisibility) private var indicator

    init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if let primaryAction = configuration.primaryAction {
            if indicator == .hidden {
                Button(action: primaryAction) { configuration.label }
                    .modifier(MenuBehind(items: configuration.content))
            } else {
                JoinedControls {
                    Button(action: primaryAction) { configuration.label }
                } second: {
                    MenuButton(items: configuration.content) { wholeArrow }
                        .accessibilityLabel { _ in configuration.label }
                }
            }
        } else {
            MenuButton(items: configuration.content) {
                HStack(spacing: 6) {
                    configuration.label
                    if indicator != .hidden { arrow }
                }
            }
        }
    }

    /// The arrow, as high as a button with text.
    private var wholeArrow: some View {
        ZStack {
            Text(verbatim: " ").accessibilityHidden(true)
            arrow
        }
    }

    private var arrow: some View {
        Image(systemName: "chevron.down").imageScale(.small).accessibilityHidden(true)
    }
}
