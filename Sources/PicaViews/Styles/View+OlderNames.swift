import PicaGraph

// Modifiers by the names that they had before; what they do is that of their successors.

extension View {
    /// Sets the colour of what is chosen and what is active in the view, by the older name of `tint(_:)`.
    ///
    /// - Parameter accentColor: nil for that of what is around.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets whether the view is light or dark, whatever its window is. `preferredColorScheme(_:)` is about all of that.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Gives the view a menu, by an older form of `contextMenu(menuItems:)`; none where it is nil.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
    {
        self.contextMenu { contextMenu?.items }
    }
}

/// What is in a menu, for an older form of `contextMenu`.
public struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems

    /// A menu of some items.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
