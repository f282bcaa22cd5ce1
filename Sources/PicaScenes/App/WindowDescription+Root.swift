import PicaControls
import PicaGraph

extension WindowDescription {
    /// The root view of a window: the content with its bars, below the menu bar if there is one.
    @MainActor package var root: AnyView {
        guard !commands.isEmpty else { return AnyView(content.modifier(WindowKeys())) }
        return AnyView(
            MenuBarWindow(
                content: AnyView(content.modifier(WindowBars())), commands: commands,
                canOpenAnother: hasOwnCommands && !isSingle))
    }
}
