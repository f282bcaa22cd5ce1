import PicaGraph
import PicaState

/// An action that closes windows, from the environment. Each window asks its views first, as its close button does.
public struct DismissWindowAction {
    let close: @MainActor (WindowRequest?) -> Void

    package init(close: @escaping @MainActor (WindowRequest?) -> Void) { self.close = close }

    /// Closes the window of the view.
    @MainActor public func callAsFunction() { close(nil) }

    /// Closes the windows of the scene with an identifier.
    @MainActor public func callAsFunction(id: String) { close(WindowRequest(id: id)) }

    /// Closes the windows that show a value.
    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
        close(WindowRequest(value: value))
    }

    /// Closes the windows that show a value, of the group with an identifier.
    @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        close(WindowRequest(id: id, value: value))
    }
}

private enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
}

extension EnvironmentValues {
    /// The action that closes windows. It does nothing outside an app, such as in tests and pictures.
    public package(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }
}
