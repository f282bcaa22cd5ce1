import PicaGraph
import PicaText

/// A command that a key sends to a text field.
package enum FieldCommand {
    case edit(EditCommand)
    case copy, cut, paste
    /// Pastes text without attributes.
    case pasteText
    /// Return: a new paragraph in an editor, submission in a field.
    case submit
    /// Opens the emoji picker.
    case pickEmoji
}

/// The key bindings of text fields, as Linux users expect them. Shift extends every motion.
package enum KeyBindings {
    package static func command(for press: KeyStroke) -> FieldCommand? {
        let control = press.modifiers.contains(.control)
        let shift = press.modifiers.contains(.shift)
        // AltGr types characters; Alt and Super belong to the desktop.
        guard press.modifiers.isDisjoint(with: [.alternate, .superKey, .level3]) else { return nil }
        switch UndoCommand(press) {
        case .undo: return .edit(.undo)
        case .redo: return .edit(.redo)
        case nil: break
        }
        if let motion = motion(press.key, control: control) {
            return .edit(.move(motion, extending: shift))
        }
        switch (press.key, control, shift) {
        case (.return, _, false): return .submit
        case (.return, _, true): return .edit(.insertLineSeparator)
        case (.delete, false, _): return .edit(.deleteBackward(.grapheme))
        case (.delete, true, false): return .edit(.deleteWordBackward)
        case (.delete, true, true): return .edit(.deleteToParagraphStart)
        case (.deleteForward, false, false): return .edit(.deleteForward(.grapheme))
        case (.deleteForward, false, true): return .cut
        case (.deleteForward, true, false): return .edit(.deleteWordForward)
        case (.deleteForward, true, true): return .edit(.deleteToParagraphEnd)
        case (.insert, true, false): return .copy
        case (.insert, false, true): return .paste
        case (.insert, false, false): return .edit(.toggleOverwrite)
        case (.character(let character), true, _):
            return letter(Character(character.lowercased()), shift: shift)
        default: return nil
        }
    }

    private static func motion(_ key: Key, control: Bool) -> Motion? {
        switch (key, control) {
        case (.left, false): .left
        case (.left, true): .wordLeft
        case (.right, false): .right
        case (.right, true): .wordRight
        case (.up, false): .up
        case (.down, false): .down
        case (.up, true): .paragraphStart
        case (.down, true): .paragraphEnd
        case (.home, false): .lineStart
        case (.home, true): .documentStart
        case (.end, false): .lineEnd
        case (.end, true): .documentEnd
        case (.pageUp, _): .pageUp
        case (.pageDown, _): .pageDown
        default: nil
        }
    }

    private static func letter(_ letter: Character, shift: Bool) -> FieldCommand? {
        switch (letter, shift) {
        case ("a", false), ("/", false): .edit(.selectAll)
        case ("a", true), ("\\", false): .edit(.deselect)
        case ("c", false): .copy
        case ("x", false): .cut
        case ("v", false): .paste
        case ("v", true): .pasteText
        case (".", false), (";", false): .pickEmoji
        default: nil
        }
    }
}
