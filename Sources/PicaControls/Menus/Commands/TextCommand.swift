import PicaGraph
import PicaLabels
import PicaRichText

/// A command for text, in its context menu and in its window's menus.
package enum TextCommand: Hashable {
    case undo, redo, cut, copy, paste, pasteText, delete, selectAll, insertEmoji
    case find, findAndReplace, findNext, findPrevious, useSelectionForFind, jumpToSelection
    /// Toggles spell checking.
    case checkSpelling
    case upperCase, lowerCase, capitalize
    /// Toggles or applies formatting of attributed text.
    case format(TextFormat)
    /// Toggle the panels that choose fonts and colors.
    case fonts, colors
}

/// Performs text commands while it or an element inside has the focus.
@MainActor package protocol TextCommandResponder: Responder {
    /// Returns whether the command would have an effect now; `false` for commands it does not handle.
    func canCarryOut(_ command: TextCommand) -> Bool
    func carryOut(_ command: TextCommand)
    /// Returns whether the state that the command toggles is on.
    func isOn(_ command: TextCommand) -> Bool
}

extension TextCommandResponder {
    package func isOn(_ command: TextCommand) -> Bool { false }
}

extension TextCommand {
    package var title: Text {
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

    /// The keyboard shortcut. Focused elements handle it as well, because not all windows have menus.
    package var shortcut: KeyboardShortcut? {
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
