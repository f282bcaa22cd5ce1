import Foundation
import PicaCollections
import PicaControls
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A button that shows a page on the surrounding stack, or in the next column of a split view.
///
///     NavigationLink("Settings") { SettingsPage() }
///     NavigationLink(recipe.name, value: recipe)
///
/// A link with a value appends it to the stack's path; `navigationDestination(for:destination:)` sets the page for it.
/// In a list, the link is the row. Outside of stacks and split views it is disabled.
public struct NavigationLink<Label: View, Destination: View> {
    private let label: Label
    private let target: Target
    @State private var isActive = false
    @Environment(\.navigationTarget) private var navigation
    @Environment(\.isListContent) private var isRow
    @Environment(\.listSelectsRows) private var isSelectable

    private enum Target {
        /// A value to append; `nil` disables the link.
        case value(NavigationElement?)
        case view(make: () -> Destination, isActive: Binding<Bool>?)
    }

    nonisolated private init(_ target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    /// Creates a link to a page.
    ///
    /// - Parameters:
    ///   - destination: The page to show.
    ///   - label: The view that the link shows.
    nonisolated public init(
        @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(make: destination, isActive: nil), label: label())
    }

    /// Creates a link to a page; `init(destination:label:)` with a closure is the newer form.
    ///
    /// - Parameters:
    ///   - destination: The page to show.
    ///   - label: The view that the link shows.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(make: { destination }, isActive: nil), label: label())
    }

    /// Creates a link to a page that is shown while a condition is true.
    /// `navigationDestination(isPresented:destination:)` is the newer form.
    ///
    /// - Parameters:
    ///   - isActive: Whether the page is shown.
    ///   - destination: The page to show.
    ///   - label: The view that the link shows.
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(make: destination, isActive: isActive), label: label())
    }

    /// Creates a link to a page that is shown while a condition is true.
    /// `navigationDestination(isPresented:destination:)` is the newer form.
    nonisolated public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(make: { destination }, isActive: isActive), label: label())
    }

    /// Creates a link to a page that is shown while a selection equals the link's tag. A link with a value is the newer
    /// form.
    ///
    /// - Parameters:
    ///   - tag: The link's tag.
    ///   - selection: The tag of the link whose page is shown.
    ///   - destination: The page to show.
    ///   - label: The view that the link shows.
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(make: destination, isActive: selection.isEqual(to: tag)), label: label())
    }

    /// Creates a link to a page that is shown while a selection equals the link's tag. A link with a value is the newer
    /// form.
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(make: { destination }, isActive: selection.isEqual(to: tag)), label: label())
    }

    /// Sets whether the link shows its page in the detail column of a split view. In Pica this has no effect: the page
    /// is always shown in the next column.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension Binding {
    /// Returns a binding to whether the value equals a tag. Setting it sets the tag or `nil`.
    nonisolated fileprivate func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool> {
            wrappedValue == tag
        } set: { isEqual in
            if isEqual { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
        }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized title to a page.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with the text of a resource to a page.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(titleResource) }
    }

    /// Creates a link to a page. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a localized title to a page, given as a view rather than a closure as in older versions.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title that is not localized to a page, given as a view as in older versions.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a localized title to a page that is shown while a condition is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a localized title to a page that is shown while a condition is true. The page is given as a
    /// view, as in older versions.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Creates a link to a page that is shown while a condition is true. The title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// Creates a link to a page that is shown while a condition is true. The page is given as a view, as in older
    /// versions, and the title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// Creates a link with a localized title to a page that is shown while a selection equals the link's tag.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a localized title to a page that is shown while a selection equals the link's tag. The page
    /// is given as a view, as in older versions.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// Creates a link to a page that is shown while a selection equals the link's tag. The title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    /// Creates a link to a page that is shown while a selection equals the link's tag. The page is given as a view, as
    /// in older versions, and the title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link that appends a value to the path of the surrounding stack.
    ///
    /// - Parameters:
    ///   - value: The value to add; `nil` disables the link.
    ///   - label: The view that the link shows.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { NavigationElement($0) }), label: label())
    }

    /// Creates a link that appends an encodable value to the path of the surrounding stack.
    ///
    /// - Parameters:
    ///   - value: The value to add; `nil` disables the link.
    ///   - label: The view that the link shows.
    nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { NavigationElement($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a localized title that appends a value to the path.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link with a localized title that appends an encodable value to the path.
    nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link with the text of a resource that appends a value to the path.
    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }

    /// Creates a link that appends a value to the path. The title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }

    /// Creates a link that appends an encodable value to the path. The title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink: View {
    /// The link, as a button or as the row of a list.
    public var body: some View {
        switch target {
        case .value(let value):
            if isRow, isSelectable, let value {
                // The list selects the row; the app decides what that shows.
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

/// Sets the tag by which a list selects the row.
private struct LinkTag: ViewModifier {
    let value: AnyHashable

    func body(content: Content) -> some View { tag(content, value.base) }

    private func tag(_ content: Content, _ value: Any) -> AnyView {
        func tagged<V: Hashable>(_ value: V) -> AnyView { AnyView(content.tag(value)) }
        guard let value = value as? any Hashable else { return AnyView(content) }
        return tagged(value)
    }
}

/// A style for links that are rows of a list: the label with a chevron, except in sidebars.
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
    /// Sets the visibility of the chevron in links that are rows of a list. By default it is hidden in sidebars and
    /// visible in other lists.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicatorVisibility, visibility)
    }
}

private enum LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The visibility of the chevron in links that are rows.
    fileprivate var linkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }
}
