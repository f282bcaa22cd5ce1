import PicaState

private enum TextSelectionScopeKey: EnvironmentKey {
    static var defaultValue: TextSelectionScope? { nil }
}

extension EnvironmentValues {
    /// The selection that text takes part in; `nil` if it cannot be selected.
    package var textSelectionScope: TextSelectionScope? {
        get { self[TextSelectionScopeKey.self] }
        set { self[TextSelectionScopeKey.self] = newValue }
    }
}
