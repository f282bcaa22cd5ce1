import PicaControls
import PicaGraph
import PicaLabels
import PicaState

/// The window of an app's settings.
///
///     struct NotesApp: App {
///         var body: some Scene {
///             WindowGroup { Notes() }
///             Settings { NotesSettings() }
///         }
///     }
///
/// The item Settings of the menu Edit opens it, as do Control and comma, `SettingsLink` and `openSettings`. All windows
/// of an app with settings have a menu bar. The window is as large as its content. On the Mac the item stands in the
/// app's menu, which Linux lacks.
public struct Settings<Content: View> {
    private let content: () -> Content

    /// Creates the window with its content.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}

extension Settings: WindowScene {
    /// Has no body: the window takes its place.
    public typealias Body = Never

    package var window: WindowDescription {
        var window = WindowDescription(
            id: nil, title: Text(SettingsWord(key: .settings)).plainString, isSingle: true, content: content)
        window.isSettings = true
        window.resizability = .contentSize
        return window
    }
}

/// A button that opens the window of the app's settings. It does nothing in an app without a `Settings` scene.
public struct SettingsLink<Label: View> {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// Creates a button with a label.
    nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// Creates a button with the usual label, "Settings…".
    nonisolated public init() where Label == DefaultSettingsLinkLabel { label = DefaultSettingsLinkLabel() }
}

extension SettingsLink: View {
    /// The button.
    public var body: some View { Button(action: { openSettings() }, label: { label }) }
}

/// The usual label of a `SettingsLink`.
public struct DefaultSettingsLinkLabel {
    nonisolated init() {}
}

extension DefaultSettingsLinkLabel: View {
    /// The words.
    public var body: some View { Text(SettingsWord(key: .settingsItem)) }
}
