import PicaState

private enum IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is an item of a bar.
    package var isInBar: Bool {
        get { self[IsInBarKey.self] }
        set { self[IsInBarKey.self] = newValue }
    }
}
