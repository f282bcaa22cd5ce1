/// How the sizes of a window follow those that its content can have.
public struct WindowResizability: Equatable, Sendable {
    /// Whether the window is never larger than its content can be.
    package let hasLargestSize: Bool

    /// As the kind of scene has it: windows are never smaller than their content.
    public static let automatic = contentMinSize
    /// The window is never smaller than its content can be, and never larger.
    public static let contentSize = WindowResizability(hasLargestSize: true)
    /// The window is never smaller than its content can be, and as large as a person likes.
    public static let contentMinSize = WindowResizability(hasLargestSize: false)
}

extension Scene {
    /// Sets which sizes people can give the scene's windows. An inner one wins.
    ///
    /// Content of one size, as one with a fixed `frame`, makes a window that nobody can resize with
    /// `contentSize`; the window follows when the content's size changes.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        ModifiedScene(content: self, window: { $0.resizability = $0.resizability ?? resizability })
    }
}
