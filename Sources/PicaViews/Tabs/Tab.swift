import PicaFoundation
import PicaGraph

/// Tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    /// What tells the tabs apart.
    associatedtype TabValue: Hashable
    /// What the tabs are made of.
    associatedtype Body: TabContent
    /// The tabs that it is made of. Read again whenever state it read last time changes.
    var body: Body { get }
    /// Makes a view of the tabs; for Pica itself.
    static func _makeTabs(_ content: Self) -> _TabOutputs
}

/// What was made of tabs. Only Pica can make and read one.
public struct _TabOutputs {
    let view: AnyView

    init(_ view: some View) { self.view = AnyView(view) }
}

extension TabContent {
    /// Makes a view of tabs with a body; for Pica itself.
    public static func _makeTabs(_ content: Self) -> _TabOutputs {
        _TabOutputs(StyleBody(of: content, for: ()) { content, _ in content.body.view })
    }

    /// The pages of the tabs, each with what its tab shows.
    var view: AnyView { Self._makeTabs(self).view }
}

extension Never: TabContent {
    /// There are no tabs.
    public typealias TabValue = Never
}

extension TabContent where Body == Never {
    /// Tabs that Pica knows itself have no content; their `body` is never read by it.
    public var body: Never { fatalError("\(Self.self) is known to Pica and has no body") }
}

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// Tabs as the content of a tab view.
    public struct Content<C: TabContent> {
        let content: C

        nonisolated init(content: C) { self.content = content }
    }

    /// A statement's tabs, as they are.
    public static func buildExpression<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue {
        content
    }

    /// One statement: its tabs.
    public static func buildBlock<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }

    /// Several statements: all their tabs, in order.
    @_disfavoredOverload
    public static func buildBlock<each T: TabContent>(
        _ content: repeat each T
    ) -> some TabContent<TabValue> {
        TupleTabs<TabValue, repeat each T>(content: (repeat each content))
    }

    /// An `if` without `else`: its tabs while the condition holds.
    public static func buildIf<T: TabContent>(_ content: T?) -> T? where T.TabValue == TabValue { content }

    /// An `if` with `else`, or a `switch`: the tabs of the first branch.
    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        _ConditionalContent(storage: .first(first))
    }

    /// An `if` with `else`, or a `switch`: the tabs of the second branch.
    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        _ConditionalContent(storage: .second(second))
    }

    /// An `if #available`: its tabs, as any others.
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
    /// What tells the tabs apart.
    public typealias TabValue = Wrapped.TabValue
    /// There is no body: the tabs, where there are some, stand for it.
    public typealias Body = Never

    /// Makes a view of the tabs that are there; for Pica itself.
    public static func _makeTabs(_ content: Self) -> _TabOutputs { _TabOutputs(content?.view) }
}

extension _ConditionalContent: TabContent
where First: TabContent, Second: TabContent, First.TabValue == Second.TabValue {
    /// What tells the tabs apart.
    public typealias TabValue = First.TabValue
    /// There is no body: the branch taken stands for it.
    public typealias Body = Never

    /// Makes a view of the branch taken; for Pica itself.
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
    /// What tells the tabs apart.
    public typealias TabValue = Content.TabValue
    /// There is no body: the content stands for it.
    public typealias Body = Never

    /// A group of the tabs that a closure makes.
    @_disfavoredOverload
    nonisolated public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
    where Content.TabValue == V { self.init(of: content()) }

    /// Makes a view of the tabs in the group; for Pica itself.
    public static func _makeTabs(_ content: Self) -> _TabOutputs { _TabOutputs(content.content.view) }
}

extension ForEach: TabContent where Content: TabContent {
    /// What tells the tabs apart.
    public typealias TabValue = Content.TabValue
    /// There is no body: the tabs of all elements stand for it.
    public typealias Body = Never

    /// Makes a view of all tabs; for Pica itself.
    public static func _makeTabs(_ content: Self) -> _TabOutputs {
        let make = content.content
        return _TabOutputs(
            ForEach<Data, ID, AnyView>(data: content.data, content: { make($0).view }, id: content.id))
    }
}

extension ForEach where Content: TabContent {
    /// A tab for each element.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// A tab for each element.
    ///
    /// - Parameter id: What elements are known by.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

/// A page of a tab view, and what its tab shows.
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

    /// A tab.
    ///
    /// - Parameters:
    ///   - value: What the tab is known by in the tab view's selection.
    ///   - role: What the tab is for.
    ///   - content: The page.
    ///   - label: What the tab shows.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content(), label: label())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// A tab with a localized title and an icon of the system's set.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
    }

    /// A tab with an icon of the system's set; the title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
    }

    /// A tab with a localized title and an image.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
    }

    /// A tab that says what its role is called.
    nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(
                title: Text(SearchWord(key: .search)), icon: Image(systemName: "magnifyingglass")))
    }
}

extension Tab where Value == Never {
    /// A tab of a tab view without a selection.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab with a localized title and an icon of the system's set, of a tab view without a selection.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
    }

    /// A tab with an icon of the system's set, of a tab view without a selection; the title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
    }

    /// A tab with a localized title and an image, of a tab view without a selection.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
    }

    /// A tab that says what its role is called, of a tab view without a selection.
    nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(
                title: Text(SearchWord(key: .search)), icon: Image(systemName: "magnifyingglass")))
    }
}

/// The title and the icon of a tab.
public struct DefaultTabLabel {
    let title: Text
    let icon: Image
}

extension DefaultTabLabel: View {
    /// A label.
    public var body: some View { Label(title: { title }, icon: { icon }) }
}

extension Tab: TabContent {
    /// What tells the tabs apart.
    public typealias TabValue = Value
    /// There is no body: the tab stands for itself.
    public typealias Body = Never

    /// Makes a view of the page and of what the tab shows; for Pica itself.
    public static func _makeTabs(_ tab: Self) -> _TabOutputs {
        let page = TabPage(
            content: AnyView(VStack { tab.content }), label: AnyView(tab.label), role: tab.role)
        if let value = tab.value { return _TabOutputs(page.tag(value)) }
        return _TabOutputs(page)
    }
}

/// The page of a tab, with what its tab shows.
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
            // Tab views on the page have tabs of their own.
            .environment(\.tabTraits, TabTraits())
            .modifier(
                TraitWriter(key: TabItemKey.self, value: TabItem(label: label, role: role, traits: traits))
            )
            .badge(traits.badge)
    }
}

/// Tabs under a heading, in a sidebar; elsewhere they are tabs among the others.
public struct TabSection<Header: View, Content: TabContent> {
    private let header: Header
    private let content: Content
    private var actions: AnyView?

    /// Tabs under a heading.
    ///
    /// - Parameters:
    ///   - content: The tabs.
    ///   - header: The heading.
    nonisolated public init<V: Hashable>(
        @TabContentBuilder<V> content: () -> Content, @ViewBuilder header: () -> Header
    ) where Content.TabValue == V {
        self.header = header()
        self.content = content()
    }
}

extension TabSection where Header == Text {
    /// Tabs under a localized heading.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<V> content: () -> Content
    ) where Content.TabValue == V {
        self.init(content: content) { Text(titleKey) }
    }

    /// Tabs under a heading that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, @TabContentBuilder<V> content: () -> Content
    ) where Content.TabValue == V {
        self.init(content: content) { Text(title) }
    }
}

extension TabSection: TabContent {
    /// What tells the tabs apart.
    public typealias TabValue = Content.TabValue
    /// There is no body: the section stands for itself.
    public typealias Body = Never

    /// Makes a view of the tabs; for Pica itself.
    public static func _makeTabs(_ section: Self) -> _TabOutputs {
        _TabOutputs(
            SectionOfTabs(
                header: AnyView(section.header), actions: section.actions, content: section.content.view))
    }

    /// Puts controls below the section's tabs in a sidebar.
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

    /// What the section is known by.
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
