import Foundation
import PicaFoundation
import PicaText

/// How an element of HTML looks and is laid out, as far as it matters to its text.
struct HTMLStyle {
    enum WhiteSpace {
        case collapsed, kept
        /// Lines are kept, and spaces are not.
        case keptLines
        /// Spaces are kept, and tabs and line ends are spaces, too.
        case keptSpaces
    }

    /// Where values come from that a property does not say itself.
    struct Origin {
        var tag: HTMLTag?
        var parent: HTMLStyle
        /// How the element looks by itself, and how far it is raised.
        var standard: HTMLStyle
        var standardShift: Double
    }

    var text = ExchangedStyle()
    var whiteSpace = WhiteSpace.collapsed
    /// As `visibility` has it.
    var isInvisible = false
    /// Those of the element alone.
    var isBlock = false
    var isHidden = false
    /// How many tabs its content stands for.
    var tabs: Int?
    /// What Word says of lists.
    var list: HTMLWordList?
    /// Whether spaces that do not break stand for others, which HTML would lose.
    var convertsSpaces = false

    /// The size of text that says none.
    let base: Double
    var size: Double { text.size ?? base }
    /// Whether letters have no size, as there are that programs alone shall read.
    var hasNoSize: Bool { text.size == 0 }
    /// How what stands between letters looks, be they of any size or not.
    var lineText: ExchangedStyle {
        var text = text
        if hasNoSize { text.size = nil }
        return text
    }

    init(base: Double) { self.base = base }

    /// How an element in this one looks.
    func child(
        _ name: String, _ tag: HTMLTag?, _ attributes: [(name: String, value: String)], _ sheet: CSSStyleSheet
    ) -> HTMLStyle {
        var style = self
        style.isBlock = tag?.isBlock ?? false
        (style.isHidden, style.tabs, style.list) = (false, nil, nil)
        var classes: String?
        var own = CSSDeclarations()
        var shift = 0.0
        if let tag { style.apply(tag, &shift) }
        let origin = Origin(tag: tag, parent: self, standard: style, standardShift: shift)
        for (attribute, value) in attributes {
            switch attribute {
            case "class":
                classes = value
                if value == "Apple-converted-space" { style.convertsSpaces = true }
            case "style": own = CSSDeclarations(value.utf8)
            default: style.apply(attribute, value, tag)
            }
        }
        var declarations = sheet.declarations(name, classes: classes)
        declarations.merge(own)
        style.apply(declarations, origin, &shift)
        if shift != 0 { style.text.baselineOffset = (text.baselineOffset ?? 0) + shift }
        return style
    }

    // MARK: What elements mean

    private mutating func apply(_ tag: HTMLTag, _ shift: inout Double) {
        switch tag {
        case .b, .strong, .th: text.weight = Font.Weight.bold.openType
        case .h1, .h2, .h3, .h4, .h5, .h6:
            text.weight = Font.Weight.bold.openType
            if !hasNoSize { text.size = base * PresentationIntent.headingScale(tag.level ?? 4) }
        case .i, .em, .cite, .dfn, .var, .address: text.isItalic = true
        case .u, .ins: text.underline = ExchangedStyle.Line()
        case .s, .del, .strike: text.strikethrough = ExchangedStyle.Line()
        case .code, .tt, .samp, .kbd: text.intent.insert(.code)
        case .pre, .listing, .xmp:
            text.design = .monospaced
            text.family = nil
            whiteSpace = .kept
        case .big: text.size = size * 1.2
        case .small: text.size = size / 1.2
        case .sup, .sub:
            shift = size * (tag == .sup ? HTMLTag.raise : HTMLTag.lower)
            text.size = size * HTMLTag.scriptScale
        case .mark: text.background = Color.Resolved(red: 1, green: 1, blue: 0)
        case .center: text.paragraph.alignment = .center
        case .table: text.paragraph.alignment = nil
        default: break
        }
    }

    private mutating func apply(_ attribute: String, _ value: String, _ tag: HTMLTag?) {
        switch attribute {
        case "href" where tag == .a: text.link = HarmlessLink.url(value)
        case "color" where tag == .font:
            if let color = CSSColor.legacyColor(value) { text.color = color }
        case "face" where tag == .font: applyFamilies(value)
        case "size" where tag == .font: applyLegacySize(value)
        case "align" where isBlock || tag?.isCell == true: apply(alignment: value.lowercased())
        case "dir" where isBlock || tag?.isCell == true: apply(direction: value.lowercased())
        case "lang", "xml:lang":
            // Nothing means that nobody knows.
            if value.isEmpty { text.language = nil }
            if Self.isLanguage(value) { text.language = value }
        case "hidden": isHidden = true
        default: break
        }
    }

    private static func isLanguage(_ tag: String) -> Bool {
        2...35 ~= tag.utf8.count
            && tag.utf8.allSatisfy {
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
                    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                    || $0 == UInt8(ascii: "-")
            }
    }

    /// One to seven, three being that of the text; with a sign so many steps from that.
    private mutating func applyLegacySize(_ value: String) {
        let value = value.trimmingCharacters(in: .whitespaces)
        guard let number = Int(value), abs(number) < 100 else { return }
        let isStep = value.hasPrefix("+") || value.hasPrefix("-")
        let step = min(7, max(1, isStep ? 3 + number : number))
        text.size = base * Self.sizes[step - 1].scale
    }

    /// The names of sizes, and how much larger than text they are.
    static let sizes: [(name: String, scale: Double)] = [
        ("x-small", 0.625), ("small", 0.8125), ("medium", 1), ("large", 1.125), ("x-large", 1.5),
        ("xx-large", 2), ("xxx-large", 3),
    ]
}
