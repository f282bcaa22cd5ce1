import Foundation
import PicaFoundation
import PicaGraph

/// Views that belong together, on a ground of their own, with a label over them.
public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    @Environment(stylesOf: GroupBoxStyleConfiguration.self) private var styles

    /// A box with a view as its label.
    ///
    /// - Parameters:
    ///   - content: What is in the box.
    ///   - label: Stands over it.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// A box with a view as its label, which comes first, as it used to.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content)
    }
}

extension GroupBox where Label == Text {
    /// A box with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// A box with a resource's text as its title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content)
    }

    /// A box with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style was given, with the style from further out.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}

extension GroupBox: View {
    /// What the style in force makes of the box.
    public var body: some View {
        styles.body(
            GroupBoxStyleConfiguration(
                label: .init(view: styles.content(label), isThere: Label.self != EmptyView.self),
                content: .init(view: styles.content(content)))
        ) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
    }
}

/// The look of boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// What the look is made of.
    associatedtype Body: View
    /// A box as its style sees it.
    typealias Configuration = GroupBoxStyleConfiguration
    /// The box's look. `GroupBox(configuration)` in it is the box with the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A box as its style sees it.
public struct GroupBoxStyleConfiguration {
    /// The label, whatever its type.
    public struct Label {
        let view: AnyView
        fileprivate let isThere: Bool

        init(view: AnyView, isThere: Bool) {
            self.view = view
            self.isThere = isThere
        }
    }

    /// What is in the box, whatever its type.
    public struct Content {
        let view: AnyView
    }

    /// Stands over the box.
    public let label: Label
    /// What is in the box.
    public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View {
    /// The content itself.
    public var body: some View { view }
}

extension View {
    /// Sets the look of boxes in the view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// What boxes look like when nobody says otherwise: a card with an edge.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
    /// The label over a card.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            if configuration.label.isThere {
                configuration.label.font(.headline).accessibilityAddTraits(.isHeader)
            }
            VStack { configuration.content }
                .padding(10)
                .frame(maxWidth: .infinity)
                .background(
                    .background.secondary,
                    in: RoundedRectangle(cornerRadius: 8, style: .circular)
                )
                .overlay {
                    RoundedRectangle(cornerRadius: 8, style: .circular).strokeBorder(.separator)
                        .allowsHitTesting(false)
                }
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// What boxes look like when nobody says otherwise.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
