import PicaGraph

/// The look of what opens menus.
@MainActor @preconcurrency public protocol MenuStyle {
    /// What the look is made of.
    associatedtype Body: View
    /// A menu as its style sees it.
    typealias Configuration = MenuStyleConfiguration
    /// The menu's look. `Menu(configuration)` in it is the menu with the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu as its style sees it.
public struct MenuStyleConfiguration {
    /// The label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// The items, whatever their types.
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
    /// Sets the look of what opens menus in the view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// What menus look like when nobody says otherwise: a button in the style of buttons around it.
public struct DefaultMenuStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
}

extension DefaultMenuStyle: MenuStyle {
    /// A button with an arrow.
    public func makeBody(configuration: Configuration) -> some View {
        MenuLook(configuration: configuration)
    }
}

/// A button in the style of buttons around it.
public struct ButtonMenuStyle {
    /// The style that `button` is.
    nonisolated public init() {}
}

extension ButtonMenuStyle: MenuStyle {
    /// A button with an arrow.
    public func makeBody(configuration: Configuration) -> some View {
        MenuLook(configuration: configuration)
    }
}

/// A button with a border.
public struct BorderedButtonMenuStyle {
    /// The style that `borderedButton` is.
    nonisolated public init() {}
}

extension BorderedButtonMenuStyle: MenuStyle {
    /// A button with a border and an arrow.
    public func makeBody(configuration: Configuration) -> some View {
        MenuLook(configuration: configuration).buttonStyle(.bordered)
    }
}

/// The label alone, with an arrow.
public struct BorderlessButtonMenuStyle {
    /// The style that `borderlessButton` is.
    nonisolated public init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {
    /// The label with an arrow.
    public func makeBody(configuration: Configuration) -> some View {
        MenuLook(configuration: configuration).buttonStyle(.plain)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// What menus look like when nobody says otherwise.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the style of buttons around it.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a border.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// The label alone, with an arrow.
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
                HStack(spacing: 2) {
                    Button(action: primaryAction) { configuration.label }
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

    /// As high as a button with words.
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
