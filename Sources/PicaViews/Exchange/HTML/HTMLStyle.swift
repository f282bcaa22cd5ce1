import Foundation
import PicaFoundation
import PicaText

/// How an element of HTML looks and is laid out, as far as it matters to its text.
struct HTMLStyle {
    enum WhiteSpace {
        case collapsed, kept
        /// Lines are kept, and spaces are not.
        case keptLines
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
    /// Whether spaces that do not break stand for others, which HTML would lose.
    var convertsSpaces = false

    /// The size of text that says none.
    let base: Double
    private var size: Double { text.size ?? base }

    init(base: Double) { self.base = base }

    /// How an element in this one looks.
    func child(
        _ name: String, _ tag: HTMLTag?, _ attributes: [(name: String, value: String)], _ sheet: CSSStyleSheet
    ) -> HTMLStyle {
        var style = self
        style.isBlock = tag?.isBlock ?? false
        (style.isHidden, style.tabs) = (false, nil)
        var classes: String?
        var own = CSSDeclarations()
        var shift = 0.0
        if let tag { style.apply(tag, &shift) }
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
        style.apply(declarations, tag, parent: self, &shift)
        if shift != 0 { style.text.baselineOffset = (text.baselineOffset ?? 0) + shift }
        return style
    }

    // MARK: What elements mean

    private mutating func apply(_ tag: HTMLTag, _ shift: inout Double) {
        switch tag {
        case .b, .strong, .th: text.weight = Font.Weight.bold.openType
        case .h1, .h2, .h3, .h4, .h5, .h6:
            text.weight = Font.Weight.bold.openType
            text.size = base * PresentationIntent.headingScale(tag.level ?? 4)
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
    private static let sizes: [(name: String, scale: Double)] = [
        ("x-small", 0.625), ("small", 0.8125), ("medium", 1), ("large", 1.125), ("x-large", 1.5),
        ("xx-large", 2), ("xxx-large", 3),
    ]

    // MARK: What CSS says

    private mutating func apply(
        _ declarations: CSSDeclarations, _ tag: HTMLTag?, parent: HTMLStyle, _ shift: inout Double
    ) {
        guard !declarations.values.isEmpty else { return }
        // Other lengths count in the size of the element's own font.
        for (property, value) in declarations.values {
            if property == .fontSize { apply(size: value.lowercased(), parent) }
            if property == .font { apply(font: value, parent) }
        }
        var lines = Lines()
        for (property, written) in declarations.values {
            let value = written.lowercased()
            if ["inherit", "initial", "unset", "revert"].contains(value) { continue }
            switch property {
            case .font, .fontSize: break
            case .color: if let color = CSSColor.color(value) { text.color = color }
            case .background, .backgroundColor:
                // That of a page or a table is none of its text's.
                guard tag.map({ $0.isPage || $0.isCell || $0 == .table || $0 == .tr }) != true else { break }
                apply(background: value)
            case .direction: if isBlock || tag?.isCell == true { apply(direction: value) }
            case .display: apply(display: value)
            case .visibility: isInvisible = value == "hidden" || value == "collapse"
            case .hide: isHidden = isHidden || value == "all"
            case .fontFamily: applyFamilies(written)
            case .fontWeight: apply(weight: value)
            case .fontStyle: apply(slant: value)
            case .fontVariant, .fontVariantCaps, .fontVariantNumeric: apply(variant: value)
            case .fontStretch: apply(stretch: value)
            case .textDecoration, .textDecorationLine, .textDecorationStyle, .textDecorationColor,
                .textUnderline:
                lines.add(value)
            case .letterSpacing:
                text.letterSpacing = value == "normal" ? nil : CSSNumber.length(value, em: size, rem: base)
            case .verticalAlign: apply(raise: value, parent, &shift)
            case .textAlign: if isBlock || tag?.isCell == true { apply(alignment: value) }
            case .lineHeight: if isBlock || tag?.isCell == true { apply(lineHeight: value) }
            case .whiteSpace: apply(whiteSpace: value)
            case .tabCount: tabs = CSSNumber.value(value).map { Int(min(100, max(0, $0))) }
            }
        }
        apply(lines, parent)
    }

    private mutating func apply(size value: String, _ parent: HTMLStyle) {
        let found: Double?
        switch value {
        case "smaller": found = parent.size / 1.2
        case "larger": found = parent.size * 1.2
        case "xx-small": found = base * 0.5625
        default:
            found =
                Self.sizes.first { $0.name == value }.map { base * $0.scale }
                ?? CSSNumber.length(value, em: parent.size, rem: base)
        }
        guard let found, found >= 0 else { return }
        // Text of no size is there for programs.
        if found == 0 { isHidden = true } else { text.size = min(found, 2000) }
    }

    /// `italic bold 12px/1.5 Name, serif`
    private mutating func apply(font value: String, _ parent: HTMLStyle) {
        var words = value.split(whereSeparator: \.isWhitespace)[...]
        while let word = words.first?.lowercased() {
            let size = word.prefix { $0 != "/" }
            if Self.sizes.contains(where: { $0.name == size })
                || CSSNumber.length(size, em: 1, rem: 1) != nil && size.last?.isNumber == false
            {
                apply(size: String(size), parent)
                if size.count < word.count { apply(lineHeight: String(word.dropFirst(size.count + 1))) }
                return applyFamilies(words.dropFirst().joined(separator: " "))
            }
            if word == "italic" || word == "oblique" { apply(slant: word) } else { apply(weight: word) }
            if word == "small-caps" { apply(variant: word) }
            words = words.dropFirst()
        }
    }

    private mutating func applyFamilies(_ list: String) {
        var family: String?
        var design: Font.Design?
        for name in CSSDeclarations.families(list) {
            if let kind = Font.Design(family: name) {
                design = kind
                break
            }
            let isName = name.utf8.count <= 100 && !name.unicodeScalars.contains { $0.value < 0x20 }
            if family == nil, isName { family = name }
        }
        guard family != nil || design != nil else { return }
        (text.family, text.design) = (family, design)
    }

    private mutating func apply(weight value: String) {
        switch value {
        case "normal": text.weight = Font.Weight.regular.openType
        case "bold", "bolder": text.weight = Font.Weight.bold.openType
        case "lighter": text.weight = Font.Weight.light.openType
        default:
            guard let number = Int(value), 1...1000 ~= number else { return }
            text.weight = min(900, max(100, (number + 50) / 100 * 100))
        }
    }

    private mutating func apply(slant value: String) {
        if value == "normal" { text.isItalic = false }
        if value.hasPrefix("italic") || value.hasPrefix("oblique") { text.isItalic = true }
    }

    private mutating func apply(variant value: String) {
        for word in value.split(separator: " ") {
            switch word {
            case "normal": text.features = []
            case "small-caps": text.features.insert(.lowercaseSmallCaps)
            case "all-small-caps": text.features.formUnion(.smallCaps)
            case "unicase": text.features.insert(.uppercaseSmallCaps)
            case "tabular-nums": text.features.insert(.monospacedDigits)
            default: break
            }
        }
    }

    private mutating func apply(stretch value: String) {
        let names = [
            "ultra-condensed": 50, "extra-condensed": 62, "condensed": 75, "semi-condensed": 87,
            "normal": 100,
            "semi-expanded": 112, "expanded": 125, "extra-expanded": 150, "ultra-expanded": 200,
        ]
        if let width = names[value] {
            text.width = width
        } else if value.hasSuffix("%"), let percent = CSSNumber.value(value.dropLast()) {
            text.width = Int(min(200, max(50, percent)).rounded())
        }
    }

    private mutating func apply(background value: String) {
        let color =
            CSSColor.color(value)
            ?? value.split(separator: " ").lazy.compactMap { CSSColor.color($0) }.first
        // What is behind shows through.
        if let color, color.opacity > 0 { text.background = color }
    }

    private mutating func apply(direction value: String) {
        switch value {
        case "rtl": text.paragraph.direction = .rightToLeft
        case "ltr": text.paragraph.direction = .leftToRight
        case "auto": text.paragraph.direction = nil
        default: break
        }
    }

    private mutating func apply(display value: String) {
        switch value {
        case "none": isHidden = true
        case "block", "flex", "grid", "list-item", "table", "flow-root": isBlock = true
        case _ where value.hasPrefix("inline") || value == "contents": isBlock = false
        default: break
        }
    }

    private mutating func apply(raise value: String, _ parent: HTMLStyle, _ shift: inout Double) {
        switch value {
        case "super": shift = parent.size * HTMLTag.raise
        case "sub": shift = parent.size * HTMLTag.lower
        case "baseline", "top", "bottom", "middle", "text-top", "text-bottom": shift = 0
        default: shift = CSSNumber.length(value, em: size, rem: base) ?? shift
        }
    }

    private mutating func apply(alignment value: String) {
        switch value {
        case "left": text.paragraph.alignment = .left
        case "right": text.paragraph.alignment = .right
        case "center", "-webkit-center", "middle": text.paragraph.alignment = .center
        case "start", "justify": text.paragraph.alignment = nil
        case "end": text.paragraph.alignment = text.paragraph.direction == .rightToLeft ? .left : .right
        default: break
        }
    }

    private mutating func apply(lineHeight value: String) {
        // Word processors say 100 % where they mean single spacing, which is what fonts ask for.
        if value == "normal" || value == "100%" {
            text.paragraph.lineHeight = nil
        } else if let factor = CSSNumber.value(value) {
            if factor > 0 { text.paragraph.lineHeight = .multiple(factor: CGFloat(factor)) }
        } else if value.hasSuffix("%") || value.hasSuffix("em") && !value.hasSuffix("rem") {
            if let factor = CSSNumber.length(value, em: 1, rem: 1), factor > 0 {
                text.paragraph.lineHeight = .multiple(factor: CGFloat(factor))
            }
        } else if value.hasPrefix("calc(1em + "), value.hasSuffix(")") {
            let length = CSSNumber.length(value.dropFirst(11).dropLast(), em: size, rem: base)
            if let length { text.paragraph.lineHeight = .leading(increase: CGFloat(length)) }
        } else if let length = CSSNumber.length(value, em: size, rem: base), length > 0 {
            text.paragraph.lineHeight = .exact(points: CGFloat(length))
        }
    }

    private mutating func apply(whiteSpace value: String) {
        switch value {
        case "normal", "nowrap": whiteSpace = .collapsed
        case "pre", "pre-wrap", "break-spaces": whiteSpace = .kept
        case "pre-line": whiteSpace = .keptLines
        default: break
        }
    }

    // MARK: Lines

    /// What an element says of lines below and through its text.
    private struct Lines {
        var isNone = false
        var isUnderline = false
        var isStrikethrough = false
        var pattern: DecorationPattern?
        var color: Color.Resolved?

        mutating func add(_ value: String) {
            // A colour may have spaces in it.
            if let color = CSSColor.color(value) {
                self.color = color
                return
            }
            var rest = value[...]
            while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
                let start = rest[..<open].lastIndex(of: " ").map { rest.index(after: $0) } ?? rest.startIndex
                if let found = CSSColor.color(rest[start...close]) { color = found }
                rest = Substring(String(rest[..<start]) + " " + String(rest[rest.index(after: close)...]))
            }
            for word in rest.split(separator: " ") {
                switch word {
                case "none": isNone = true
                case "underline": isUnderline = true
                case "line-through": isStrikethrough = true
                case "solid", "single": pattern = pattern ?? .solid
                case "dotted": pattern = .dot
                case "dashed", "dash", "dashlong", "dash-long": pattern = .dash
                case "dot-dash": pattern = .dashDot
                case "dot-dot-dash": pattern = .dashDotDot
                case "double": pattern = .double
                case "thick": pattern = .thick
                case "wavy", "wave": pattern = .wave
                default: if let found = CSSColor.color(word) { color = found }
                }
            }
        }
    }

    private mutating func apply(_ lines: Lines, _ parent: HTMLStyle) {
        if lines.isNone {
            // The element's own, as those around it go on.
            text.underline = parent.text.underline
            text.strikethrough = parent.text.strikethrough
        }
        if lines.isUnderline { text.underline = ExchangedStyle.Line() }
        if lines.isStrikethrough { text.strikethrough = ExchangedStyle.Line() }
        func isOwn(_ line: ExchangedStyle.Line?, _ outer: ExchangedStyle.Line?, _ isSaid: Bool) -> Bool {
            line != nil && (isSaid || line != outer)
        }
        if isOwn(text.underline, parent.text.underline, lines.isUnderline) {
            if let pattern = lines.pattern { text.underline?.pattern = pattern }
            if let color = lines.color { text.underline?.color = color }
        }
        if isOwn(text.strikethrough, parent.text.strikethrough, lines.isStrikethrough) {
            if let pattern = lines.pattern { text.strikethrough?.pattern = pattern }
            if let color = lines.color { text.strikethrough?.color = color }
        }
    }
}
