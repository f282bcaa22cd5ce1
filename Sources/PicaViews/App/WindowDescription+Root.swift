import PicaGraph

extension WindowDescription {
    /// What a window shows: its content with its bars, below its menus where it has some.
    @MainActor package var root: AnyView {
        guard !commands.isEmpty else { return AnyView(content.modifier(WindowKeys())) }
        return AnyView(
            MenuBarWindow(
                content: AnyView(content.modifier(WindowBars())), commands: commands,
                canOpenAnother: hasOwnCommands && !isSingle))
    }
}
