import Foundation
import PicaFoundation
import PicaGraph

/// An icon with a title.
public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon
    @Environment(stylesOf: LabelStyleConfiguration.self) private var styles

    /// A label of any two views.
    ///
    /// - Parameters:
    ///   - title: Names the label, as far as it is text, even where a style shows the icon alone.
    ///   - icon: Goes with the title.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with an icon of the system's set.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// A title that is shown as it is, without localization, with an icon of the system's set.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == Text, Icon == Image {
    /// A resource's text with an icon of the system's set.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a picture of the app's own files as its icon; see `Image.init(_:bundle:)`.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// A title that is shown as it is, without localization, with a picture of the app's own files.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// A title with an image of a catalogue as its icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// A title that is shown as it is, without localization, with an image of a catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }

    /// A resource's text with a picture of the app's own files.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was given, with the style from further out.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label: View {
    /// What the style in force makes of the label.
    public var body: some View {
        styles.body(
            LabelStyleConfiguration(
                title: .init(view: styles.content(title)), icon: .init(view: styles.content(icon)),
                name: title as? Text)
        ) { DefaultLabelStyle().makeBody(configuration: $0) }
        .modifier(IconName(title: title as? Text))
    }
}

/// The look of labels.
@MainActor @preconcurrency public protocol LabelStyle {
    /// What the look is made of.
    associatedtype Body: View
    /// A label as its style sees it.
    typealias Configuration = LabelStyleConfiguration
    /// The label's look. A label in it has the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label as its style sees it.
public struct LabelStyleConfiguration {
    /// The title, whatever its type.
    public struct Title {
        let view: AnyView
    }

    /// The icon, whatever its type.
    public struct Icon {
        let view: AnyView
        @Environment(\.iconTint) var tint
    }

    /// What the label says.
    public let title: Title
    /// What goes with it.
    public let icon: Icon
    /// The title, where it is a text and nothing else.
    var name: Text?
}

extension LabelStyleConfiguration.Title: View {
    /// The title itself.
    public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View {
    /// The icon itself, in the colour that a list around wants for it.
    public var body: some View {
        if let tint { view.foregroundStyle(tint) } else { view }
    }
}

extension View {
    /// Sets the look of labels in the view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// Shows what fits the place: here the icon and the title.
public struct DefaultLabelStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
}

extension DefaultLabelStyle: LabelStyle {
    /// The icon before the title.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// Shows the icon before the title.
public struct TitleAndIconLabelStyle {
    /// The style that `titleAndIcon` is.
    nonisolated public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
    /// The icon before the title, on one baseline; 6 points apart unless `labelIconToTitleSpacing(_:)` says
    /// otherwise.
    public func makeBody(configuration: Configuration) -> some View {
        IconBesideTitle(configuration: configuration)
    }
}

private struct IconBesideTitle: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var reservedWidth

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing ?? 6) {
            configuration.icon.frame(minWidth: reservedWidth)
            configuration.title
        }
        // Without a gap between both where nothing can be touched.
        .contentShape(Rectangle())
    }
}

/// Shows the title alone.
public struct TitleOnlyLabelStyle {
    /// The style that `titleOnly` is.
    nonisolated public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
    /// The title alone.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the icon alone.
public struct IconOnlyLabelStyle {
    /// The style that `iconOnly` is.
    nonisolated public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
    /// The icon alone.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// What labels look like when nobody says otherwise.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Shows the icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Shows the title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Shows the icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
