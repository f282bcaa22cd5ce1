/// The focus of one window, its layers included, as the views in it need it.
@MainActor protocol FocusScene: AnyObject, Sendable {
    /// What the views that have the focus say.
    var values: StateLocation<FocusedValues> { get }
    /// A source is there from now on. One that is about the whole window is asked wherever the focus is.
    func add(_ source: any FocusedValueSource)
    /// The focus has moved, or what is said under it has changed.
    func valuesMayHaveChanged()
    /// Moves the focus to where it is first in the scope of a namespace.
    func resetFocus(in namespace: Namespace.ID)
}

private enum FocusSceneKey: EnvironmentKey {
    static var defaultValue: (any FocusScene)? { nil }
}

extension EnvironmentValues {
    /// That of the window that the view is in.
    var focusScene: (any FocusScene)? {
        get { self[FocusSceneKey.self] }
        set { self[FocusSceneKey.self] = newValue }
    }
}
