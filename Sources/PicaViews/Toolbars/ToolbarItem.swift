import PicaGraph

/// A view in a toolbar.
///
/// The view keeps the state and the environment of the place where the toolbar is written; the bar sets how buttons and
/// labels in it look.
public struct ToolbarItem<ID, Content: View> {
    /// What a person's own arrangement of the toolbar knows the item by; `()` for items that cannot be arranged.
    public let id: ID
    private let placement: ToolbarItemPlacement
    private let showsByDefault: Bool
    private let content: Content

    nonisolated private init(
        id: ID, placement: ToolbarItemPlacement, showsByDefault: Bool, content: Content
    ) {
        self.id = id
        self.placement = placement
        self.showsByDefault = showsByDefault
        self.content = content
    }
}

extension ToolbarItem where ID == () {
    /// An item.
    ///
    /// - Parameters:
    ///   - placement: Where it stands.
    ///   - content: What it shows.
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(id: (), placement: placement, showsByDefault: true, content: content())
    }
}

extension ToolbarItem where ID == String {
    /// An item that a person may arrange.
    ///
    /// - Parameters:
    ///   - id: What the arrangement knows it by; one of its kind in the toolbar.
    ///   - placement: Where it stands.
    ///   - content: What it shows.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, showsByDefault: true, content: content())
    }

    /// An item that a person may arrange, and that may have to be added first.
    ///
    /// - Parameters:
    ///   - id: What the arrangement knows it by; one of its kind in the toolbar.
    ///   - placement: Where it stands.
    ///   - showsByDefault: Whether it is there before a person arranges anything.
    ///   - content: What it shows.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, showsByDefault: showsByDefault, content: content())
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

extension ToolbarItem: ToolbarContent {
    /// There is no body: the item stands for itself.
    public typealias Body = Never

    /// Makes a view that says what the item is; for Pica itself.
    public static func _makeToolbar(_ item: Self) -> _ToolbarOutputs {
        _ToolbarOutputs(
            BarItemView(
                placement: item.placement, name: item.id as? String, isShown: item.showsByDefault,
                content: item.content))
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several views in a toolbar that stand together.
///
/// Each of them is an item: where the bar has no room for all the last go into its menu.
public struct ToolbarItemGroup<Content: View> {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Items that stand together.
    ///
    /// - Parameters:
    ///   - placement: Where they stand.
    ///   - content: What they show.
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }

    /// Items that stand together, as a group of controls with a name.
    ///
    /// - Parameters:
    ///   - placement: Where they stand.
    ///   - content: What they show.
    ///   - label: Names the group.
    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    }
}

extension ToolbarItemGroup: ToolbarContent {
    /// There is no body: the group stands for itself.
    public typealias Body = Never

    /// Makes a view that says what the items are; for Pica itself.
    public static func _makeToolbar(_ group: Self) -> _ToolbarOutputs {
        _ToolbarOutputs(BarItemGroupView(placement: group.placement, content: group.content))
    }
}

/// What a `ToolbarItemGroup` with a name shows.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledToolbarItemGroupContent: View {
    /// A group of controls.
    public var body: some View { ControlGroup(content: { content }, label: { label }) }
}

/// A space between items of a toolbar.
public struct ToolbarSpacer {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// A space.
    ///
    /// - Parameters:
    ///   - sizing: How wide it is.
    ///   - placement: Among which items it stands.
    nonisolated public init(
        _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
    ) {
        self.sizing = sizing
        self.placement = placement
    }
}

extension ToolbarSpacer: CustomizableToolbarContent {
    /// There is no body: the space stands for itself.
    public typealias Body = Never

    /// Makes a view that says how wide the space is; for Pica itself.
    public static func _makeToolbar(_ spacer: Self) -> _ToolbarOutputs {
        _ToolbarOutputs(
            BarItemView(
                placement: spacer.placement, kind: .spacer(spacer.sizing), content: EmptyView()))
    }
}

/// A menu behind the title of a bar.
public struct ToolbarTitleMenu<Content: View> {
    private let content: Content

    /// A menu behind the title.
    ///
    /// - Parameter content: Its items.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent {
    /// There is no body: the menu stands for itself.
    public typealias Body = Never

    /// Makes a view that says what is in the menu; for Pica itself.
    public static func _makeToolbar(_ menu: Self) -> _ToolbarOutputs {
        _ToolbarOutputs(TitleMenuView(content: menu.content))
    }
}

/// An item that Pica puts into bars by itself, at a place of the app's.
public struct DefaultToolbarItem {
    private let kind: ToolbarDefaultItemKind
    private let placement: ToolbarItemPlacement

    /// Such an item.
    ///
    /// - Parameters:
    ///   - kind: Which one.
    ///   - placement: Where it stands.
    nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        self.kind = kind
        self.placement = placement
    }
}

extension DefaultToolbarItem: ToolbarContent {
    /// There is no body: the item stands for itself.
    public typealias Body = Never

    /// Makes a view that says where the item is; for Pica itself.
    public static func _makeToolbar(_ item: Self) -> _ToolbarOutputs {
        guard item.kind == .sidebarToggle else {
            return _ToolbarOutputs(
                BarItemView(placement: item.placement, kind: .place(item.kind), content: EmptyView()))
        }
        return _ToolbarOutputs(
            BarItemView(placement: item.placement, content: SidebarToggleItem()))
    }
}

/// Mounts an item's view where the toolbar is written, and tells the bar of it.
private struct BarItemView<Content: View>: View {
    let placement: ToolbarItemPlacement
    let name: String?
    let isShown: Bool
    let kind: BarItem.Kind
    let content: Content
    @State private var appearance = BarAppearance()

    init(
        placement: ToolbarItemPlacement, name: String? = nil, isShown: Bool = true,
        kind: BarItem.Kind = .view, content: Content
    ) {
        self.placement = placement
        self.name = name
        self.isShown = isShown
        self.kind = kind
        self.content = content
    }

    var body: some View {
        let item = BarItemPortal(
            placement: placement, name: name, isShown: isShown, kind: kind, appearance: appearance,
            menuContent: AnyView(content), content: content)
        item.modifier(BarItemEnvironment(appearance: appearance, isProminent: placement.isProminent))
    }
}

/// Mounts views where the toolbar is written, and tells the bar of each.
private struct BarItemGroupView<Content: View>: View {
    let placement: ToolbarItemPlacement
    let content: Content
    @State private var appearance = BarAppearance()

    init(placement: ToolbarItemPlacement, content: Content) {
        self.placement = placement
        self.content = content
    }

    var body: some View {
        Group(subviews: content) { views in
            ForEach(views) { view in
                BarItemPortal(
                    placement: placement, name: nil, isShown: true, kind: .view, appearance: appearance,
                    menuContent: AnyView(view.copy), content: view)
            }
        }
        .modifier(BarItemEnvironment(appearance: appearance, isProminent: placement.isProminent))
    }
}

private struct BarItemPortal<Content: View>: View {
    let placement: ToolbarItemPlacement
    let name: String?
    let isShown: Bool
    let kind: BarItem.Kind
    let appearance: BarAppearance
    let menuContent: AnyView
    let content: Content
    @State private var passage = PortalPassage()

    init(
        placement: ToolbarItemPlacement, name: String?, isShown: Bool, kind: BarItem.Kind,
        appearance: BarAppearance, menuContent: AnyView, content: Content
    ) {
        self.placement = placement
        self.name = name
        self.isShown = isShown
        self.kind = kind
        self.appearance = appearance
        self.menuContent = menuContent
        self.content = content
    }

    var body: some View {
        let item = BarItem(
            passage: passage, placement: placement, appearance: appearance, kind: kind, name: name,
            isShown: isShown, menuContent: menuContent)
        Portal(passage) { content }.bar { $0.items.append(item) }
    }
}

private struct TitleMenuView<Content: View>: View {
    let content: Content

    var body: some View {
        let menu = AnyView(content)
        EmptyView().bar { $0.titleMenu = $0.titleMenu ?? menu }
    }
}

/// The button of the split view around, where there is one.
private struct SidebarToggleItem: View {
    @Environment(\.sidebarToggle) private var sidebar

    init() {}

    var body: some View {
        if let sidebar { SidebarButton(toggle: sidebar) }
    }
}
