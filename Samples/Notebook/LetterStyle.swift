import PicaUI

/// The character styles, apart from size and colors.
enum LetterStyle: String, CaseIterable, Identifiable {
    case bold = "Bold"
    case italic = "Italic"
    case underline = "Underline"
    case strikethrough = "Strikethrough"
    case code = "Code"

    /// The styles with a button of their own, and those in a menu.
    static let (common, rare): ([LetterStyle], [LetterStyle]) = (
        [.bold, .italic, .underline], [.strikethrough, .code]
    )

    var id: Self { self }
    var title: LocalizedStringKey { LocalizedStringKey(rawValue) }

    var symbol: String {
        switch self {
        case .bold: "bold"
        case .italic: "italic"
        case .underline: "underline"
        case .strikethrough: "strikethrough"
        case .code: "chevron.left.forwardslash.chevron.right"
        }
    }

    /// The Markdown intent for the style.
    private var intent: InlinePresentationIntent? {
        switch self {
        case .bold: .stronglyEmphasized
        case .italic: .emphasized
        case .underline: nil
        case .strikethrough: .strikethrough
        case .code: .code
        }
    }

    /// Whether text has the style, by its font or by its Markdown intent.
    func isOn(_ attributes: AttributeContainer) -> Bool {
        if let intent, attributes.inlinePresentationIntent?.contains(intent) == true { return true }
        let font = NoteFont(attributes.font)
        return switch self {
        case .bold: font.isBold
        case .italic: font.isItalic
        case .underline: attributes.underlineStyle != nil
        case .strikethrough: attributes.strikethroughStyle != nil
        case .code: font.isMonospaced
        }
    }

    func set(_ isOn: Bool, in attributes: inout AttributeContainer) {
        if let intent, let all = attributes.inlinePresentationIntent {
            let others = all.subtracting(intent)
            attributes.inlinePresentationIntent = others.isEmpty ? nil : others
        }
        var font = NoteFont(attributes.font)
        switch self {
        case .bold: font.isBold = isOn
        case .italic: font.isItalic = isOn
        case .underline: attributes.underlineStyle = isOn ? .single : nil
        case .strikethrough: attributes.strikethroughStyle = isOn ? .single : nil
        case .code: font.isMonospaced = isOn
        }
        attributes.font = font.font
    }
}
