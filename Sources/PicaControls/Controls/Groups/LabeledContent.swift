import Foundation
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A label with the content that it describes: a value, a text, a control.
///
///     LabeledContent("Version", value: "1.2")
public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
    @Environment(stylesOf: LabeledContentStyleConfiguration.self) private var styles

    nonisolated fileprivate init(of label: Label, _ content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent where Label: View, Content: View {
    /// Creates labeled content from views.
    ///
    /// - Parameters:
    ///   - content: The content that the label describes.
    ///   - label: The label of the content.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(of: label(), content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates labeled views with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(of: Text(titleKey), content())
    }

    /// Creates labeled views with the text of a resource as their title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(of: Text(titleResource), content())
    }

    /// Creates labeled views with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(of: Text(title), content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a labeled text with a localized title; the text is shown as it is.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(of: Text(titleKey), Text(value))
    }

    /// Creates a labeled text with the text of a resource as its title; the text is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(of: Text(titleResource), Text(value))
    }

    /// Creates a labeled text with a title; both are shown as they are, without localization.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(of: Text(title), Text(value))
    }

    /// Creates a labeled value with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - value: The value.
    ///   - format: The format that the value is shown in.
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(of: Text(titleKey), Text(value, format: format))
    }

    /// Creates a labeled value with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init<F: FormatStyle>(
        _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(of: Text(titleResource), Text(value, format: format))
    }

    /// Creates a labeled value with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(of: Text(title), Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the labeled content that a style received, with the style from further out.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(of: configuration.label, configuration.content)
    }
}

extension LabeledContent: View where Label: View, Content: View {
    /// The labeled content, as the style in force shows it.
    public var body: some View {
        styles.body(
            LabeledContentStyleConfiguration(
                label: .init(view: styles.label(label)), content: .init(view: styles.content(content)))
        ) { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
    }
}

/// A style for labeled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    /// The view that shows the labeled content.
    associatedtype Body: View
    /// The configuration of labeled content.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Returns the view that shows labeled content. `LabeledContent(configuration)` inside it has the style from
    /// further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of labeled content that its style receives.
public struct LabeledContentStyleConfiguration {
    /// The type-erased label.
    public struct Label {
        let view: AnyView
    }

    /// The type-erased content.
    public struct Content {
        let view: AnyView
    }

    /// The label of the content.
    public let label: Label
    /// The content that the label describes.
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}

extension LabeledContentStyleConfiguration.Content: View {
    /// The content itself.
    public var body: some View { view }
}

extension View {
    /// Sets the style of labeled content in the view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style: the label before the content, placed as the surrounding container asks.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
    /// Returns the label before the content.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContentLook(configuration: configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style: the label before the content.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentLook: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.controlLabelPlacement) private var placement
    @Environment(\.dynamicTypeSize) private var textSize

    init(configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        ControlRow(label: configuration.label) {
            if placement == .spread {
                HStack(alignment: .firstTextBaseline) { configuration.content }
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(textSize.isAccessibilitySize ? .leading : .trailing)
            } else {
                configuration.content
            }
        }
    }
}
