/// What a key asks of what can be undone.
package enum UndoCommand {
    case undo, redo

    /// - Returns: nil where the key asks for something else.
    package init?(_ press: KeyStroke) {
        guard case .character(let character) = press.key else { return nil }
        switch (character.lowercased(), press.modifiers) {
        case ("z", .control): self = .undo
        case ("z", [.control, .shift]), ("y", .control): self = .redo
        default: return nil
        }
    }
}
