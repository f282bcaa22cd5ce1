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
    /// The phase of the view's window; in the body of an app or a scene that of the program.
    ///
    /// It becomes `background` when the window is closed, the session ends or the program is asked to quit. Actions of
    /// `onChange` run before that happens. A program is `active` while one of its windows is.
    public package(set) var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
