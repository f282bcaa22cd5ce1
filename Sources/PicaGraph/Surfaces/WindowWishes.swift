/// The settings that the views of a window request from the desktop.
package struct WindowWishes: Equatable, Sendable {
    /// The text of the title bar; `nil` for the scene's title.
    package var title: String?
    /// Whether the user can resize the window; `nil` to leave it to the scene.
    package var isResizable: Bool?

    package init(title: String? = nil, isResizable: Bool? = nil) {
        self.title = title
        self.isResizable = isResizable
    }
}
