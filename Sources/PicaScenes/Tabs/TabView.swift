import Foundation
import PicaCollections
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A view that shows one of several pages, with tabs to switch between them.
///
///     TabView {
///         Inbox().tabItem { Label("Inbox", systemImage: "tray") }
///         Sent().tabItem { Label("Sent", systemImage: "paperplane") }
///     }
///
/// A page is created when it is first shown, and keeps its state from then on. Control with Page Up, Page Down or Tab
/// switches tabs, and Alt with a digit selects one of the first nine.
public struct TabView<SelectionValue: Hashable, Content: View> {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var own: AnyHashable?
    @Environment(\.tabViewLook) private var look
    @Environment(\.tabViewParts) private var parts
    @Environment(\.tabViewCustomization) private var customization
    @Environment(\.isPageShown) private var isPageShown

    nonisolated private init(_ selection: Binding<SelectionValue>?, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// Creates a tab view of pages with a selection.
    ///
    /// - Parameters:
    ///   - selection: The tag of the visible page; `nil` for a tab view that keeps the selection itself.
    ///   - content: The pages, each with a `tag` and a `tabItem`.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection, content: content())
    }

    /// Creates a tab view of tabs with a selection.
    ///
    /// - Parameters:
    ///   - selection: The value of the visible tab.
    ///   - content: The tabs.
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(selection, content: TabContentBuilder<SelectionValue>.Content(content: content()))
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view of pages that first shows the first page.
    ///
    /// - Parameter content: The pages, each with a `tabItem`.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(nil, content: content()) }
}

extension TabView where SelectionValue == Never {
    /// Creates a tab view of tabs that first shows the first tab.
    ///
    /// - Parameter content: The tabs.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(nil, content: TabContentBuilder<Never>.Content(content: content()))
    }
}

extension TabView: View {
    /// The visible page and the tabs.
    public var body: some View {
        let (selection, own, look, parts, isPageShown) = (selection, $own, look, parts, isPageShown)
        let customization = look.kind == .sidebar ? customization : nil
        Group(subviews: content) { views in
            let tabs = views.enumerated().map { TabEntry($1, index: $0, as: SelectionValue.self) }
            TabLook(
                tabs: tabs,
                chosen: selection.map { AnyHashable($0.wrappedValue) } ?? own.wrappedValue
                    ?? tabs.first?.value,
                look: look, parts: parts, customization: customization
            ) { value in
                guard let selection else { return own.wrappedValue = value }
                if let value = value.base as? SelectionValue { selection.wrappedValue = value }
            }
            .environment(\.isPageShown, isPageShown)
        }
        .modifier(ContainerBackgroundReader(placement: .tabView))
        // A tab view shows its pages one at a time, and none of the rest of its content.
        .environment(\.isPageShown, false)
        // Tab views inside have their own.
        .environment(\.tabViewParts, TabViewParts())
        .environment(\.tabViewCustomization, nil)
    }
}

/// A page of a tab view.
struct TabEntry: Identifiable {
    let id: Subview.ID
    let view: Subview
    /// The value that identifies it in the selection: its tag, or its position.
    let value: AnyHashable
    let item: TabItem?
    let section: TabSectionTitle?
    let badge: Badge?

    @MainActor init<Value: Hashable>(_ view: Subview, index: Int, as type: Value.Type) {
        id = view.id
        self.view = view
        value = view.tag(as: Value.self).map { AnyHashable($0) } ?? AnyHashable(index)
        item = view.trait(TabItemKey.self)
        section = view.trait(TabSectionKey.self)
        badge = view.trait(BadgeKey.self)
    }

    var traits: TabTraits { item?.traits ?? TabTraits() }
    var isInBar: Bool { !traits.isHidden }

    /// Returns whether the person may hide the tab.
    func canBeHidden(in placement: AdaptableTabBarPlacement) -> Bool {
        isInBar && traits.customizationID != nil && traits.behavior[placement] != .disabled
            && traits.placement?.isShown(in: placement) ?? true
    }

    /// Whether the person may move the tab within its section.
    var canMove: Bool {
        traits.customizationID != nil && section?.customizationID != nil
            && traits.behavior[.sidebar] != .disabled
    }
}

/// A tab view in the look of its style.
private struct TabLook: View {
    let tabs: [TabEntry]
    let chosen: AnyHashable?
    let look: _TabViewLook
    let parts: TabViewParts
    /// The person's customization of the tabs; `nil` if they cannot be customized.
    let customization: Binding<TabViewCustomization>?
    let choose: (AnyHashable) -> Void
    /// The pages that have been shown.
    @State private var visited = VisitedPages()
    @State private var width: CGFloat = 0
    /// The visibility of the tabs that the page requests.
    @State private var visibility = Visibility.automatic
    /// The identities by which tabs tell assistive technologies which page they show.
    @Namespace private var namespace

    init(
        tabs: [TabEntry], chosen: AnyHashable?, look: _TabViewLook, parts: TabViewParts,
        customization: Binding<TabViewCustomization>?, choose: @escaping (AnyHashable) -> Void
    ) {
        self.tabs = tabs
        self.chosen = chosen
        self.look = look
        self.parts = parts
        self.customization = customization
        self.choose = choose
    }

    /// The minimum width of a tab view with its tabs in a sidebar, in points.
    private static let widthForSidebar: CGFloat = 560

    /// The index of the visible page: the first if the selection matches none.
    private var shown: Int? { tabs.firstIndex { $0.value == chosen } ?? tabs.indices.first }

    var body: some View {
        arranged
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onPreferenceUpdate(BarKey.self) { visibility = $0.visibility[.tabs] ?? .automatic }
            .modifier(
                TabKeys { key in
                    switch key {
                    case .next: step(1)
                    case .previous: step(-1)
                    case .index(let index):
                        let tabs = shownTabs
                        if tabs.indices.contains(index) { choose(tabs[index].value) }
                    }
                }
            )
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
    }

    @ViewBuilder private var arranged: some View {
        switch look.kind {
        case .bar, .sidebar:
            HStack(spacing: 0) {
                if hasSidebar {
                    TabSidebar(
                        tabs: arrangedTabs, shown: shownValue, parts: parts, customization: customization,
                        choose: choose
                    )
                    .frame(width: 200)
                    Color(themed: .quaternary).frame(width: 1)
                }
                pages
                    .modifier(
                        EdgeBars {
                            if showsBar, !hasSidebar {
                                TabBar(
                                    tabs: shownTabs, shown: shownValue, namespace: namespace,
                                    choose: choose)
                            }
                        } bottom: {
                            if let accessory = parts.bottomAccessory {
                                accessory
                                    .padding(.horizontal, 12)
                                    .padding(.vertical, 6)
                                    .frame(maxWidth: .infinity)
                                    .modifier(BarGround(edge: .bottom))
                                    .focusPane()
                            }
                        }
                    )
                    .modifier(ScrollEdgeEffectReader())
            }
        case .page, .verticalPage:
            let isVertical = look.kind == .verticalPage
            ZStack(alignment: isVertical ? .trailing : .bottom) {
                PagedTabs(
                    tabs: tabs, shown: self.shown, axis: isVertical ? .vertical : .horizontal,
                    visited: visited, namespace: namespace
                ) { step($0) }
                if look.showsIndex ?? (tabs.count > 1) {
                    PageDots(
                        axis: isVertical ? .vertical : .horizontal, tabs: tabs, shown: self.shown,
                        namespace: namespace
                    ) { index in
                        if tabs.indices.contains(index) { choose(tabs[index].value) }
                    }
                    .padding(10)
                }
            }
        }
    }

    private var shownValue: AnyHashable? { shown.map { tabs[$0].value } }

    private var hasSidebar: Bool { look.kind == .sidebar && width >= Self.widthForSidebar }

    /// The tabs in the person's order.
    private var arrangedTabs: [TabEntry] { customization?.wrappedValue.arranged(tabs) ?? tabs }

    /// The visible tabs, in order.
    private var shownTabs: [TabEntry] {
        let placement: AdaptableTabBarPlacement = hasSidebar ? .sidebar : .tabBar
        guard look.kind == .sidebar else { return tabs.filter(\.isInBar) }
        let customization = customization?.wrappedValue ?? TabViewCustomization()
        return arrangedTabs.filter { customization.shows($0, in: placement) }
    }

    private var showsBar: Bool { visibility != .hidden && tabs.contains { $0.item != nil } }

    private var pages: some View {
        let shown = shown
        let visited = visited
        if let shown { visited.ids.insert(tabs[shown].id) }
        return ZStack {
            ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
                DeckPage(isShown: index == shown) {
                    if visited.ids.contains(tab.id) {
                        tab.view.frame(maxWidth: .infinity, maxHeight: .infinity)
                            .picaAccessibilityRelation(.controlled, id: tab.id, in: namespace)
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .focusPane()
    }

    private func step(_ distance: Int) {
        let tabs = shownTabs.filter { !$0.traits.isDisabled }
        guard let index = tabs.firstIndex(where: { $0.value == shownValue }), !tabs.isEmpty else { return }
        let next = index + distance
        // Paged tab views stop at their ends; tabs wrap around.
        let isPaged = look.kind == .page || look.kind == .verticalPage
        guard !isPaged || tabs.indices.contains(next) else { return }
        choose(tabs[(next + tabs.count) % tabs.count].value)
    }
}
