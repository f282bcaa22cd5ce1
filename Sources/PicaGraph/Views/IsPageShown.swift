import PicaState

enum IsPageShownKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether every deck around the view shows the page that contains the view.
    package var isPageShown: Bool {
        get { self[IsPageShownKey.self] }
        set { self[IsPageShownKey.self] = newValue }
    }
}
