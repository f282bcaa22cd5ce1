/// A single window of an app, as menus list it.
package struct ListedWindow: Identifiable {
    /// The name for `openWindow(id:)`.
    package let id: String
    package let title: String
    /// The keyboard shortcut, as the controls know it; `nil` for none.
    package let shortcut: (any Sendable)?
}

extension WindowDescription {
    /// The window as menus list it; `nil` for groups, settings and scenes without commands of their own.
    package var listing: ListedWindow? {
        guard isSingle, !isSettings, hasOwnCommands, let id, let title else { return nil }
        return ListedWindow(id: id, title: title, shortcut: shortcut)
    }
}
