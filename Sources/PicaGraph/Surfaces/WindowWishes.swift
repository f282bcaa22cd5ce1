/// What the views of a window want of the desktop.
package struct WindowWishes: Equatable, Sendable {
    /// What the title bar says; nil for the scene's title.
    package var title: String?
    /// Whether people can resize the window; nil where the scene decides.
    package var isResizable: Bool?

    package init(title: String? = nil, isResizable: Bool? = nil) {
        self.title = title
        self.isResizable = isResizable
    }
}
