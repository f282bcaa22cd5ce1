import PicaGraph

/// Commands that find text, check its spelling and change its case, in the Edit menu.
///
/// They apply to the focused text field or editor, and are disabled where they have no effect. For example, a
/// single-line field has no find bar, and the case of a secret cannot be changed. A change of case applies to the
/// selection, or else to the word at the caret, by the rules of the field's locale. On the Mac they are in submenus of
/// the Edit menu; in Pica they are in the menu itself.
public struct TextEditingCommands {
    /// Creates the commands.
    nonisolated public init() {}
}

extension TextEditingCommands: Commands {
    /// Has no body: Pica shows the commands itself.
    public typealias Body = Never

    /// Returns a view that declares the commands; used by Pica only.
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
