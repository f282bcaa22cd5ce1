import PicaState

/// The operational state of a window.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The window or the program is closing. Save data now, before the change has been handled.
    case background
    /// The window may be visible, but another one has the keyboard.
    case inactive
    /// The window has the keyboard.
    case active
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// The phase of the view's window.
    ///
    /// It becomes `background` when the window is closed, the session ends or the program is asked to quit. Actions of
    /// `onChange` run before that happens. In bodies of apps and scenes it is always `active`.
    public internal(set) var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
