import Foundation
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A view with an icon and a title.
public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon
    @Environment(stylesOf: LabelStyleConfiguration.self) private var styles

    /// Creates a label from two views.
    ///
    /// - Parameters:
    ///   - title: The title. Text in it names the label, even if the style shows only the icon.
    ///   - icon: The icon.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and a system icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a system icon and a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a system icon and the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and an image from the app's files; see `Image.init(_:bundle:)`.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// Creates a label with an image from the app's files and a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// Creates a label with a localized title and an image from an asset catalog.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// Creates a label with an image from an asset catalog and a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }

    /// Creates a label with an image from the app's files and the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style received, with the style from further out.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label: View {
    /// The label, as the style in force shows it.
    public var body: some View {
        styles.body(
            LabelStyleConfiguration(
                title: .init(view: styles.content(title)), icon: .init(view: styles.content(icon)),
                name: title as? Text)
        ) { DefaultLabelStyle().makeBody(configuration: $0) }
        .modifier(IconName(title: title as? Text))
    }
}

/// A style for labels.
@MainActor @preconcurrency public protocol LabelStyle {
    /// The view that shows the label.
    associatedtype Body: View
    /// The configuration of a label.
    typealias Configuration = LabelStyleConfiguration
    /// Returns the view that shows a label. A label inside it has the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a label that its style receives.
public struct LabelStyleConfiguration {
    /// The type-erased title of a label.
    public struct Title {
        let view: AnyView
    }

    /// The type-erased icon of a label.
    public struct Icon {
        let view: AnyView
        @Environment(\.iconTint) var tint
    }

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
    /// The title, if it is a text and nothing else.
    package var name: Text?
}

extension LabelStyleConfiguration.Title: View {
    /// The title itself.
    public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View {
    /// The icon itself, in the color that a surrounding list sets for icons.
    public var body: some View {
        if let tint { view.foregroundStyle(tint) } else { view }
    }
}

extension View {
    /// Sets the style of labels in the view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of labels, which fits the context; by itself it shows icon and title.
public struct DefaultLabelStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
}

extension DefaultLabelStyle: LabelStyle {
    /// Returns the icon before the title.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// A style that shows the icon before the title.
public struct TitleAndIconLabelStyle {
    /// Creates the style; `titleAndIcon` is the short form.
    nonisolated public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
    /// Returns the icon before the title, on one baseline. They are 6 points apart unless `labelIconToTitleSpacing(_:)`
    /// sets another distance.
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
        // Make the gap between both part of the touchable area.
        .contentShape(Rectangle())
    }
}

/// A style that shows only the title.
public struct TitleOnlyLabelStyle {
    /// Creates the style; `titleOnly` is the short form.
    nonisolated public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
    /// Returns the title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows only the icon.
public struct IconOnlyLabelStyle {
    /// Creates the style; `iconOnly` is the short form.
    nonisolated public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
    /// Returns the icon.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style of labels.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A style that shows the icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A style that shows only the title.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A style that shows only the icon.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
