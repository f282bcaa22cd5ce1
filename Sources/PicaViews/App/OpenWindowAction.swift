import PicaGraph

/// Opens a window by its name; found in the environment. A `Window` that is open comes to the front.
public struct OpenWindowAction {
    let open: @MainActor (String) -> Void

    package init(open: @escaping @MainActor (String) -> Void) { self.open = open }

    /// Opens the window, or a new one of the group, that has an id.
    @MainActor public func callAsFunction(id: String) { open(id) }
}

private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
}

extension EnvironmentValues {
    /// Opens windows. Outside an app, in tests and pictures, there is nothing it could open.
    public package(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }
}
