/// An undo command given by a key.
package enum UndoCommand {
    case undo, redo

    /// Creates the command of a key press; `nil` if it is none.
    package init?(_ press: KeyStroke) {
        guard case .character(let character) = press.key else { return nil }
        switch (character.lowercased(), press.modifiers) {
        case ("z", .control): self = .undo
        case ("z", [.control, .shift]), ("y", .control): self = .redo
        default: return nil
        }
    }
}
