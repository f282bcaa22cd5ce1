import PicaState

/// An action that opens a window by its identifier, from the environment. If the `Window` is open, it comes to the
/// front.
public struct OpenWindowAction {
    let open: @MainActor (String) -> Void

    package init(open: @escaping @MainActor (String) -> Void) { self.open = open }

    /// Opens the window with an identifier, or a new window of the group with it.
    @MainActor public func callAsFunction(id: String) { open(id) }
}

private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
}

extension EnvironmentValues {
    /// The action that opens windows. It does nothing outside an app, such as in tests and pictures.
    public package(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }
}
