import PicaGraph
import PicaRichText

/// Commands that format text, in the Format menu.
///
/// They apply to the focused editor of an `AttributedString`: to its selection, or to text typed next at the caret.
/// Alignments and directions apply to whole paragraphs. Formats that the editor's formatting definition does not allow
/// are disabled.
///
/// The shortcuts work in such editors even without the menu:
///
/// - Ctrl with B, I and U toggles bold, italic and underline; Ctrl+M removes formatting, and Ctrl+T opens the fonts.
/// - Ctrl+Shift with C opens the colors, with X strikes through, and with the full stop and the comma makes text larger
///   and smaller.
/// - Ctrl+Shift with L, E and R aligns left, center and right.
///
/// Fonts and colors are chosen in panels beside the text, which stay open while the person continues to write.
public struct TextFormattingCommands {
    /// Creates the commands.
    nonisolated public init() {}
}

extension TextFormattingCommands: Commands {
    /// Has no body: Pica shows the commands itself.
    public typealias Body = Never

    /// Returns a view that declares the commands; used by Pica only.
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
