/// The unit of text that a deletion or a click affects.
package enum Granularity: Hashable, Sendable {
    /// One grapheme.
    case grapheme
    case word
    /// A displayed line.
    case line
    /// A paragraph, which a line feed ends.
    case paragraph
    case document
}

/// A motion of the caret.
package enum Motion: Hashable, Sendable {
    /// To the next caret stop on screen.
    case left, right
    /// By one grapheme in reading order.
    case backward, forward
    /// To a word's edge on screen, by the direction of the caret's paragraph.
    case wordLeft, wordRight
    /// To the start of the word before, or to the end of the word after.
    case wordBackward, wordForward
    /// By one displayed line, at the column where the vertical motion began.
    case up, down
    case pageUp, pageDown
    /// To the ends of the displayed line.
    case lineStart, lineEnd
    case paragraphStart, paragraphEnd
    case documentStart, documentEnd
}

/// A command to change text or selection, as keys, menus, input methods and the pointer give it.
package enum EditCommand: Hashable, Sendable {
    /// Inserts typed text in place of the selection.
    case insert(String)
    /// Inserts text as a whole in place of the selection. It is undone separately.
    case paste(Rope)
    /// Deletes the selection, or else back from the caret to the start of a unit.
    case deleteBackward(Granularity)
    /// Deletes the selection, or else from the caret to the end of a unit.
    case deleteForward(Granularity)
    /// Deletes only the selection.
    case deleteSelection
    case move(Motion, extending: Bool)
    case select(Selection)
    case selectAll
    /// Replaces the selection by a caret at its head.
    case deselect
    case replace(Range<Int>, with: String)
    /// Replaces several ranges, in their order, by one text each. They are undone together.
    case replaceEach([Range<Int>], with: [String])
    /// Moves the selected text to an offset, as dragging does. It stays selected.
    case moveSelection(to: Int)
    /// Copies the selected text to an offset. The copy is selected.
    case copySelection(to: Int)
    case toggleOverwrite
    case undo
    case redo
}

/// The commands with names for the keyboard's table.
extension EditCommand {
    package static let deleteToParagraphStart = EditCommand.deleteBackward(.paragraph)
    package static let deleteToParagraphEnd = EditCommand.deleteForward(.paragraph)
    package static let deleteWordBackward = EditCommand.deleteBackward(.word)
    package static let deleteWordForward = EditCommand.deleteForward(.word)
    package static let insertNewline = EditCommand.insert("\n")
    package static let insertLineSeparator = EditCommand.insert("\u{2028}")
    package static let insertTab = EditCommand.insert("\t")

    /// Whether the command inserts or deletes text at the caret, as while writing a word.
    package var isTyping: Bool {
        switch self {
        case .insert, .deleteBackward, .deleteForward: true
        default: false
        }
    }

    package static func move(_ motion: Motion) -> EditCommand { .move(motion, extending: false) }
    package static func extend(_ motion: Motion) -> EditCommand { .move(motion, extending: true) }
}
