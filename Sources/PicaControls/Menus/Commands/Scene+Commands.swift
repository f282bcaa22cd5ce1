import PicaGraph

extension Scene {
    /// Adds a menu bar to the scene's windows, with the standard menus and the given commands.
    ///
    ///     WindowGroup { Notes() }
    ///         .commands {
    ///             TextEditingCommands()
    ///             CommandMenu("Note") { Button("Archive") { archive() } }
    ///         }
    ///
    /// The bar is above the window's content. It has File with New Window, Close and Quit, Edit with the commands for
    /// the focused text, and the app's menus. Other standard menus appear as soon as they have items. F10 opens the
    /// bar. Windows of scenes without commands have no bar, whereas on the Mac the bar belongs to the whole app.
    ///
    /// - Parameter content: The commands that are added or that replace others. If modifiers are nested, the inner
    ///   one's commands come first.
    nonisolated public func commands<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        let content = content()
        return ModifiedScene(content: self, window: { $0.commands.append(AnyView(CommandsView(content))) })
    }

    /// Removes the scene's contributions to its windows' menus: those of `commands(content:)` inside, and New Window.
    nonisolated public func commandsRemoved() -> some Scene {
        ModifiedScene(
            content: self,
            window: {
                $0.commands = []
                $0.hasOwnCommands = false
            })
    }

    /// Replaces the scene's contributions to its windows' menus, including those of `commands(content:)` inside, by
    /// other commands.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        commandsRemoved().commands(content: content)
    }
}

private struct CommandsView<Content: Commands> {
    let commands: Content

    nonisolated init(_ commands: Content) { self.commands = commands }
}

extension CommandsView: View {
    var body: some View { commands.view }
}
