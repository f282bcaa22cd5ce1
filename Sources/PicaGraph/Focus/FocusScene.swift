import PicaState

/// The focus of a window and its layers, as its views see it.
@MainActor protocol FocusScene: AnyObject, Sendable {
    /// The values set by the views around the focus.
    var values: StateLocation<FocusedValues> { get }
    /// Adds a source. A scene-wide source applies wherever the focus is.
    func add(_ source: any FocusedValueSource)
    /// Notes that the focus moved, or that a value around it changed.
    func valuesMayHaveChanged()
    /// Moves the focus to the default of a namespace's scope.
    func resetFocus(in namespace: Namespace.ID)
}

private enum FocusSceneKey: EnvironmentKey {
    static var defaultValue: (any FocusScene)? { nil }
}

extension EnvironmentValues {
    /// The focus scene of the window that contains the view.
    var focusScene: (any FocusScene)? {
        get { self[FocusSceneKey.self] }
        set { self[FocusSceneKey.self] = newValue }
    }
}
