import PicaGraph
import PicaState

/// An action that opens a window, from the environment. A `Window` that is open comes to the front, and so does a
/// window that shows the value.
public struct OpenWindowAction {
    let open: @MainActor (WindowRequest) -> Void

    package init(open: @escaping @MainActor (WindowRequest) -> Void) { self.open = open }

    /// Opens the window with an identifier, or a new window of the group with it.
    @MainActor public func callAsFunction(id: String) { open(WindowRequest(id: id)) }

    /// Opens a window that shows a value, of the first group for its type.
    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
        open(WindowRequest(value: value))
    }

    /// Opens a window that shows a value, of the group with an identifier.
    @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open(WindowRequest(id: id, value: value))
    }
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
