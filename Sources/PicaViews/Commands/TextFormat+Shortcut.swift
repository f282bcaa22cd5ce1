import PicaGraph

extension TextFormat {
    /// The key that does it in an editor.
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

    /// What a key does in an editor.
    init?(_ press: KeyPress, _ direction: LayoutDirection) {
        let format = Self.allCases.first { format in
            format.shortcut?.press(direction).map(press.isPress) == true
        }
        guard let format else { return nil }
        self = format
    }
}
