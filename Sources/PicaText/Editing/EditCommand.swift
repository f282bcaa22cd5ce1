/// How much of the text a deletion or a click takes.
package enum Granularity: Hashable, Sendable {
    /// One grapheme.
    case grapheme
    case word
    /// A line as displayed.
    case line
    /// What a line feed ends.
    case paragraph
    case document
}

/// A way for the caret to go.
package enum Motion: Hashable, Sendable {
    /// One caret stop, as seen on screen.
    case left, right
    /// One grapheme in reading order.
    case backward, forward
    /// To a word's edge, as seen in a paragraph of the caret's direction.
    case wordLeft, wordRight
    /// To the start of the word before, to the end of the word after.
    case wordBackward, wordForward
    /// One displayed line, at the column where the vertical movement began.
    case up, down
    case pageUp, pageDown
    /// The ends of the displayed line.
    case lineStart, lineEnd
    case paragraphStart, paragraphEnd
    case documentStart, documentEnd
}

/// Something to do to text and selection: what keys, menus, input methods and the pointer ask for.
package enum EditCommand: Hashable, Sendable {
    /// Typed text, in place of the selection.
    case insert(String)
    /// Text that came in one piece, in place of the selection; undone on its own.
    case paste(Rope)
    /// Deletes the selection, or else from the caret back to the start of a unit.
    case deleteBackward(Granularity)
    /// Deletes the selection, or else from the caret to the end of a unit.
    case deleteForward(Granularity)
    /// Deletes the selection only.
    case deleteSelection
    case move(Motion, extending: Bool)
    case select(Selection)
    case selectAll
    /// Leaves a plain caret where the head is.
    case deselect
    case replace(Range<Int>, with: String)
    /// Replaces several ranges, in their order, by a text each; undone at once.
    case replaceEach([Range<Int>], with: [String])
    /// Drops the selected text at an offset, as dragging it does; it stays selected.
    case moveSelection(to: Int)
    /// Drops a copy of the selected text at an offset; the copy is selected.
    case copySelection(to: Int)
    case toggleOverwrite
    case undo
    case redo
}

/// The commands of the keyboard's table by name.
extension EditCommand {
    package static let deleteToParagraphStart = EditCommand.deleteBackward(.paragraph)
    package static let deleteToParagraphEnd = EditCommand.deleteForward(.paragraph)
    package static let deleteWordBackward = EditCommand.deleteBackward(.word)
    package static let deleteWordForward = EditCommand.deleteForward(.word)
    package static let insertNewline = EditCommand.insert("\n")
    package static let insertLineSeparator = EditCommand.insert("\u{2028}")
    package static let insertTab = EditCommand.insert("\t")

    /// Whether letters come or go at the caret, as while a word is written.
    package var isTyping: Bool {
        switch self {
        case .insert, .deleteBackward, .deleteForward: true
        default: false
        }
    }

    package static func move(_ motion: Motion) -> EditCommand { .move(motion, extending: false) }
    package static func extend(_ motion: Motion) -> EditCommand { .move(motion, extending: true) }
}
