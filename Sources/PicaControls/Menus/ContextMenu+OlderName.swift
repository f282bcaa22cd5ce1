import PicaGraph

extension View {
    /// Adds a context menu to the view; `contextMenu(menuItems:)` is the newer form. `nil` adds none.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
    {
        self.contextMenu { contextMenu?.items }
    }
}

/// The content of a menu, for an older form of `contextMenu`.
public struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems

    /// Creates a menu from items.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
