import Foundation
import PicaDrawing
import PicaFoundation
import PicaLabels
import PicaText

/// The computed style of an HTML element, as far as it affects its text.
struct HTMLStyle {
    enum WhiteSpace {
        case collapsed, kept
        /// Line breaks are kept, and spaces are collapsed.
        case keptLines
        /// Spaces are kept, and tabs and line breaks become spaces.
        case keptSpaces
    }

    /// The sources of values for the keywords of CSS.
    struct Origin {
        var tag: HTMLTag?
        var parent: HTMLStyle
        /// The element's default style and baseline shift.
        var standard: HTMLStyle
        var standardShift: Double
    }

    var text = ExchangedStyle()
    var whiteSpace = WhiteSpace.collapsed
    /// The value of `visibility`.
    var isInvisible = false
    /// Properties of the element alone, which are not inherited.
    var isBlock = false
    var isHidden = false
    /// The number of tabs that the content stands for.
    var tabs: Int?
    /// Word's list properties.
    var list: HTMLWordList?
    /// Whether no-break spaces stand for ordinary spaces that HTML would collapse.
    var convertsSpaces = false

    /// The default font size.
    let base: Double
    var size: Double { text.size ?? base }
    /// Whether the font size is zero, as in text meant only for programs.
    var hasNoSize: Bool { text.size == 0 }
    /// The style of content between letters, which does not depend on a size of zero.
    var lineText: ExchangedStyle {
        var text = text
        if hasNoSize { text.size = nil }
        return text
    }

    init(base: Double) { self.base = base }

    /// Returns the style of a child element.
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

    // MARK: Meaning of elements

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
            // An empty value means that the language is unknown.
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

    /// Applies a size from 1 to 7, where 3 is the default. With a sign it is relative to that.
    private mutating func applyLegacySize(_ value: String) {
        let value = value.trimmingCharacters(in: .whitespaces)
        guard let number = Int(value), abs(number) < 100 else { return }
        let isStep = value.hasPrefix("+") || value.hasPrefix("-")
        let step = min(7, max(1, isStep ? 3 + number : number))
        text.size = base * Self.sizes[step - 1].scale
    }

    /// The names of sizes, and their scale relative to the default.
    static let sizes: [(name: String, scale: Double)] = [
        ("x-small", 0.625), ("small", 0.8125), ("medium", 1), ("large", 1.125), ("x-large", 1.5),
        ("xx-large", 2), ("xxx-large", 3),
    ]
}
