import PicaGraph
import PicaState

/// An app under test: its state and its first window.
@MainActor final class TestApp {
    private var graph: AnyObject?
    private(set) var window: WindowDescription?
    /// Called when the description of the window changes.
    var windowChanged: (WindowDescription) -> Void = { _ in }

    init<Program: App>(_ app: Program, in environment: EnvironmentValues) {
        graph = AppGraph<Program>(app, environment: environment) { [weak self] windows in
            guard let place = windows.firstToOpen else { return }
            self?.window = windows[place]
            self?.windowChanged(windows[place])
        }
    }
}
