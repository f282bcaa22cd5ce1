import Foundation
import PicaDrawing
import PicaFoundation
import PicaLabels
import PicaText

// The application of CSS to an element's style.
extension HTMLStyle {
    mutating func apply(_ declarations: CSSDeclarations, _ origin: Origin, _ shift: inout Double) {
        guard !declarations.values.isEmpty else { return }
        // Other lengths are relative to the size of the element's own font, so apply the font first.
        for (property, value) in declarations.values where [.all, .font, .fontSize].contains(property) {
            apply(property, value, origin, &shift)
        }
        let ownSize = text.size
        var lines = Lines()
        for (property, value) in declarations.values where property != .all {
            if property.isOfLines {
                apply(lines: value.lowercased(), property, origin, &lines)
            } else {
                apply(property, value, origin, &shift)
            }
            text.size = ownSize
        }
        apply(lines, origin.parent)
    }

    private mutating func apply(
        _ property: CSSDeclarations.Property, _ written: String, _ origin: Origin, _ shift: inout Double
    ) {
        let value = written.lowercased()
        if let keyword = CSSKeyword(rawValue: value) { return reset(property, keyword, origin, &shift) }
        let isPlaced = isBlock || origin.tag?.isCell == true
        switch property {
        case .font: apply(font: written, origin.parent)
        case .fontSize: apply(size: value, origin.parent)
        case .color: if let color = CSSColor.color(value) { text.color = color }
        case .background, .backgroundColor:
            // The background of a page or a table does not belong to its text.
            guard origin.tag.map({ $0.isPage || $0.isCell || $0 == .table || $0 == .tr }) != true else {
                break
            }
            apply(background: value, origin.parent)
        case .direction: if isPlaced { apply(direction: value) }
        case .display: apply(display: value)
        case .visibility: apply(visibility: value)
        case .hide: isHidden = isHidden || value == "all"
        case .fontFamily: applyFamilies(written)
        case .fontWeight: apply(weight: value)
        case .fontStyle: apply(slant: value)
        case .fontVariant, .fontVariantCaps, .fontVariantNumeric: apply(variant: value)
        case .fontStretch: apply(stretch: value)
        case .letterSpacing:
            if value == "normal" { text.letterSpacing = nil }
            if let length = CSSNumber.length(value, em: size, rem: base) { text.letterSpacing = length }
        case .verticalAlign: apply(raise: value, origin.parent, &shift)
        case .textAlign: if isPlaced { apply(alignment: value) }
        case .lineHeight: if isPlaced { apply(lineHeight: value) }
        case .whiteSpace, .whiteSpaceCollapse: apply(whiteSpace: value)
        case .tabCount: tabs = CSSNumber.value(value).map { Int(min(100, max(0, $0))) }
        case .list: list = HTMLWordList(value)
        case .all, .textDecoration, .textDecorationLine, .textDecorationStyle, .textDecorationColor,
            .textUnderline:
            break
        }
    }

    private mutating func apply(
        lines value: String, _ property: CSSDeclarations.Property, _ origin: Origin, _ lines: inout Lines
    ) {
        guard let keyword = CSSKeyword(rawValue: value) else {
            // A property that sets all lines replaces earlier declarations.
            if property == .textDecoration { lines = Lines() }
            if property == .textDecorationLine { lines.clear() }
            return lines.add(value)
        }
        lines = Lines(isNone: keyword != .revert && keyword != .revertLayer)
        if !lines.isNone {
            text.underline = origin.standard.text.underline
            text.strikethrough = origin.standard.text.strikethrough
        }
    }

    /// Sets a property to the value that a keyword stands for.
    private mutating func reset(
        _ property: CSSDeclarations.Property, _ keyword: CSSKeyword, _ origin: Origin, _ shift: inout Double
    ) {
        if property == .all {
            for property in CSSDeclarations.Property.allCases where property != .all && property != .direction
            {
                reset(property, keyword, origin, &shift)
            }
            return
        }
        let source: HTMLStyle
        switch keyword {
        case .inherit: source = origin.parent
        case .unset where property.isInherited: source = origin.parent
        case .initial, .unset: source = initial(origin.parent)
        case .revert, .revertLayer: source = origin.standard
        }
        switch property {
        case .color: text.color = source.text.color
        case .background, .backgroundColor: text.background = source.text.background
        case .direction: text.paragraph.direction = source.text.paragraph.direction
        case .display: (isBlock, isHidden) = (source.isBlock, false)
        case .visibility: isInvisible = source.isInvisible
        case .fontFamily: (text.family, text.design) = (source.text.family, source.text.design)
        case .fontSize: text.size = source.text.size
        case .fontWeight: text.weight = source.text.weight
        case .fontStyle: text.isItalic = source.text.isItalic
        case .fontVariant, .fontVariantCaps, .fontVariantNumeric: text.features = source.text.features
        case .fontStretch: text.width = source.text.width
        case .font:
            for part in CSSDeclarations.Property.fontParts { reset(part, keyword, origin, &shift) }
        case .letterSpacing: text.letterSpacing = source.text.letterSpacing
        case .verticalAlign: shift = keyword == .revert || keyword == .revertLayer ? origin.standardShift : 0
        case .textAlign: text.paragraph.alignment = source.text.paragraph.alignment
        case .lineHeight: text.paragraph.lineHeight = source.text.paragraph.lineHeight
        case .whiteSpace, .whiteSpaceCollapse: whiteSpace = source.whiteSpace
        case .textDecoration where keyword != .revert && keyword != .revertLayer:
            text.underline = origin.parent.text.underline
            text.strikethrough = origin.parent.text.strikethrough
        case .all, .textDecoration, .textDecorationLine, .textDecorationStyle, .textDecorationColor,
            .textUnderline,
            .hide, .tabCount, .list:
            break
        }
    }

    /// Returns the initial style of an element: the background behind shows through, and surrounding lines continue.
    private func initial(_ parent: HTMLStyle) -> HTMLStyle {
        var style = HTMLStyle(base: base)
        style.text.weight = Font.Weight.regular.openType
        style.text.isItalic = false
        style.text.background = parent.text.background
        return style
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
        text.size = min(found, 2000)
    }

    /// Applies a value such as `italic bold 12px/1.5 Name, serif`.
    private mutating func apply(font value: String, _ parent: HTMLStyle) {
        var words = value.split(whereSeparator: \.isWhitespace)[...]
        while let word = words.first?.lowercased() {
            let size = word.prefix { $0 != "/" }
            if Self.isSize(size) {
                apply(size: String(size), parent)
                if size.count < word.count { apply(lineHeight: String(word.dropFirst(size.count + 1))) }
                return applyFamilies(words.dropFirst().joined(separator: " "))
            }
            if word == "italic" || word == "oblique" { apply(slant: word) } else { apply(weight: word) }
            if word == "small-caps" { apply(variant: word) }
            words = words.dropFirst()
        }
    }

    private static func isSize(_ word: Substring) -> Bool {
        if sizes.contains(where: { $0.name == word }) || ["xx-small", "smaller", "larger"].contains(word) {
            return true
        }
        // Other numbers without a unit are weights.
        return CSSNumber.length(word, em: 1, rem: 1).map { $0 == 0 || word.last?.isNumber == false } == true
    }

    mutating func applyFamilies(_ list: String) {
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

    private mutating func apply(background value: String, _ parent: HTMLStyle) {
        guard let color = CSSValue.parts(value[...], at: " ").lazy.compactMap({ CSSColor.color($0) }).first
        else {
            return
        }
        // A transparent background shows the one behind.
        text.background = color.opacity > 0 ? color : parent.text.background
    }

    private mutating func apply(visibility value: String) {
        if value == "visible" { isInvisible = false }
        if value == "hidden" || value == "collapse" { isInvisible = true }
    }

    mutating func apply(direction value: String) {
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

    mutating func apply(alignment value: String) {
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
        // Word processors write 100 % for single spacing, which is the fonts' own.
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
        var found = WhiteSpace.collapsed
        for word in value.split(separator: " ") {
            switch word {
            case "normal", "collapse": found = .collapsed
            case "pre", "pre-wrap", "break-spaces", "preserve", "-moz-pre-wrap", "-pre-wrap", "-o-pre-wrap":
                found = .kept
            case "pre-line", "preserve-breaks": found = .keptLines
            case "preserve-spaces": found = .keptSpaces
            // Line wrapping does not affect the text.
            case "wrap", "nowrap", "none", "discard-before", "discard-after", "discard-inner": break
            default: return
            }
        }
        whiteSpace = found
    }

    // MARK: Lines

    /// The lines below and through text that an element declares.
    private struct Lines {
        var isNone = false
        var isUnderline = false
        var isStrikethrough = false
        var pattern: DecorationPattern?
        var color: Color.Resolved?

        mutating func clear() { (isNone, isUnderline, isStrikethrough) = (false, false, false) }

        mutating func add(_ value: String) {
            for word in CSSValue.parts(value[...], at: " ") {
                switch word {
                case "none": isNone = true
                case "underline": isUnderline = true
                case "line-through": isStrikethrough = true
                case "solid", "single": pattern = .solid
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
            // Remove the element's own lines; those of its ancestors continue.
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
