import Foundation
import PicaCanvas
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A view that shows or hides its content by an arrow beside its label.
///
/// In a list the label is a row, and the content becomes indented rows below it.
///
/// A click on the label also toggles the content. With the focus, Space and Return toggle it. The arrow key in reading
/// direction expands it; the opposite one collapses it.
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

    /// Creates a group that is collapsed at first.
    ///
    /// - Parameters:
    ///   - content: The content to show and hide.
    ///   - label: The label of the content.
    nonisolated public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(nil, content: content, label: label())
    }

    /// Creates a group whose expansion is bound to a value.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether the group is expanded.
    ///   - content: The content to show and hide.
    ///   - label: The label of the content.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, content: content, label: label())
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title that is collapsed at first.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(nil, content: content, label: Text(titleKey))
    }

    /// Creates a group with the text of a resource that is collapsed at first.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(nil, content: content, label: Text(titleResource))
    }

    /// Creates a group that is collapsed at first. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content: content, label: Text(title))
    }

    /// Creates a group with a localized title whose expansion is bound to a value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content, label: Text(titleKey))
    }

    /// Creates a group with the text of a resource whose expansion is bound to a value.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content, label: Text(titleResource))
    }

    /// Creates a group whose expansion is bound to a value. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content, label: Text(title))
    }
}

extension DisclosureGroup: View {
    /// The group, as the style in force shows it.
    public var body: some View {
        styles.body(
            DisclosureGroupStyleConfiguration(
                label: .init(view: styles.content(label)),
                content: .init(view: styles.content(LateContent(make: content))),
                isExpanded: isExpanded ?? $isOpen)
        ) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
    }
}

/// Content that is created when it is shown.
private struct LateContent<Content: View>: View {
    let make: () -> Content
    var body: some View { make() }
}

/// A style for disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// The view that shows the group.
    associatedtype Body: View
    /// The configuration of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Returns the view that shows a group. A group inside it has the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a disclosure group that its style receives.
public struct DisclosureGroupStyleConfiguration {
    /// The type-erased label of a group.
    public struct Label {
        let view: AnyView
    }

    /// The type-erased content of a group.
    public struct Content {
        let view: AnyView
    }

    /// The label of the group.
    public let label: Label
    /// The content to show and hide.
    public let content: Content
    /// Whether the group is expanded.
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
    /// Sets the style of disclosure groups in the view.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of disclosure groups: an arrow before the label, and the content indented below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
    /// Returns the label with its arrow, and the content.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureLook(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style of disclosure groups.
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
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.picaTheme) private var theme
    @ScaledMetric private var indent: CGFloat = 20
    @Namespace private var namespace

    init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        let phase = ControlPhase(isPressed: isPressed, isHovered: isHovered, isEnabled: isEnabled)
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 0) {
                Image(systemName: "chevron.forward")
                    .imageScale(.small)
                    .rotationEffect(.degrees(turn))
                    .frame(width: indent, alignment: .leading)
                    .accessibilityHidden(true)
                configuration.label
                Spacer(minLength: 0)
            }
            .frame(minHeight: 24)
            .opacity(isEnabled ? 1 : 0.5)
            .background {
                if phase != .rest {
                    theme.controlShape.fill(phase.shade)
                        .padding(.horizontal, -4)
                }
            }
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
            .modifier(Pressable(role: .disclosureButton, isPressed: $isPressed) { show(!isExpanded) })
            .modifier(AccessibilityAdjustment(isExpanded: isExpanded, show: show))
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
            .picaAccessibilityRelation(.subject, id: 0, in: namespace)
            if isExpanded {
                configuration.content
                    .padding(.leading, indent)
                    .picaAccessibilityRelation(.controlled, id: 0, in: namespace)
            }
        }
    }

    private var isExpanded: Bool { configuration.isExpanded }

    private var turn: Double { !isExpanded ? 0 : direction == .leftToRight ? 90 : -90 }

    private func show(_ isShown: Bool) {
        withAnimation(.change) { configuration.isExpanded = isShown }
    }
}

extension AccessibilityAdjustment {
    /// Tells assistive technology whether the content that a control opens is expanded, and lets it change that.
    package init(isExpanded: Bool, show: @escaping @MainActor (Bool) -> Void) {
        self.init { properties in
            properties.isExpanded = isExpanded
            properties.offer(isExpanded ? .collapse : .expand) { show(!isExpanded) }
        }
    }
}
