import PicaControls
import PicaGraph
import PicaState

/// A view in a toolbar.
///
/// The view keeps the state and the environment of the place where the toolbar is declared. The bar sets the styles of
/// buttons and labels in it.
public struct ToolbarItem<ID, Content: View> {
    /// The identifier of the item in the person's arrangement of the toolbar; `()` for items that cannot be customized.
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
    /// Creates an item.
    ///
    /// - Parameters:
    ///   - placement: The placement of the item.
    ///   - content: The view of the item.
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(id: (), placement: placement, showsByDefault: true, content: content())
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item that the person may customize.
    ///
    /// - Parameters:
    ///   - id: The identifier of the item for the person's arrangement, unique in the toolbar.
    ///   - placement: The placement of the item.
    ///   - content: The view of the item.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, showsByDefault: true, content: content())
    }

    /// Creates a customizable item that may have to be added first.
    ///
    /// - Parameters:
    ///   - id: The identifier of the item for the person's arrangement, unique in the toolbar.
    ///   - placement: The placement of the item.
    ///   - showsByDefault: Whether the item is in the bar before the person customizes it.
    ///   - content: The view of the item.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, showsByDefault: showsByDefault, content: content())
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

extension ToolbarItem: ToolbarContent {
    /// Has no body: Pica shows the item itself.
    public typealias Body = Never

    /// Returns a view that declares the item; used by Pica only.
    public static func _makeToolbar(_ item: Self) -> _ToolbarOutputs {
        _ToolbarOutputs(
            BarItemView(
                placement: item.placement, name: item.id as? String, isShown: item.showsByDefault,
                content: item.content))
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several adjacent views in a toolbar.
///
/// Each of them is an item: if there is too little space, the last ones move into the bar's menu.
public struct ToolbarItemGroup<Content: View> {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates adjacent items.
    ///
    /// - Parameters:
    ///   - placement: The placement of the items.
    ///   - content: The views of the items.
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }

    /// Creates adjacent items as a named group of controls.
    ///
    /// - Parameters:
    ///   - placement: The placement of the items.
    ///   - content: The views of the items.
    ///   - label: The name of the group.
    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    }
}

extension ToolbarItemGroup: ToolbarContent {
    /// Has no body: Pica shows the group itself.
    public typealias Body = Never

    /// Returns a view that declares the items; used by Pica only.
    public static func _makeToolbar(_ group: Self) -> _ToolbarOutputs {
        _ToolbarOutputs(BarItemGroupView(placement: group.placement, content: group.content))
    }
}

/// The content of a `ToolbarItemGroup` with a name.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledToolbarItemGroupContent: View {
    /// The group of controls.
    public var body: some View { ControlGroup(content: { content }, label: { label }) }
}

/// A space between items of a toolbar.
public struct ToolbarSpacer {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space.
    ///
    /// - Parameters:
    ///   - sizing: The width of the space.
    ///   - placement: The placement of the items that it stands among.
    nonisolated public init(
        _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
    ) {
        self.sizing = sizing
        self.placement = placement
    }
}

extension ToolbarSpacer: CustomizableToolbarContent {
    /// Has no body: Pica shows the space itself.
    public typealias Body = Never

    /// Returns a view that declares the space; used by Pica only.
    public static func _makeToolbar(_ spacer: Self) -> _ToolbarOutputs {
        _ToolbarOutputs(
            BarItemView(
                placement: spacer.placement, kind: .spacer(spacer.sizing), content: EmptyView()))
    }
}

/// A menu opened from the title of a bar.
public struct ToolbarTitleMenu<Content: View> {
    private let content: Content

    /// Creates a menu for the title.
    ///
    /// - Parameter content: The items of the menu.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent {
    /// Has no body: Pica shows the menu itself.
    public typealias Body = Never

    /// Returns a view that declares the menu; used by Pica only.
    public static func _makeToolbar(_ menu: Self) -> _ToolbarOutputs {
        _ToolbarOutputs(TitleMenuView(content: menu.content))
    }
}

/// A default item of bars, at a position that the app chooses.
public struct DefaultToolbarItem {
    private let kind: ToolbarDefaultItemKind
    private let placement: ToolbarItemPlacement

    /// Creates a default item.
    ///
    /// - Parameters:
    ///   - kind: The kind of the item.
    ///   - placement: The placement of the item.
    nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        self.kind = kind
        self.placement = placement
    }
}

extension DefaultToolbarItem: ToolbarContent {
    /// Has no body: Pica shows the item itself.
    public typealias Body = Never

    /// Returns a view that declares the item's position; used by Pica only.
    public static func _makeToolbar(_ item: Self) -> _ToolbarOutputs {
        guard item.kind == .sidebarToggle else {
            return _ToolbarOutputs(
                BarItemView(placement: item.placement, kind: .place(item.kind), content: EmptyView()))
        }
        return _ToolbarOutputs(
            BarItemView(placement: item.placement, content: SidebarToggleItem()))
    }
}

/// Mounts an item's view where the toolbar is declared, and tells the bar about it.
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

/// Mounts views where the toolbar is declared, and tells the bar about each.
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

/// The button of the surrounding split view, if there is one.
private struct SidebarToggleItem: View {
    @Environment(\.sidebarToggle) private var sidebar

    init() {}

    var body: some View {
        if let sidebar { SidebarButton(toggle: sidebar) }
    }
}
