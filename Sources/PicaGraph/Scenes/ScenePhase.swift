/// What a window is doing for the person.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It ends, with the program or by itself: what is to be kept has to be kept now, before the change is dealt with.
    case background
    /// It may be seen, while another window has the keyboard.
    case inactive
    /// It has the keyboard.
    case active
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// What the view's window is doing. It is `background` when the window is closed, the session ends or the program
    /// is asked to, and what `onChange` then does is done before that. In bodies of apps and scenes it stays `active`.
    public internal(set) var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
