import PicaCollections
import PicaControls
import PicaFields
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A type that provides tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    /// The type of the values that identify tabs.
    associatedtype TabValue: Hashable
    /// The type of the body.
    associatedtype Body: TabContent
    /// The tabs that the type provides. It is read again whenever state that it read has changed.
    var body: Body { get }
    /// Returns a view of the tabs; used by Pica only.
    static func _makeTabs(_ content: Self) -> _TabOutputs
}

/// The view made of tabs, which only Pica can create and read.
public struct _TabOutputs {
    let view: AnyView

    init(_ view: some View) { self.view = AnyView(view) }
}

extension TabContent {
    /// Returns a view of the body's tabs; used by Pica only.
    public static func _makeTabs(_ content: Self) -> _TabOutputs {
        _TabOutputs(StyleBody(of: content, for: ()) { content, _ in content.body.view })
    }

    /// The pages of the tabs, with the tab items as traits.
    var view: AnyView { Self._makeTabs(self).view }
}

extension Never: TabContent {
    /// The type has no values, so there are no tabs.
    public typealias TabValue = Never
}

extension TabContent where Body == Never {
    /// Pica's own tabs have no body; Pica never reads this.
    public var body: Never { fatalError("\(Self.self) is known to Pica and has no body") }
}

/// A result builder for tabs.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// Tabs as the content of a tab view.
    public struct Content<C: TabContent> {
        let content: C

        nonisolated init(content: C) { self.content = content }
    }

    /// Accepts the tabs of a statement.
    public static func buildExpression<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue {
        content
    }

    /// Accepts a single statement: its tabs.
    public static func buildBlock<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }

    /// Combines several statements: their tabs, in order.
    @_disfavoredOverload
    public static func buildBlock<each T: TabContent>(
        _ content: repeat each T
    ) -> some TabContent<TabValue> {
        TupleTabs<TabValue, repeat each T>(content: (repeat each content))
    }

    /// Handles an `if` without `else`: its tabs while the condition holds.
    public static func buildIf<T: TabContent>(_ content: T?) -> T? where T.TabValue == TabValue { content }

    /// Handles an `if` with `else`, or a `switch`: the tabs of the first branch.
    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        _ConditionalContent(storage: .first(first))
    }

    /// Handles an `if` with `else`, or a `switch`: the tabs of the second branch.
    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        _ConditionalContent(storage: .second(second))
    }

    /// Handles an `if #available`: its tabs, like any others.
    public static func buildLimitedAvailability<T: TabContent>(
        _ content: T
    ) -> some TabContent<TabValue> where T.TabValue == TabValue {
        content
    }
}

extension TabContentBuilder.Content: View {
    /// The pages.
    public var body: some View { content.view }
}

struct TupleTabs<TabValue: Hashable, each T: TabContent> {
    let content: (repeat each T)
}

extension TupleTabs: TabContent {
    typealias Body = Never

    static func _makeTabs(_ tabs: Self) -> _TabOutputs {
        var views: [AnyView] = []
        repeat views.append((each tabs.content).view)
        return _TabOutputs(ViewsInOrder(views: views))
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    /// The type of the values that identify tabs.
    public typealias TabValue = Wrapped.TabValue
    /// Has no body: the tabs, if there are any, take its place.
    public typealias Body = Never

    /// Returns a view of the tabs, if there are any; used by Pica only.
    public static func _makeTabs(_ content: Self) -> _TabOutputs { _TabOutputs(content?.view) }
}

extension _ConditionalContent: TabContent
where First: TabContent, Second: TabContent, First.TabValue == Second.TabValue {
    /// The type of the values that identify tabs.
    public typealias TabValue = First.TabValue
    /// Has no body: the branch taken takes its place.
    public typealias Body = Never

    /// Returns a view of the branch taken; used by Pica only.
    public static func _makeTabs(_ content: Self) -> _TabOutputs {
        let storage: _ConditionalContent<AnyView, AnyView>.Storage =
            switch content.storage {
            case .first(let content): .first(content.view)
            case .second(let content): .second(content.view)
            }
        return _TabOutputs(_ConditionalContent<AnyView, AnyView>(storage: storage))
    }
}

extension Group: TabContent where Content: TabContent {
    /// The type of the values that identify tabs.
    public typealias TabValue = Content.TabValue
    /// Has no body: the content takes its place.
    public typealias Body = Never

    /// Creates a group of tabs.
    @_disfavoredOverload
    nonisolated public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
    where Content.TabValue == V { self.init(of: content()) }

    /// Returns a view of the tabs in the group; used by Pica only.
    public static func _makeTabs(_ content: Self) -> _TabOutputs { _TabOutputs(content.content.view) }
}

extension ForEach: TabContent where Content: TabContent {
    /// The type of the values that identify tabs.
    public typealias TabValue = Content.TabValue
    /// Has no body: the tabs of all elements take its place.
    public typealias Body = Never

    /// Returns a view of all tabs; used by Pica only.
    public static func _makeTabs(_ content: Self) -> _TabOutputs {
        let make = content.content
        return _TabOutputs(
            ForEach<Data, ID, AnyView>(data: content.data, content: { make($0).view }, id: content.id))
    }
}

extension ForEach where Content: TabContent {
    /// Creates tabs for identifiable elements.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates tabs for elements identified by a key path.
    ///
    /// - Parameter id: The key path to the identity of an element.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

/// A page of a tab view with its tab.
///
///     TabView(selection: $tab) {
///         Tab("Inbox", systemImage: "tray", value: .inbox) { Inbox() }
///         Tab("Sent", systemImage: "paperplane", value: .sent) { Sent() }
///     }
public struct Tab<Value: Hashable, Content: View, Label: View> {
    private let value: Value?
    private let role: TabRole?
    private let content: Content
    private let label: Label

    nonisolated private init(value: Value?, role: TabRole?, content: Content, label: Label) {
        self.value = value
        self.role = role
        self.content = content
        self.label = label
    }

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - value: The value that identifies the tab in the tab view's selection.
    ///   - role: The purpose of the tab.
    ///   - content: The page.
    ///   - label: The label of the tab.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content(), label: label())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a system icon.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
    }

    /// Creates a tab with a system icon and a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
    }

    /// Creates a tab with a localized title and an image.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
    }

    /// Creates a tab with the standard label of its role.
    nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(
                title: Text(SearchWord(key: .search)), icon: Image(systemName: "magnifyingglass")))
    }
}

extension Tab where Value == Never {
    /// Creates a tab of a tab view without a selection.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a system icon, for a tab view without a selection.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
    }

    /// Creates a tab with a system icon and a title that is not localized, for a tab view without a selection.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
    }

    /// Creates a tab with a localized title and an image, for a tab view without a selection.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
    }

    /// Creates a tab with the standard label of its role, for a tab view without a selection.
    nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(
                title: Text(SearchWord(key: .search)), icon: Image(systemName: "magnifyingglass")))
    }
}

/// A tab's label made of a title and an icon.
public struct DefaultTabLabel {
    let title: Text
    let icon: Image
}

extension DefaultTabLabel: View {
    /// The label.
    public var body: some View { Label(title: { title }, icon: { icon }) }
}

extension Tab: TabContent {
    /// The type of the values that identify tabs.
    public typealias TabValue = Value
    /// Has no body: Pica shows the tab itself.
    public typealias Body = Never

    /// Returns a view of the page, with the tab's label as a trait; used by Pica only.
    public static func _makeTabs(_ tab: Self) -> _TabOutputs {
        let page = TabPage(
            content: AnyView(VStack { tab.content }), label: AnyView(tab.label), role: tab.role)
        if let value = tab.value { return _TabOutputs(page.tag(value)) }
        return _TabOutputs(page)
    }
}

/// The page of a tab, with the tab's label as a trait.
private struct TabPage: View {
    let content: AnyView
    let label: AnyView
    let role: TabRole?
    @Environment(\.tabTraits) private var traits

    init(content: AnyView, label: AnyView, role: TabRole?) {
        self.content = content
        self.label = label
        self.role = role
    }

    var body: some View {
        content
            // Tab views on the page have their own tabs.
            .environment(\.tabTraits, TabTraits())
            .modifier(
                TraitWriter(key: TabItemKey.self, value: TabItem(label: label, role: role, traits: traits))
            )
            .badge(traits.badge)
    }
}

/// A section of tabs with a header in a sidebar. In a tab bar its tabs appear among the others.
public struct TabSection<Header: View, Content: TabContent> {
    private let header: Header
    private let content: Content
    private var actions: AnyView?

    /// Creates a section of tabs.
    ///
    /// - Parameters:
    ///   - content: The tabs.
    ///   - header: The header of the section.
    nonisolated public init<V: Hashable>(
        @TabContentBuilder<V> content: () -> Content, @ViewBuilder header: () -> Header
    ) where Content.TabValue == V {
        self.header = header()
        self.content = content()
    }
}

extension TabSection where Header == Text {
    /// Creates a section of tabs with a localized header.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<V> content: () -> Content
    ) where Content.TabValue == V {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a section of tabs with a header that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, @TabContentBuilder<V> content: () -> Content
    ) where Content.TabValue == V {
        self.init(content: content) { Text(title) }
    }
}

extension TabSection: TabContent {
    /// The type of the values that identify tabs.
    public typealias TabValue = Content.TabValue
    /// Has no body: Pica shows the section itself.
    public typealias Body = Never

    /// Returns a view of the tabs; used by Pica only.
    public static func _makeTabs(_ section: Self) -> _TabOutputs {
        _TabOutputs(
            SectionOfTabs(
                header: AnyView(section.header), actions: section.actions, content: section.content.view))
    }

    /// Adds controls below the section's tabs in a sidebar.
    nonisolated public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> Self {
        var copy = self
        copy.actions = AnyView(content())
        return copy
    }
}

private struct SectionOfTabs: View {
    let header: AnyView
    let actions: AnyView?
    let content: AnyView
    @State private var place = Place()
    @Environment(\.tabTraits) private var traits

    /// The identity of the section.
    final class Place: Sendable {}

    init(header: AnyView, actions: AnyView?, content: AnyView) {
        self.header = header
        self.actions = actions
        self.content = content
    }

    var body: some View {
        content
            .environment(\.tabTraits, traits.ofTabsInside)
            .modifier(
                TraitWriter(
                    key: TabSectionKey.self,
                    value: TabSectionTitle(
                        label: header, actions: actions, id: ObjectIdentifier(place),
                        customizationID: traits.customizationID)))
    }
}
