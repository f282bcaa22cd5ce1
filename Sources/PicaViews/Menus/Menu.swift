import PicaFoundation
import PicaGraph

/// A button that opens a menu.
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
/// A press opens it, and so do Space, Return and the arrows up and down while it has the focus; an item is chosen by
/// another press, by letting go over it, or by the arrows, its first letter and Return. In a menu it is an item that opens
/// another menu beside it.
public struct Menu<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?
    @Environment(stylesOf: MenuStyleConfiguration.self) private var styles
    @Environment(\.isInMenu) private var isInMenu

    /// A menu behind a view.
    ///
    /// - Parameters:
    ///   - content: Buttons, toggles, pickers, dividers and menus, in groups and conditions as anywhere; other views are
    ///     shown and cannot be chosen.
    ///   - label: What the button shows.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(primaryAction: nil, content: content, label: label)
    }

    /// A button that does something, with a menu of what else there is behind an arrow beside it.
    ///
    /// - Parameters:
    ///   - content: What is in the menu; see `init(content:label:)`.
    ///   - label: What the button shows.
    ///   - primaryAction: What a click on the button does.
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
    /// A menu behind a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu behind a resource's text.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// A menu behind a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A button with a localized title that does something, with a menu of what else there is.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// A button with a resource's text that does something, with a menu of what else there is.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
    }

    /// A button that does something, with a menu of what else there is; the title is shown as it is, without localization.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == PicaViews.Label<Text, Image> {
    /// A menu behind a localized title with an icon of the system's set.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PicaViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu behind a resource's text with an icon of the system's set.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PicaViews.Label(titleResource, systemImage: systemImage) }
    }

    /// A menu behind an icon of the system's set, with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PicaViews.Label(title, systemImage: systemImage) }
    }

    /// A button with a localized title and an icon of the system's set that does something, with a menu of what else there
    /// is.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { PicaViews.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// A button with an icon of the system's set that does something, with a menu of what else there is; the title is shown
    /// as it is, without localization.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { PicaViews.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// A menu behind a localized title with an image of a catalogue.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PicaViews.Label(titleKey, image: image) }
    }

    /// A menu behind an image of a catalogue, with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PicaViews.Label(title, image: image) }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style was given, with the style from further out.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(primaryAction: configuration.primaryAction) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension Menu: View {
    /// What the style in force makes of the menu, or an item of the menu that it is in.
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
