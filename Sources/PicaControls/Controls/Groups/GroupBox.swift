import Foundation
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A view that groups its content on a background of its own, with a label above.
public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    @Environment(stylesOf: GroupBoxStyleConfiguration.self) private var styles

    /// Creates a box with a view as its label.
    ///
    /// - Parameters:
    ///   - content: The content of the box.
    ///   - label: The label above the box.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a box with a view as its label, given first as in older versions.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content)
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Creates a box with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content)
    }

    /// Creates a box with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the box that a style received, with the style from further out.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}

extension GroupBox: View {
    /// The box, as the style in force shows it.
    public var body: some View {
        styles.body(
            GroupBoxStyleConfiguration(
                label: .init(view: styles.content(label), isThere: Label.self != EmptyView.self),
                content: .init(view: styles.content(content)))
        ) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
    }
}

/// A style for group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// The view that shows the box.
    associatedtype Body: View
    /// The configuration of a group box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Returns the view that shows a box. `GroupBox(configuration)` inside it creates the box with the style from
    /// further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a group box that its style receives.
public struct GroupBoxStyleConfiguration {
    /// The type-erased label of a box.
    public struct Label {
        let view: AnyView
        fileprivate let isThere: Bool

        init(view: AnyView, isThere: Bool) {
            self.view = view
            self.isThere = isThere
        }
    }

    /// The type-erased content of a box.
    public struct Content {
        let view: AnyView
    }

    /// The label above the box.
    public let label: Label
    /// The content of the box.
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
    /// Sets the style of group boxes in the view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of group boxes: a card with an edge.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
    /// Returns the label above a card.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.label.isThere {
            TitledGroupBox(configuration: configuration)
        } else {
            GroupBoxCard(content: configuration.content)
        }
    }
}

/// A box below its label, which names it for assistive technology.
private struct TitledGroupBox: View {
    let configuration: GroupBoxStyleConfiguration
    @Namespace private var box

    init(configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label.font(.headline).accessibilityAddTraits(.isHeader)
                .accessibilityLabeledPair(role: .label, id: 0, in: box)
            GroupBoxCard(content: configuration.content)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabeledPair(role: .content, id: 0, in: box)
    }
}

/// The content of a box on a card with an edge.
private struct GroupBoxCard: View {
    let content: GroupBoxStyleConfiguration.Content

    init(content: GroupBoxStyleConfiguration.Content) { self.content = content }

    var body: some View {
        VStack { content }
            .padding(10)
            .frame(maxWidth: .infinity)
            .background(
                .background.secondary, in: RoundedRectangle(cornerRadius: 8, style: .circular)
            )
            .overlay {
                RoundedRectangle(cornerRadius: 8, style: .circular).strokeBorder(.separator)
                    .allowsHitTesting(false)
            }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style of group boxes.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
