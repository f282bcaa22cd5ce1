import PicaGraph

extension Scene {
    /// Gives the scene's windows a bar of menus, with what all windows have and what a closure adds.
    ///
    ///     WindowGroup { Notes() }
    ///         .commands {
    ///             TextEditingCommands()
    ///             CommandMenu("Note") { Button("Archive") { archive() } }
    ///         }
    ///
    /// The bar stands over the window's content: File with New Window, Close and Quit, Edit with what can be done
    /// with the text that has the focus, the app's menus, and others as soon as something is in them. F10 opens
    /// it. Windows of scenes without commands have no bar, where on a Mac the bar is the whole app's.
    ///
    /// - Parameter content: What is added, and what is replaced. Where modifiers are applied one over the other
    ///   the inner one's commands come first.
    nonisolated public func commands<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        let content = content()
        return ModifiedScene(content: self, window: { $0.commands.append(AnyView(CommandsView(content))) })
    }

    /// Takes away what the scene adds to its windows' menus: what `commands(content:)` inside says, and New
    /// Window.
    nonisolated public func commandsRemoved() -> some Scene {
        ModifiedScene(
            content: self,
            window: {
                $0.commands = []
                $0.hasOwnCommands = false
            })
    }

    /// Puts commands in the place of what the scene adds to its windows' menus by itself and by
    /// `commands(content:)` inside.
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
