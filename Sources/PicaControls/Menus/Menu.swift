import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A control that opens a menu of actions.
///
///     Menu("Insert") {
///         Button("Picture…") { insertPicture() }
///         Menu("Shape") {
///             Button("Circle") { insert(.circle) }
///             Button("Square") { insert(.square) }
///         }
///         Divider()
///         Toggle("Ruler", isOn: $showsRuler)
///     }
///
/// A press opens it, and so do Space, Return and the up and down arrows while it has the focus. The person chooses an
/// item by another press, by releasing the button over it, or by the arrows, its first letter and Return. In a menu it
/// is an item with a submenu.
public struct Menu<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?
    @Environment(stylesOf: MenuStyleConfiguration.self) private var styles
    @Environment(\.isInMenu) private var isInMenu

    /// Creates a menu with a view as its label.
    ///
    /// - Parameters:
    ///   - content: Buttons, toggles, pickers, dividers and menus, which may be grouped and conditional. Other views
    ///     are shown but cannot be chosen.
    ///   - label: The label of the button.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(primaryAction: nil, content: content, label: label)
    }

    /// Creates a button with a primary action, and an arrow beside it that opens a menu of further actions.
    ///
    /// - Parameters:
    ///   - content: The content of the menu; see `init(content:label:)`.
    ///   - label: The label of the button.
    ///   - primaryAction: The action of a click on the button.
    @preconcurrency nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(primaryAction: primaryAction, content: content, label: label)
    }

    nonisolated private init(
        primaryAction: (@MainActor () -> Void)?, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.primaryAction = primaryAction
        self.content = content()
        self.label = label()
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a menu with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a button with a localized title, a primary action and a menu of further actions.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Creates a button with the text of a resource, a primary action and a menu of further actions.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
    }

    /// Creates a button with a primary action and a menu of further actions. The title is shown as it is, without
    /// localization.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == PicaControls.Label<Text, Image> {
    /// Creates a menu with a localized title and a system icon.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PicaControls.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with the text of a resource and a system icon.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PicaControls.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a menu with a system icon. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PicaControls.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a localized title, a system icon, a primary action and a menu of further actions.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { PicaControls.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a button with a system icon, a primary action and a menu of further actions. The title is shown as it
    /// is, without localization.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { PicaControls.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a localized title and an image from an asset catalog.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PicaControls.Label(titleKey, image: image) }
    }

    /// Creates a menu with an image from an asset catalog. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PicaControls.Label(title, image: image) }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style received, with the style from further out.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(primaryAction: configuration.primaryAction) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension Menu: View {
    /// The menu, as the style in force shows it, or an item of the menu that it is in.
    public var body: some View {
        if isInMenu {
            SubmenuRow(label: label, items: content)
        } else {
            styles.body(
                MenuStyleConfiguration(
                    label: .init(view: styles.content(label)),
                    content: .init(
                        view: styles.content(content),
                        hasSections: (content as? MenuStyleConfiguration.Content)?.hasSections
                            ?? Content._hasSections),
                    primaryAction: primaryAction)
            ) { DefaultMenuStyle().makeBody(configuration: $0) }
        }
    }
}
