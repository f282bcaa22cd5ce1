import Foundation
import PicaDrawing
import PicaFoundation
import PicaLabels

/// Creates an attributed string from RTF: styled text, links, and lists as far as the items' markers show them. PNG
/// images are read; tables become lines of cells separated by tabs.
package struct RTFReader {
    private struct FontEntry {
        var name = ""
        var design: Font.Design?
        var codePage: Int?
    }

    /// The maximum size in bytes. It is large because images are written as hexadecimal digits.
    static let sizeLimit = 256 << 20
    /// The maximum nesting of groups, which no program's document exceeds.
    private static let depthLimit = 2000
    private static let tableLimit = 10_000

    private let body: BodyText
    private var tokens: RTFTokenizer
    private var builder: RichTextBuilder
    private var state = RTFState()
    private var groups: [RTFState] = []
    private var encoding = RTFEncoding()
    private var fonts: [Int: FontEntry] = [:]
    /// The number of the font whose entry is being read.
    private var fontNumber: Int?
    private var colors: [Color.Resolved?] = []
    private var color: (red: Int?, green: Int?, blue: Int?)
    private var fields: [RTFField] = []
    private var lists = MarkedLists()
    private var styles = RTFStyles()
    /// The name of the style whose entry is being read.
    private var styleName = ""
    private var marker = ""
    private var picture = RTFPicture()
    /// The code page of the document, and the number of its default font.
    private var codePage = RTFEncoding.western
    private var defaultFont: Int?
    /// Pending bytes, since a character may have several.
    private var bytes: [UInt8] = []
    /// Text that is not in the builder yet.
    private var text: [UInt8] = []
    /// The first half of a surrogate pair.
    private var highSurrogate: UInt32?
    /// The number of fallback characters still to skip after a Unicode character.
    private var fallback = 0
    /// The number of cells that have ended since the last text.
    private var cells = 0

    /// - Throws: An error if the data is not RTF, or too large.
    static func text(
        _ data: Data, in body: BodyText, within budget: WorkBudget = budget()
    ) throws -> AttributedString {
        guard data.count <= sizeLimit else { throw CocoaError(.fileReadTooLarge) }
        var bytes = Array(data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let start = bytes.prefix(64).drop { $0 <= 0x20 }
        guard start.starts(with: Array(#"{\rtf"#.utf8)) else { throw CocoaError(.fileReadCorruptFile) }
        var reader = RTFReader(bytes, body)
        do {
            try reader.read(within: budget)
        } catch let exhausted as WorkBudget.Exhausted {
            throw CocoaError(exhausted == .cancelled ? .userCancelled : .fileReadTooLarge)
        }
        return reader.builder.text()
    }

    private init(_ bytes: [UInt8], _ body: BodyText) {
        tokens = RTFTokenizer(bytes)
        builder = RichTextBuilder(in: body)
        self.body = body
    }

    /// Returns the budget for a document. A step is a byte or a control word; a group costs what it copies.
    static func budget() -> WorkBudget { WorkBudget(steps: 1 << 29, time: .seconds(20)) }

    private mutating func read(within budget: WorkBudget) throws {
        var count = 0
        while let token = tokens.next() {
            count += 1
            if count & 0xFFF == 0 { try budget.spend(steps: 0x1000) }
            switch token {
            case .open:
                endText()
                guard groups.count < Self.depthLimit else { throw CocoaError(.fileReadCorruptFile) }
                groups.append(state)
                (state.isOptional, state.unicodeDestination) = (false, nil)
                if state.isTwofold {
                    (state.isTwofold, state.unicodeDestination) = (false, state.destination)
                    state.destination = .skipped
                }
            case .close:
                guard close() else { return finish() }
            case .word(let name, let number):
                if fallback > 0, Self.signs[name] != nil {
                    fallback -= 1
                } else {
                    word(name, number)
                }
            case .symbol(let symbol): self.symbol(symbol)
            case .hex(let byte), .byte(let byte):
                if fallback > 0 {
                    fallback -= 1
                } else {
                    highSurrogate = nil
                    add(byte)
                }
            }
            if builder.isTooLarge { throw CocoaError(.fileReadTooLarge) }
        }
        finish()
    }

    /// - Returns: Whether the document continues.
    private mutating func close() -> Bool {
        endText()
        switch state.destination {
        case .fonts: endFont()
        case .styles: styleName = ""
        case .marker where groups.last?.destination != .marker:
            // Word processors write empty markers before headings.
            let isNothing = marker.allSatisfy(\.isWhitespace)
            groups[groups.count - 1].paragraph.marker = isNothing ? nil : marker
        default: break
        }
        let isPicture = state.destination == .picture && groups.last?.destination != .picture
        let isFontTable = state.destination == .fonts && groups.last?.destination != .fonts
        if let field = fields.last, field.depth == groups.count {
            fields.removeLast()
            if !field.hasResult, let sign = field.sign { put(sign) }
        }
        // A last paragraph without an end uses the properties of the document's group.
        guard groups.count > 1, let outer = groups.popLast() else { return false }
        // A paragraph that ended in the group has used its marker.
        let marker = state.destination == .body ? state.paragraph.marker : outer.paragraph.marker
        state = outer
        state.paragraph.marker = marker
        if isFontTable { state.setCodePage(standardCodePage) }
        if isPicture, let glyph = picture.take() { put(glyph) }
        return true
    }

    private mutating func put(_ glyph: AttributedString.AdaptiveImageGlyph) {
        guard state.destination == .body, !state.isHidden else { return }
        // Write pending cells and markers first.
        put("")
        endText()
        var style = look
        style.glyph = glyph
        builder.append("\u{FFFC}".utf8, style)
    }

    private mutating func put(_ sign: RTFField.Sign) {
        guard state.destination == .body, !state.isHidden else { return }
        put("")
        endText()
        var style = look
        if let font = sign.font { (style.family, style.design) = (font, nil) }
        if let size = sign.size, size > 0 { style.size = min(2000, size * 2 * RTFMeasure.halfPoint) }
        builder.append(String(sign.character).utf8, style)
    }

    private mutating func finish() {
        endText()
        if builder.hasText { endParagraph() }
    }

    // MARK: Text

    private mutating func add(_ byte: UInt8) {
        switch state.destination {
        case .skipped: break
        case .picture: picture.add(digit: byte)
        case .colors: if byte == UInt8(ascii: ";") { endColor() }
        case .fonts:
            if byte == UInt8(ascii: ";") {
                endBytes()
                endFont()
            } else {
                bytes.append(byte)
            }
        case .styles:
            if byte == UInt8(ascii: ";") {
                endBytes()
                styles.add(styleName, state)
                styleName = ""
            } else {
                bytes.append(byte)
            }
        case .body where state.isHidden: break
        case .body, .marker, .instruction: bytes.append(byte)
        }
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        endBytes()
        put(String(scalar))
    }

    /// Decodes the pending bytes.
    private mutating func endBytes() {
        guard !bytes.isEmpty else { return }
        let words = encoding.text(bytes, codePage: state.codePage)
        bytes.removeAll(keepingCapacity: true)
        put(words)
    }

    private mutating func put(_ words: String) {
        switch state.destination {
        case .body:
            guard !state.isHidden else { return }
            if cells > 0 {
                text.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: cells))
                cells = 0
            }
            text.append(contentsOf: words.utf8)
            if !words.isEmpty { for index in fields.indices { fields[index].hasResult = true } }
        case .marker: if marker.utf8.count < 100 { marker += words }
        case .instruction:
            // No address is longer than this.
            if let last = fields.indices.last, fields[last].instruction.utf8.count < 10_000 {
                fields[last].instruction += words
            }
        case .fonts:
            if let fontNumber, let name = fonts[fontNumber]?.name, name.utf8.count < 100 {
                fonts[fontNumber]?.name = name + words
            }
        case .styles: if styleName.utf8.count < 100 { styleName += words }
        case .colors, .skipped, .picture: break
        }
    }

    /// The style of the current text, as far as it differs from its paragraph's style.
    private var look: ExchangedStyle {
        var look = state.style(styles.letters(of: state), base: body.base.size)
        if look.link != nil, look.underline == ExchangedStyle.Line(), let color = look.color,
            RTFLinkLook.colors.contains(color)
        {
            (look.color, look.underline) = (nil, nil)
        }
        return look
    }

    /// Ends the text with the current style.
    private mutating func endText() {
        endBytes()
        (highSurrogate, fallback) = (nil, 0)
        guard !text.isEmpty else { return }
        builder.append(text, look)
        text.removeAll(keepingCapacity: true)
    }

    private mutating func endParagraph() {
        guard state.destination == .body else { return }
        endText()
        cells = 0
        var paragraph = state.paragraph.exchanged
        if let marker = state.paragraph.marker {
            paragraph.intent = lists.item(level: state.paragraph.listLevel, marker: marker)
        } else {
            lists.end()
            let level = state.paragraph.outlineLevel.flatMap { 0...5 ~= $0 ? $0 + 1 : nil }
            if let level = level ?? styles.headingLevel(state.paragraph.style) {
                paragraph.intent = PresentationIntent(.header(level: level), identity: lists.identity())
            }
        }
        builder.endParagraph(paragraph, look)
        state.paragraph.marker = nil
    }

    private mutating func unicode(_ number: Int) {
        endBytes()
        let unit = UInt32(truncatingIfNeeded: number) & 0xFFFF
        switch unit {
        case 0xD800..<0xDC00: highSurrogate = unit
        case 0xDC00..<0xE000:
            guard let high = highSurrogate else { return put("\u{FFFD}") }
            highSurrogate = nil
            if let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00)) {
                put(String(scalar))
            }
        default:
            highSurrogate = nil
            if unit >= 0x20 || unit == 9, let scalar = Unicode.Scalar(unit) { put(String(scalar)) }
        }
    }

    // MARK: Symbols

    private mutating func symbol(_ symbol: UInt8) {
        if symbol == UInt8(ascii: "*") {
            state.isOptional = true
            return
        }
        if fallback > 0 {
            fallback -= 1
            return
        }
        switch symbol {
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): add(symbol)
        case UInt8(ascii: "~"): add("\u{A0}")
        case UInt8(ascii: "_"): add("\u{2011}")
        case UInt8(ascii: "-"): add("\u{AD}")
        case 0x0A, 0x0D: endParagraph()
        case 0x09: add("\t")
        default: break
        }
    }

    private static let signs: [String: Unicode.Scalar] = [
        "tab": "\t", "line": "\u{2028}", "lbr": "\u{2028}", "emdash": "—", "endash": "–", "lquote": "‘",
        "rquote": "’", "ldblquote": "“", "rdblquote": "”", "bullet": "•", "emspace": "\u{2003}",
        "enspace": "\u{2002}", "qmspace": "\u{2005}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
        "ltrmark": "\u{200E}", "rtlmark": "\u{200F}", "zwbo": "\u{200B}", "zwnbo": "\u{2060}",
    ]

    /// The groups that contain no text of the document.
    private static let skipped: Set<String> = [
        "info", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr",
        "footerf", "objclass", "objname", "objdata", "objtime", "objalias", "objsect", "footnote", "ftnsep",
        "ftnsepc", "ftncn", "aftnsep", "aftnsepc", "aftncn", "annotation", "xe", "tc", "rxe", "bkmkstart",
        "bkmkend",
        "listtable", "listoverridetable", "filetbl", "revtbl", "rsidtbl", "generator", "nonshppict",
        "themedata",
        "colorschememapping", "datastore", "latentstyles", "falt", "panose", "fontemb", "pn", "private",
        "template", "nonesttables", "shpinst", "shptxt", "do", "atnid", "atnauthor", "atndate", "comment",
    ]

    // MARK: Words

    private mutating func word(_ name: String, _ number: Int?) {
        if name == "u" {
            unicode(number ?? 0)
            fallback = max(0, min(100, state.fallbackLength))
            return
        }
        if name == "uc" {
            // This word may come between the halves of a surrogate pair.
            state.fallbackLength = number ?? 1
            fallback = 0
            return
        }
        if name == "bin" {
            endText()
            let bytes = tokens.take(number ?? 0)
            if state.destination == .picture { picture.add(bytes) }
            return
        }
        if name == "ud", let destination = state.unicodeDestination {
            (state.destination, state.unicodeDestination, state.isOptional) = (destination, nil, false)
            return
        }
        if state.destination == .skipped { return }
        if let sign = Self.signs[name] { return add(sign) }
        endText()
        if destination(name) { return }
        switch state.destination {
        case .fonts: font(name, number)
        case .colors: colorPart(name, number)
        case .body, .marker, .instruction, .styles:
            if !document(name, number), !paragraph(name, number) { character(name, number) }
        case .picture: if name == "pngblip" { picture.isPNG = true }
        case .skipped: break
        }
    }

    /// Handles a control word that sets the destination of a group's text; returns whether it is one.
    private mutating func destination(_ name: String) -> Bool {
        switch name {
        case "fonttbl": state.destination = .fonts
        case "colortbl":
            state.destination = .colors
            colors = []
        case "stylesheet": state.destination = .styles
        case "listtext", "pntext":
            state.destination = .marker
            marker = ""
        case "field": fields.append(RTFField(depth: groups.count))
        case "fldinst": state.destination = fields.isEmpty ? .skipped : .instruction
        case "fldrslt":
            if let field = fields.last { state.style.link = field.link ?? state.style.link }
        case "pict":
            state.destination = .picture
            picture = RTFPicture()
        // Word's modern version of content, whose fallback is skipped.
        case "shppict": break
        case "upr": state.isTwofold = true
        case _ where Self.skipped.contains(name): state.destination = .skipped
        default:
            guard state.isOptional else { return false }
            state.destination = .skipped
        }
        state.isOptional = false
        return true
    }

    /// Handles control words for the document, its encoding, and the ends of paragraphs and cells.
    private mutating func document(_ name: String, _ number: Int?) -> Bool {
        switch name {
        case "ansi": setCodePage(RTFEncoding.western)
        case "mac": setCodePage(10000)
        case "pc": setCodePage(437)
        case "pca": setCodePage(850)
        case "ansicpg": if let number, number > 0 { setCodePage(number) }
        case "deff":
            defaultFont = number
            if !fonts.isEmpty { state.setCodePage(standardCodePage) }
        case "par", "sect", "page", "column": endParagraph()
        case "cell", "nestcell": if state.destination == .body { cells += 1 }
        case "row", "nestrow":
            cells = 0
            endParagraph()
        default: return false
        }
        return true
    }

    /// The code page of text without a font.
    private var standardCodePage: Int {
        let page = defaultFont.flatMap { fonts[$0]?.codePage }
        return page.flatMap { $0 == RTFEncoding.symbols ? nil : $0 } ?? codePage
    }

    private mutating func setCodePage(_ number: Int) {
        codePage = number
        state.setCodePage(number)
    }

    private mutating func paragraph(_ name: String, _ number: Int?) -> Bool {
        switch name {
        case "pard":
            // In some documents the marker of a list item comes before this word.
            let marker = state.paragraph.marker
            state.paragraph = RTFParagraph()
            state.paragraph.marker = marker
        case "s": state.paragraph.style = number ?? 0
        case "ql": state.paragraph.alignment = .left
        case "qr": state.paragraph.alignment = .right
        case "qc": state.paragraph.alignment = .center
        case "qj": state.paragraph.alignment = .standard
        case "rtlpar": state.paragraph.direction = .rightToLeft
        case "ltrpar": state.paragraph.direction = .leftToRight
        case "sl": state.paragraph.lineSpacing = min(31680, max(-31680, number ?? 0))
        case "slmult": state.paragraph.isLineMultiple = number == 1
        case "outlinelevel": state.paragraph.outlineLevel = number
        case "ilvl": state.paragraph.listLevel = number ?? 0
        default: return false
        }
        return true
    }

    /// Handles control words for letters; with an `a` before them they apply to complex scripts.
    private mutating func letters(_ name: String, _ number: Int?) -> Bool {
        let isOn = number != 0
        switch name {
        case "ltrch": state.kind = .simple
        case "rtlch": state.kind = .complex
        case "b", "ab":
            let weight = (isOn ? Font.Weight.bold : .regular).openType
            state.setLetters(isAssociated: name == "ab") { $0.weight = weight }
        case "i", "ai": state.setLetters(isAssociated: name == "ai") { $0.isItalic = isOn }
        case "f", "af": if let number { setFont(number, isAssociated: name == "af") }
        case "fs", "afs":
            guard let number, number > 0 else { break }
            let size = min(2000, Double(number) * RTFMeasure.halfPoint)
            state.setLetters(isAssociated: name == "afs") { $0.size = size }
        case "lang", "alang":
            let language = number.flatMap(RTFLanguage.tag)
            state.setLetters(isAssociated: name == "alang") { $0.language = language }
        default: return false
        }
        return true
    }

    private mutating func character(_ name: String, _ number: Int?) {
        if letters(name, number) { return }
        let isOn = number != 0
        switch name {
        case "plain": state.resetCharacters(codePage: standardCodePage)
        case "cf": state.style.color = color(number)
        case "highlight", "chcbpat", "cb": state.style.background = color(number)
        case "strike", "striked": state.style.strikethrough = isOn ? ExchangedStyle.Line() : nil
        case "ulc": if let color = color(number) { state.style.underline?.color = color }
        case "super": state.script = isOn ? 1 : 0
        case "sub": state.script = isOn ? -1 : 0
        case "nosupersub": (state.script, state.style.baselineOffset) = (0, nil)
        case "up", "dn":
            let offset = Double(min(1000, max(-1000, number ?? 6))) * RTFMeasure.halfPoint
            state.style.baselineOffset = offset == 0 ? nil : name == "up" ? offset : -offset
        case "expnd", "expndtw":
            let unit = name == "expnd" ? RTFMeasure.quarterPoint : RTFMeasure.twip
            let spacing = Double(min(30000, max(-30000, number ?? 0))) * unit
            state.style.letterSpacing = spacing == 0 ? nil : spacing
        case "scaps":
            if isOn {
                state.style.features.insert(.lowercaseSmallCaps)
            } else {
                state.style.features.remove(.lowercaseSmallCaps)
            }
        case "v": state.isHidden = isOn
        default:
            guard name.hasPrefix("ul") else { return }
            underline(name, isOn)
        }
    }

    private mutating func underline(_ name: String, _ isOn: Bool) {
        let pattern: DecorationPattern
        switch name {
        case "ul", "ulw": pattern = .solid
        case "uld", "ulthd": pattern = .dot
        case "uldash", "ulldash", "ulthdash", "ulthldash": pattern = .dash
        case "uldashd", "ulthdashd": pattern = .dashDot
        case "uldashdd", "ulthdashdd": pattern = .dashDotDot
        case "uldb": pattern = .double
        case "ulth": pattern = .thick
        case "ulwave", "ulhwave", "ululdbwave": pattern = .wave
        case "ulnone":
            state.style.underline = nil
            return
        default: return
        }
        let color = state.style.underline?.color
        state.style.underline = isOn ? ExchangedStyle.Line(pattern: pattern, color: color) : nil
    }

    // MARK: Tables

    private mutating func font(_ name: String, _ number: Int?) {
        switch name {
        case "f":
            guard let number, fonts.count < Self.tableLimit else { return fontNumber = nil }
            fontNumber = number
            fonts[number] = FontEntry()
        case "fcharset":
            guard let fontNumber else { return }
            let found = number.flatMap(RTFEncoding.codePage(charset:))
            fonts[fontNumber]?.codePage = found
            // The font's own name is encoded in it, too.
            if let found, found != RTFEncoding.symbols { state.setCodePage(found) }
        case "cpg": if let fontNumber { fonts[fontNumber]?.codePage = number }
        case "froman": if let fontNumber { fonts[fontNumber]?.design = .serif }
        case "fmodern": if let fontNumber { fonts[fontNumber]?.design = .monospaced }
        default: break
        }
    }

    private mutating func endFont() {
        guard let number = fontNumber, let name = fonts[number]?.name else { return }
        fonts[number]?.name = name.trimmingCharacters(in: .whitespaces)
        fontNumber = nil
        state.setCodePage(codePage)
    }

    private mutating func setFont(_ number: Int, isAssociated: Bool) {
        guard let font = fonts[number] else { return }
        let codePage = font.codePage ?? codePage
        let design = Font.Design(family: font.name)
        state.setLetters(isAssociated: isAssociated) { letters in
            letters.codePage = codePage
            letters.family = design != nil || font.name.isEmpty ? nil : font.name
            letters.design = font.name.isEmpty ? nil : design ?? font.design
        }
    }

    private mutating func colorPart(_ name: String, _ number: Int?) {
        switch name {
        case "red": color.red = number
        case "green": color.green = number
        case "blue": color.blue = number
        default: break
        }
    }

    private mutating func endColor() {
        defer { color = (nil, nil, nil) }
        guard colors.count < Self.tableLimit else { return }
        guard color.red != nil || color.green != nil || color.blue != nil else { return colors.append(nil) }
        func part(_ number: Int?) -> Float { Float(min(255, max(0, number ?? 0))) / 255 }
        colors.append(Color.Resolved(red: part(color.red), green: part(color.green), blue: part(color.blue)))
    }

    /// Returns a color of the document's table; `nil` for the default color.
    private func color(_ number: Int?) -> Color.Resolved? {
        guard let number, colors.indices.contains(number) else { return nil }
        return colors[number]
    }
}
