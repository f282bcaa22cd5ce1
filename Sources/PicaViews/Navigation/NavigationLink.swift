import Foundation
import PicaFoundation
import PicaGraph

/// A button that shows a page on the stack around it, or in the next column of a split view.
///
///     NavigationLink("Settings") { SettingsPage() }
///     NavigationLink(recipe.name, value: recipe)
///
/// A link with a value adds that to the stack's path; `navigationDestination(for:destination:)` says which page it leads
/// to. In a list it is the row. Outside of stacks and split views it is disabled.
public struct NavigationLink<Label: View, Destination: View> {
    private let label: Label
    private let target: Target
    @State private var isActive = false
    @Environment(\.navigationTarget) private var navigation
    @Environment(\.isListContent) private var isRow
    @Environment(\.listSelectsRows) private var isSelectable

    private enum Target {
        /// nil disables the link.
        case value(NavigationElement?)
        case view(make: () -> Destination, isActive: Binding<Bool>?)
    }

    nonisolated private init(_ target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    /// A link to a page.
    ///
    /// - Parameters:
    ///   - destination: The page.
    ///   - label: What the link shows.
    nonisolated public init(
        @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(make: destination, isActive: nil), label: label())
    }

    /// A link to a page; the older form of `init(destination:label:)`.
    ///
    /// - Parameters:
    ///   - destination: The page.
    ///   - label: What the link shows.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(make: { destination }, isActive: nil), label: label())
    }

    /// A link to a page that is shown while a condition is true; the older form of
    /// `navigationDestination(isPresented:destination:)`.
    ///
    /// - Parameters:
    ///   - isActive: Whether the page is shown.
    ///   - destination: The page.
    ///   - label: What the link shows.
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(make: destination, isActive: isActive), label: label())
    }

    /// A link to a page that is shown while a condition is true; the older form of
    /// `navigationDestination(isPresented:destination:)`.
    nonisolated public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(make: { destination }, isActive: isActive), label: label())
    }

    /// A link to a page that is shown while a selection is the link's own tag; the older form of a link with a value.
    ///
    /// - Parameters:
    ///   - tag: The link's tag.
    ///   - selection: Which link's page is shown.
    ///   - destination: The page.
    ///   - label: What the link shows.
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(make: destination, isActive: selection.isEqual(to: tag)), label: label())
    }

    /// A link to a page that is shown while a selection is the link's own tag; the older form of a link with a value.
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(make: { destination }, isActive: selection.isEqual(to: tag)), label: label())
    }

    /// Whether the link shows its page in the detail column of a split view. In Pica a link's page is shown in the next
    /// column whatever this says.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension Binding {
    /// Whether the value is another one; setting it makes it that, or nothing.
    nonisolated fileprivate func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool> {
            wrappedValue == tag
        } set: { isEqual in
            if isEqual { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
        }
    }
}

extension NavigationLink where Label == Text {
    /// A link with a localized title to a page.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a resource's text to a page.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(titleResource) }
    }

    /// A link to a page; the title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a localized title to a page; the older form with the page itself.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link to a page; the older form with the page itself, and a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a localized title to a page that is shown while a condition is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// A link with a localized title to a page that is shown while a condition is true; the older form.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// A link to a page that is shown while a condition is true; the title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// A link to a page that is shown while a condition is true; the older form, with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// A link with a localized title to a page that is shown while a selection is the link's tag.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// A link with a localized title to a page that is shown while a selection is the link's tag; the older form.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// A link to a page that is shown while a selection is the link's tag; the title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    /// A link to a page that is shown while a selection is the link's tag; the older form, not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// A link that adds a value to the path of the stack around it.
    ///
    /// - Parameters:
    ///   - value: What is added; nil disables the link.
    ///   - label: What the link shows.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { NavigationElement($0) }), label: label())
    }

    /// A link that adds a value that can be stored to the path of the stack around it.
    ///
    /// - Parameters:
    ///   - value: What is added; nil disables the link.
    ///   - label: What the link shows.
    nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { NavigationElement($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link with a localized title that adds a value to the path.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link with a localized title that adds a value that can be stored to the path.
    nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link with a resource's text that adds a value to the path.
    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }

    /// A link that adds a value to the path; the title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }

    /// A link that adds a value that can be stored to the path; the title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink: View {
    /// A button, or the row of a list.
    public var body: some View {
        switch target {
        case .value(let value):
            if isRow, isSelectable, let value {
                // The list selects the row; what that shows is the app's to say.
                label.frame(maxWidth: .infinity, alignment: .leading).modifier(LinkTag(value: value.value))
            } else {
                button { if let value { navigation?.model.push(value) } }
                    .disabled(value == nil || navigation == nil)
            }
        case .view(let make, let binding):
            let isActive = binding ?? $isActive
            button { isActive.wrappedValue = true }
                .disabled(navigation == nil)
                .modifier(PresentedPage(isPresented: isActive, outlivesItsView: true) { AnyView(make()) })
        }
    }

    @ViewBuilder private func button(_ action: @escaping @MainActor () -> Void) -> some View {
        if isRow {
            Button(action: action) { label }.buttonStyle(LinkRowStyle())
        } else {
            Button(action: action) { label }
        }
    }
}

/// Gives a row the tag by which a list selects it.
private struct LinkTag: ViewModifier {
    let value: AnyHashable

    func body(content: Content) -> some View { tag(content, value.base) }

    private func tag(_ content: Content, _ value: Any) -> AnyView {
        func tagged<V: Hashable>(_ value: V) -> AnyView { AnyView(content.tag(value)) }
        guard let value = value as? any Hashable else { return AnyView(content) }
        return tagged(value)
    }
}

/// A link that is the row of a list: its label, with a mark that it leads on, except in sidebars.
private struct LinkRowStyle: ButtonStyle {
    @Environment(\.listLook) private var look
    @Environment(\.linkIndicatorVisibility) private var visibility

    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.label.frame(maxWidth: .infinity, alignment: .leading)
            if visibility == .visible || visibility == .automatic && look != .sidebar {
                Image(systemName: "chevron.forward")
                    .imageScale(.small)
                    .foregroundStyle(.tertiary)
                    .accessibilityHidden(true)
            }
        }
        .contentShape(Rectangle())
        .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

extension View {
    /// Shows or hides the mark of links that are rows of a list: a chevron that says that they lead on. By themselves
    /// rows of a sidebar have none, and others do.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicatorVisibility, visibility)
    }
}

private enum LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether links that are rows have a chevron.
    fileprivate var linkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }
}
