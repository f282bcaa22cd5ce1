/// The relation between a window's size limits and those of its content.
public struct WindowResizability: Equatable, Sendable {
    /// Whether the content's largest size limits the window.
    package let hasLargestSize: Bool

    /// The default for the kind of scene: windows are at least as large as their content's minimum.
    public static let automatic = contentMinSize
    /// The window's size stays between the minimum and maximum of its content.
    public static let contentSize = WindowResizability(hasLargestSize: true)
    /// The window is at least as large as its content's minimum, without an upper limit.
    public static let contentMinSize = WindowResizability(hasLargestSize: false)
}

extension Scene {
    /// Sets the sizes that the user can give the scene's windows. The innermost modifier wins.
    ///
    /// With `contentSize`, content of a fixed size makes a window that cannot be resized. The window follows when the
    /// content's size changes.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        ModifiedScene(content: self, window: { $0.resizability = $0.resizability ?? resizability })
    }
}
