import PicaGraph
import PicaLabels
import PicaState

/// A window's content below a menu bar.
package struct MenuBarWindow: View {
    let content: AnyView
    let commands: [AnyView]
    /// Whether the person can open several such windows.
    let canOpenAnother: Bool
    /// Whether the app has a window for its settings.
    let canOpenSettings: Bool
    /// The items that open the app's single windows; `nil` for none.
    let windowItems: AnyView?
    @State private var said: [CommandEntry] = []
    @State private var center = TextCommandCenter()

    package init(
        content: AnyView, commands: [AnyView], canOpenAnother: Bool, canOpenSettings: Bool = false,
        windowItems: AnyView? = nil
    ) {
        self.content = content
        self.commands = commands
        self.canOpenAnother = canOpenAnother
        self.canOpenSettings = canOpenSettings
        self.windowItems = windowItems
    }

    package var body: some View {
        MenuBarLayout {
            MenuBar(menus: MenuPlan(own + said).menus)
                .environment(\.textCommandCenter, center)
            VStack { content }
        }
        .background { CommandsListener(commands: commands, said: $said) }
    }

    private var own: [CommandEntry] {
        func entry(_ place: CommandGroupPlacement, _ items: some View) -> CommandEntry {
            CommandEntry(.group(place, .own), items, id: place)
        }
        let all = [
            entry(.saveItem, CloseItem()),
            entry(.appTermination, QuitItem()),
            entry(.undoRedo, TextCommandItems(commands: [.undo, .redo])),
            entry(.pasteboard, TextCommandItems(commands: [.cut, .copy, .paste, .delete, .selectAll])),
        ]
        return (canOpenAnother ? [entry(.newItem, NewWindowItem())] : [])
            + (windowItems.map { [entry(.singleWindowList, $0)] } ?? [])
            + (canOpenSettings ? [entry(.appSettings, SettingsItem())] : []) + all
    }
}

/// Collects the entries that commands declare. It is a view of its own, so that the menu bar's state does not evaluate
/// the commands again.
private struct CommandsListener: View {
    let commands: [AnyView]
    let said: Binding<[CommandEntry]>

    var body: some View {
        ViewsInOrder(views: commands).onPreferenceUpdate(CommandsKey.self) { said.wrappedValue = $0 }
    }
}

private struct NewWindowItem: View {
    @Environment(\.windowActions) private var actions

    var body: some View {
        Button(action: { actions?.openAnother() }, label: { Text(CommandWord(key: .newWindow)) })
            .keyboardShortcut("n")
            .disabled(actions == nil)
    }
}

private struct CloseItem: View {
    @Environment(\.windowActions) private var actions

    var body: some View {
        Button(action: { actions?.close() }, label: { Text(ControlWord(key: .close)) })
            .keyboardShortcut("w")
            .disabled(actions == nil)
    }
}

private struct QuitItem: View {
    @Environment(\.windowActions) private var actions

    var body: some View {
        Button(action: { actions?.quit() }, label: { Text(CommandWord(key: .quit)) })
            .keyboardShortcut("q")
            .disabled(actions == nil)
    }
}

private struct SettingsItem: View {
    @Environment(\.openSettings) private var openSettings

    var body: some View {
        Button(action: { openSettings() }, label: { Text(SettingsWord(key: .settingsItem)) })
            .keyboardShortcut(",")
    }
}
