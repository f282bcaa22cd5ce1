import PicaState

/// An action that opens the window of the app's settings, from the environment. If the window is open, it comes to the
/// front.
public struct OpenSettingsAction {
    private let open: @MainActor () -> Void

    package init(open: @escaping @MainActor () -> Void) { self.open = open }

    /// Opens the window. It does nothing in an app without a `Settings` scene, and outside an app.
    @MainActor public func callAsFunction() { open() }
}

private enum OpenSettingsKey: EnvironmentKey {
    static var defaultValue: OpenSettingsAction { OpenSettingsAction {} }
}

extension EnvironmentValues {
    /// The action that opens the window of the app's settings.
    public package(set) var openSettings: OpenSettingsAction {
        get { self[OpenSettingsKey.self] }
        set { self[OpenSettingsKey.self] = newValue }
    }
}
