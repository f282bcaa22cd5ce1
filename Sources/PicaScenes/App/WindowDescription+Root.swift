import PicaControls
import PicaGraph

extension WindowDescription {
    /// The root view of a window: the content with its bars, below the menu bar if there is one.
    @MainActor package var root: AnyView {
        // Without a menu bar, nothing would lead to the settings.
        guard !isSettings, !commands.isEmpty || canOpenSettings else {
            return AnyView(content.modifier(WindowKeys()))
        }
        return AnyView(
            MenuBarWindow(
                content: AnyView(content.modifier(WindowBars())), commands: commands,
                canOpenAnother: hasOwnCommands && !isSingle,
                canOpenSettings: canOpenSettings,
                windowItems: listed.isEmpty ? nil : AnyView(SingleWindowItems(windows: listed))))
    }
}
