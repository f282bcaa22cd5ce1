/// What the views of a window want of the desktop.
package struct WindowWishes: Equatable, Sendable {
    /// What the title bar says; nil for the scene's title.
    package var title: String?

    package init(title: String? = nil) { self.title = title }
}
