import PicaGraph

/// Commands that find text, check its spelling and change its letters, in the Edit menu.
///
/// They are about the text field or editor that has the focus, and are disabled where it can do nothing of the
/// kind: nothing is found in a line, a secret's letters are not changed. Letters are changed in what is selected, or
/// else in the word at the caret, as the language of the field's locale has them. On a Mac they stand in menus of
/// the Edit menu; here they stand in it.
public struct TextEditingCommands {
    /// The commands.
    nonisolated public init() {}
}

extension TextEditingCommands: Commands {
    /// There is no body: the commands stand for themselves.
    public typealias Body = Never

    /// Makes a view that says what the commands are; for Pica itself.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        CommandEntry(.group(.textEditing, .own), TextEditingItems()).outputs
    }
}

private struct TextEditingItems: View {
    var body: some View {
        TextCommandItems(commands: [
            .find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind, .jumpToSelection,
        ])
        Divider()
        TextCommandItems(commands: [.checkSpelling])
        Divider()
        TextCommandItems(commands: [.upperCase, .lowerCase, .capitalize])
    }
}
