import PicaGraph

/// Items that an app adds to the menus that all windows have, or that take the place of some there.
///
///     CommandGroup(after: .pasteboard) {
///         Button("Duplicate") { duplicate() }.keyboardShortcut("d")
///     }
public struct CommandGroup<Content: View> {
    private let part: CommandEntry.Part
    private let content: Content

    /// Items before those of a group.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.group(group, .before), addition())
    }

    /// Items after those of a group.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.group(group, .after), addition())
    }

    /// Items in the place of a group's. No items take the group away; of several replacements the last counts.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.group(group, .instead), addition())
    }

    nonisolated private init(_ part: CommandEntry.Part, _ content: Content) {
        self.part = part
        self.content = content
    }
}

extension CommandGroup: Commands {
    /// There is no body: the group stands for itself.
    public typealias Body = Never

    /// Makes a view that says what the group is; for Pica itself.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        CommandEntry(commands.part, commands.content).outputs
    }
}

/// A group of items in the menus that windows have.
///
/// Those that Linux has no items for are empty until an app puts some there.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    /// What tells about the app: in the Help menu, after the help.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The app's settings: at the end of the Edit menu.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// What other programs do with what is selected: in the File menu.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// What hides and shows the app: in the File menu.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// What ends the app: at the end of the File menu. It has Quit.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// What makes and opens documents: at the start of the File menu. It has New Window, where there can be
    /// several.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// What saves and closes: in the File menu. It has Close.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// What reads and writes other forms of documents: in the File menu.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// What prints: in the File menu.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and Redo: in the Edit menu.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, Copy, Paste, Delete and Select All: in the Edit menu.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// What changes and finds text: in the Edit menu. `TextEditingCommands` are there.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// What text looks like: the Format menu.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// What shows a toolbar: in the View menu.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// What shows a sidebar, and fills the screen: in the View menu.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// How large the window is: in the Window menu.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The windows that there are: in the Window menu.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// Windows of which there is one at most: in the Window menu.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// What arranges windows: in the Window menu.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help: the Help menu.
    public static let help = CommandGroupPlacement(name: "help")
}
