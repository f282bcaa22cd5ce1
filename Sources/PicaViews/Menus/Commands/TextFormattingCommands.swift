import PicaGraph

/// Commands that change the look of text, in the Format menu.
///
/// They are about the editor of an `AttributedString` that has the focus: what is selected there, or what is typed
/// next at the caret; alignments and directions are whole paragraphs'. What the editor's formatting definition does
/// not allow is disabled. Their keys work in such editors without the menu, too: Ctrl with B, I, U and M (plain
/// again), T (fonts), and with Shift C (colours), X, the full stop and the comma (larger and smaller), L, E and R
/// (left, centre, right). Fonts and colours are chosen in panels beside the text, which stay while one goes on writing.
public struct TextFormattingCommands {
    /// The commands.
    nonisolated public init() {}
}

extension TextFormattingCommands: Commands {
    /// There is no body: the commands stand for themselves.
    public typealias Body = Never

    /// Makes a view that says what the commands are; for Pica itself.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        CommandEntry(.group(.textFormatting, .own), TextFormattingItems()).outputs
    }
}

private struct TextFormattingItems: View {
    private static let groups: [[TextCommand]] =
        [[.fonts, .colors]]
        + [
            [.bold, .italic, .underline, .strikethrough], [.bigger, .smaller],
            [.alignLeft, .center, .alignRight], [.leftToRight, .rightToLeft], [.plain],
        ].map { (formats: [TextFormat]) in formats.map(TextCommand.format) }

    var body: some View {
        ForEach(Self.groups.indices, id: \.self) { group in
            if group > 0 { Divider() }
            TextCommandItems(commands: Self.groups[group])
        }
    }
}
