import PicaGraph
import PicaState

/// The behavior of a search field in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// A field as wide as space allows.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// A button that turns into a field when pressed.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

private enum SearchToolbarBehaviorKey: EnvironmentKey {
    static var defaultValue: SearchToolbarBehavior { .automatic }
}

extension EnvironmentValues {
    /// The behavior of search fields in bars.
    var searchToolbarBehavior: SearchToolbarBehavior {
        get { self[SearchToolbarBehaviorKey.self] }
        set { self[SearchToolbarBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the behavior of the view's search fields in bars.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        environment(\.searchToolbarBehavior, behavior)
    }
}
