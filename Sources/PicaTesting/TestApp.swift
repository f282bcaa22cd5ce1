import PicaGraph

/// An app under test: its state, and the first of its windows.
@MainActor final class TestApp {
    private var graph: AnyObject?
    private(set) var window: WindowDescription?
    /// Told of what has become of the window.
    var windowChanged: (WindowDescription) -> Void = { _ in }

    init<Program: App>(_ app: Program, in environment: EnvironmentValues) {
        graph = AppGraph<Program>(app, environment: environment) { [weak self] windows in
            self?.window = windows.first
            if let window = windows.first { self?.windowChanged(window) }
        }
    }
}
