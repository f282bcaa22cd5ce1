import PicaGraph

/// What can be done with text, by its own menu and by its window's.
enum TextCommand: Hashable {
    case undo, redo, cut, copy, paste, pasteText, delete, selectAll, insertEmoji
    case find, findAndReplace, findNext, findPrevious, useSelectionForFind, jumpToSelection
    /// On or off.
    case checkSpelling
    case upperCase, lowerCase, capitalize
    /// The look of a text with attributes.
    case format(TextFormat)
    /// Panels to choose such looks in; open or not.
    case fonts, colors
}

/// Does something with text while it, or what is inside, has the focus.
@MainActor protocol TextCommandResponder: Responder {
    /// Whether the command would do something now; false for what is none of its business.
    func canCarryOut(_ command: TextCommand) -> Bool
    func carryOut(_ command: TextCommand)
    /// Whether what the command turns on and off is on.
    func isOn(_ command: TextCommand) -> Bool
}

extension TextCommandResponder {
    func isOn(_ command: TextCommand) -> Bool { false }
}

extension TextCommand {
    var title: Text {
        switch self {
        case .undo: Text(MenuWord(key: .undo))
        case .redo: Text(MenuWord(key: .redo))
        case .cut: Text(MenuWord(key: .cut))
        case .copy: Text(MenuWord(key: .copy))
        case .paste: Text(MenuWord(key: .paste))
        case .pasteText: Text(FormatWord(key: .pasteText))
        case .delete: Text(ControlWord(key: .delete))
        case .selectAll: Text(MenuWord(key: .selectAll))
        case .insertEmoji: Text(MenuWord(key: .insertEmoji))
        case .find: Text(CommandWord(key: .find))
        case .findAndReplace: Text(CommandWord(key: .findAndReplace))
        case .findNext: Text(CommandWord(key: .findNext))
        case .findPrevious: Text(CommandWord(key: .findPrevious))
        case .useSelectionForFind: Text(CommandWord(key: .useSelectionForFind))
        case .jumpToSelection: Text(CommandWord(key: .jumpToSelection))
        case .checkSpelling: Text(CommandWord(key: .checkSpelling))
        case .upperCase: Text(CommandWord(key: .upperCase))
        case .lowerCase: Text(CommandWord(key: .lowerCase))
        case .capitalize: Text(CommandWord(key: .capitalize))
        case .format(let format): Text(FormatWord(key: FormatWord.Key(format)))
        case .fonts: Text(FormatWord(key: .fonts))
        case .colors: Text(FormatWord(key: .colors))
        }
    }

    /// The key that does it. What has the focus knows it, too, as not all windows have menus.
    var shortcut: KeyboardShortcut? {
        switch self {
        case .undo: KeyboardShortcut("z")
        case .redo: KeyboardShortcut("z", modifiers: [.command, .shift])
        case .cut: KeyboardShortcut("x")
        case .copy: KeyboardShortcut("c")
        case .paste: KeyboardShortcut("v")
        case .pasteText: KeyboardShortcut("v", modifiers: [.command, .shift])
        case .delete: KeyboardShortcut(.deleteForward, modifiers: [])
        case .selectAll: KeyboardShortcut("a")
        case .insertEmoji: KeyboardShortcut(".")
        case .find: KeyboardShortcut("f")
        case .findAndReplace: KeyboardShortcut("h")
        case .findNext: KeyboardShortcut("g")
        case .findPrevious: KeyboardShortcut("g", modifiers: [.command, .shift])
        case .useSelectionForFind: KeyboardShortcut("e")
        case .jumpToSelection: KeyboardShortcut("j")
        case .format(let format): format.shortcut
        case .fonts: KeyboardShortcut("t")
        case .colors: KeyboardShortcut("c", modifiers: [.command, .shift])
        case .checkSpelling, .upperCase, .lowerCase, .capitalize: nil
        }
    }
}
