import Foundation
import PicaFoundation
import PicaGraph

/// A label with something that it is about: a value, a text, a control.
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
    /// Views with a view as their label.
    ///
    /// - Parameters:
    ///   - content: What the label is about.
    ///   - label: Says what it is.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(of: label(), content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Views with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(of: Text(titleKey), content())
    }

    /// Views with a resource's text.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(of: Text(titleResource), content())
    }

    /// Views with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(of: Text(title), content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a localized title; the text is shown as it is.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(of: Text(titleKey), Text(value))
    }

    /// A text with a resource's text as its title; the text is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(of: Text(titleResource), Text(value))
    }

    /// A text with a title; both are shown as they are, without localization.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(of: Text(title), Text(value))
    }

    /// A value with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: Says what it is.
    ///   - value: The value.
    ///   - format: How it is written.
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(of: Text(titleKey), Text(value, format: format))
    }

    /// A value with a resource's text as its title.
    @_disfavoredOverload
    nonisolated public init<F: FormatStyle>(
        _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(of: Text(titleResource), Text(value, format: format))
    }

    /// A value with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(of: Text(title), Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// What a style was given, with the style from further out.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(of: configuration.label, configuration.content)
    }
}

extension LabeledContent: View where Label: View, Content: View {
    /// What the style in force makes of it.
    public var body: some View {
        styles.body(
            LabeledContentStyleConfiguration(
                label: .init(view: styles.label(label)), content: .init(view: styles.content(content)))
        ) { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
    }
}

/// The look of labels with something that they are about.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    /// What the look is made of.
    associatedtype Body: View
    /// A label and what it is about, as their style sees them.
    typealias Configuration = LabeledContentStyleConfiguration
    /// The look. `LabeledContent(configuration)` in it has the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label and what it is about, as their style sees them.
public struct LabeledContentStyleConfiguration {
    /// The label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// What it is about, whatever its type.
    public struct Content {
        let view: AnyView
    }

    /// Says what it is.
    public let label: Label
    /// What the label is about.
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
    /// Sets the look of labels in the view with what they are about.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The label before what it is about, as the container around has it.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
    /// The label before what it is about.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContentLook(configuration: configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label before what it is about.
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
