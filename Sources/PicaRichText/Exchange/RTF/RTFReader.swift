import Foundation
import PicaDrawing
import PicaFoundation
import PicaLabels

/// Creates an attributed string from RTF: styled text, links, and lists as far as the items' markers show them. PNG
/// images are read; tables become lines of cells separated by tabs.
package struct RTFReader {
    struct FontEntry {
        var name = ""
        var design: Font.Design?
        var codePage: Int?
    }

    /// The maximum size in bytes. It is large because images are written as hexadecimal digits.
    static let sizeLimit = 256 << 20
    /// The maximum nesting of groups, which no program's document exceeds.
    private static let depthLimit = 2000
    static let tableLimit = 10_000

    let body: BodyText
    var tokens: RTFTokenizer
    private var builder: RichTextBuilder
    var state = RTFState()
    var groups: [RTFState] = []
    var encoding = RTFEncoding()
    var fonts: [Int: FontEntry] = [:]
    /// The number of the font whose entry is being read.
    var fontNumber: Int?
    var colors: [Color.Resolved?] = []
    var color: (red: Int?, green: Int?, blue: Int?)
    var fields: [RTFField] = []
    private var lists = MarkedLists()
    var styles = RTFStyles()
    /// The name of the style whose entry is being read.
    private var styleName = ""
    var marker = ""
    var picture = RTFPicture()
    /// The code page of the document, and the number of its default font.
    var codePage = RTFEncoding.western
    var defaultFont: Int?
    /// Pending bytes, since a character may have several.
    var bytes: [UInt8] = []
    /// Text that is not in the builder yet.
    var text: [UInt8] = []
    /// The first half of a surrogate pair.
    private var highSurrogate: UInt32?
    /// The number of fallback characters still to skip after a Unicode character.
    var fallback = 0
    /// The number of cells that have ended since the last text.
    var cells = 0

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

    mutating func add(_ byte: UInt8) {
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

    mutating func add(_ scalar: Unicode.Scalar) {
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
    mutating func endText() {
        endBytes()
        (highSurrogate, fallback) = (nil, 0)
        guard !text.isEmpty else { return }
        builder.append(text, look)
        text.removeAll(keepingCapacity: true)
    }

    mutating func endParagraph() {
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

    mutating func unicode(_ number: Int) {
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
}
