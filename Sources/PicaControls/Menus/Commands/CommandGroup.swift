import PicaGraph

/// Items that an app adds to the standard menus of windows, or that replace some there.
///
///     CommandGroup(after: .pasteboard) {
///         Button("Duplicate") { duplicate() }.keyboardShortcut("d")
///     }
public struct CommandGroup<Content: View> {
    private let part: CommandEntry.Part
    private let content: Content

    /// Creates items before those of a group.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.group(group, .before), addition())
    }

    /// Creates items after those of a group.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.group(group, .after), addition())
    }

    /// Creates items that replace those of a group. An empty replacement removes the group. Of several replacements the
    /// last wins.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.group(group, .instead), addition())
    }

    nonisolated private init(_ part: CommandEntry.Part, _ content: Content) {
        self.part = part
        self.content = content
    }
}

extension CommandGroup: Commands {
    /// Has no body: Pica shows the group itself.
    public typealias Body = Never

    /// Returns a view that declares the group; used by Pica only.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        CommandEntry(commands.part, commands.content).outputs
    }
}

/// A group of items in the standard menus of windows.
///
/// Groups without items on Linux are empty until an app adds some.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    /// Information about the app, in the Help menu after the help.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The app's settings, at the end of the Edit menu.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// Services of other programs for the selection, in the File menu.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Items that hide and show the app, in the File menu.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Items that quit the app, at the end of the File menu. It contains Quit.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// Items that create and open documents, at the start of the File menu. It contains New Window if there can be
    /// several.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Items that save and close, in the File menu. It contains Close.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Items that import and export documents, in the File menu.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Items that print, in the File menu.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and Redo, in the Edit menu.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, Copy, Paste, Delete and Select All, in the Edit menu.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Items that find and change text, in the Edit menu. `TextEditingCommands` belong here.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// Items that format text: the Format menu.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Items that show a toolbar, in the View menu.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// Items that show a sidebar and that enter full screen, in the View menu.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// Items that resize the window, in the Window menu.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The list of open windows, in the Window menu.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// The list of windows that exist at most once, in the Window menu.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Items that arrange windows, in the Window menu.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help: the Help menu.
    public static let help = CommandGroupPlacement(name: "help")
}
