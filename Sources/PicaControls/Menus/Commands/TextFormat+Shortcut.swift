import PicaGraph
import PicaRichText
import PicaState

extension TextFormat {
    /// The keyboard shortcut in an editor.
    var shortcut: KeyboardShortcut? {
        switch self {
        case .bold: KeyboardShortcut("b")
        case .italic: KeyboardShortcut("i")
        case .underline: KeyboardShortcut("u")
        case .strikethrough: KeyboardShortcut("x", modifiers: [.command, .shift])
        case .bigger: KeyboardShortcut(".", modifiers: [.command, .shift])
        case .smaller: KeyboardShortcut(",", modifiers: [.command, .shift])
        case .alignLeft: KeyboardShortcut("l", modifiers: [.command, .shift])
        case .center: KeyboardShortcut("e", modifiers: [.command, .shift])
        case .alignRight: KeyboardShortcut("r", modifiers: [.command, .shift])
        case .plain: KeyboardShortcut("m")
        case .leftToRight, .rightToLeft: nil
        }
    }
}

extension TextCommand {
    /// All commands that format attributed text.
    private static let formats = TextFormat.allCases.map(TextCommand.format) + [.fonts, .colors]

    /// Creates the formatting command for a key press in an editor; `nil` for other keys.
    package init?(formatting press: KeyStroke, _ direction: LayoutDirection) {
        let command = Self.formats.first { $0.shortcut?.press(direction).map(press.isPress) == true }
        guard let command else { return nil }
        self = command
    }
}
