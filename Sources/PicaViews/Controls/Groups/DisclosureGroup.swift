import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph

/// Views that a person shows and hides by an arrow beside their label.
///
/// In a list the label is a row, and what is shown are rows below it, further in.
///
/// A click on the label counts, too. With the focus Space and Return show and hide them, the arrow the way that is read
/// shows, the other hides.
public struct DisclosureGroup<Label: View, Content: View> {
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var isOpen = false
    @Environment(stylesOf: DisclosureGroupStyleConfiguration.self) private var styles

    nonisolated fileprivate init(
        _ isExpanded: Binding<Bool>?, @ViewBuilder content: @escaping () -> Content, label: Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label
    }

    /// A group that is closed at first.
    ///
    /// - Parameters:
    ///   - content: What is shown and hidden.
    ///   - label: Says what that is.
    nonisolated public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(nil, content: content, label: label())
    }

    /// A group that opens and closes with a state.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether it is open.
    ///   - content: What is shown and hidden.
    ///   - label: Says what that is.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, content: content, label: label())
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a localized title that is closed at first.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(nil, content: content, label: Text(titleKey))
    }

    /// A group with a resource's text that is closed at first.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(nil, content: content, label: Text(titleResource))
    }

    /// A group that is closed at first; the title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content: content, label: Text(title))
    }

    /// A group with a localized title that opens and closes with a state.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content, label: Text(titleKey))
    }

    /// A group with a resource's text that opens and closes with a state.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content, label: Text(titleResource))
    }

    /// A group that opens and closes with a state; the title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content, label: Text(title))
    }
}

extension DisclosureGroup: View {
    /// What the style in force makes of the group.
    public var body: some View {
        styles.body(
            DisclosureGroupStyleConfiguration(
                label: .init(view: styles.content(label)),
                content: .init(view: styles.content(LateContent(make: content))),
                isExpanded: isExpanded ?? $isOpen)
        ) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
    }
}

/// Views that are made when they are shown.
private struct LateContent<Content: View>: View {
    let make: () -> Content
    var body: some View { make() }
}

/// The look of groups that open and close.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// What the look is made of.
    associatedtype Body: View
    /// A group as its style sees it.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// The group's look. A group in it has the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group that opens and closes, as its style sees it.
public struct DisclosureGroupStyleConfiguration {
    /// The label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// What is shown and hidden, whatever its type.
    public struct Content {
        let view: AnyView
    }

    /// Says what is shown and hidden.
    public let label: Label
    /// What is shown and hidden.
    public let content: Content
    /// Whether the group is open.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension DisclosureGroupStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}

extension DisclosureGroupStyleConfiguration.Content: View {
    /// The content itself.
    public var body: some View { view }
}

extension View {
    /// Sets the look of groups in the view that open and close.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// What such groups look like when nobody says otherwise: an arrow before the label, and the content below it, further in.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
    /// The label with its arrow, and the content.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureLook(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// What such groups look like when nobody says otherwise.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureLook: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isListContent) private var isListContent

    init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        let (configuration, isListContent) = (configuration, isListContent)
        EntryReader { place in
            if isListContent, place.isEntry {
                DisclosureRows(configuration: configuration, place: place)
            } else {
                DisclosureStack(configuration: configuration)
            }
        }
    }
}

private struct DisclosureStack: View {
    let configuration: DisclosureGroupStyleConfiguration
    @State private var isPressed = false
    @Environment(\.layoutDirection) private var direction
    @ScaledMetric private var indent: CGFloat = 20

    init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 0) {
                Image(systemName: "chevron.forward")
                    .imageScale(.small)
                    .rotationEffect(.degrees(turn))
                    .opacity(isPressed ? 0.6 : 1)
                    .frame(width: indent, alignment: .leading)
                    .accessibilityHidden(true)
                configuration.label
                Spacer(minLength: 0)
            }
            .frame(minHeight: 24)
            .contentShape(Rectangle())
            .modifier(Pressable(role: .disclosureButton, isPressed: $isPressed) { show(!isExpanded) })
            .modifier(Expanded(isExpanded: isExpanded))
            .modifier(
                KeyTarget { press in
                    let isForward = direction == .leftToRight ? Key.right : .left
                    let isBack = direction == .leftToRight ? Key.left : .right
                    guard press.modifiers.isEmpty, press.key == (isExpanded ? isBack : isForward) else {
                        return false
                    }
                    show(!isExpanded)
                    return true
                }
            )
            .modifier(ControlFont())
            if isExpanded { configuration.content.padding(.leading, indent) }
        }
    }

    private var isExpanded: Bool { configuration.isExpanded }

    private var turn: Double { !isExpanded ? 0 : direction == .leftToRight ? 90 : -90 }

    private func show(_ isShown: Bool) {
        withAnimation(.easeOut(duration: 0.2)) { configuration.isExpanded = isShown }
    }
}

/// Says whether what a control opens is open.
struct Expanded: ElementModifier {
    typealias Body = Never
    let isExpanded: Bool

    func makeBehavior(_ element: Element) -> ExpandedBehavior { ExpandedBehavior(element) }
}

final class ExpandedBehavior: ElementBehavior {
    unowned let element: Element
    private var isExpanded = false

    init(_ element: Element) { self.element = element }

    func update(_ value: Expanded, _ environment: EnvironmentValues) { isExpanded = value.isExpanded }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        properties.isExpanded = isExpanded
    }
}
