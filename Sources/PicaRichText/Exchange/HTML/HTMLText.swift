import Foundation
import PicaFoundation

/// Collects the text of an HTML document: collapses spaces and line breaks, and ends paragraphs where blocks end.
struct HTMLText {
    private(set) var builder: RichTextBuilder
    /// The paragraph style of the text that comes next.
    var paragraph: ExchangedParagraph

    /// The paragraph style of the open paragraph; `nil` if none is open.
    private var current: ExchangedParagraph?
    /// Whether the paragraph ends before any further content.
    private var isEnded = false
    /// A pending space, which is kept only if something follows in its line.
    private var space: ExchangedStyle?
    /// Pending line breaks, the last of which is kept only if something follows in its paragraph.
    private var breaks: [ExchangedStyle] = []
    /// The number of pending line feeds in preformatted text.
    private var lineFeeds = 0
    /// The style of the last line break, which is the only one that an empty paragraph has.
    private var breakStyle = ExchangedStyle()
    /// Whether further spaces are dropped.
    private var isAtSpace = true
    /// Whether a cell has begun without content; a block at its start then begins no line.
    private var isCellEmpty = false

    init(in body: BodyText, paragraph: ExchangedParagraph = ExchangedParagraph()) {
        builder = RichTextBuilder(in: body)
        self.paragraph = paragraph
    }

    /// Handles the start or end of a block.
    mutating func endBlock() {
        if current != nil, !isCellEmpty { isEnded = true }
    }

    /// Begins a table row, so that its first cell does not join the preceding text.
    mutating func beginRow() { if isEnded { finishParagraph() } }

    /// Begins a cell other than the first of its row.
    mutating func nextCell(_ style: ExchangedStyle) {
        (isEnded, space, breaks, lineFeeds) = (false, nil, [], 0)
        put(CollectionOfOne(UInt8(ascii: "\t")), style)
        (isAtSpace, isCellEmpty) = (true, true)
    }

    /// Ends a cell, whether empty or not.
    mutating func endCell() { isCellEmpty = false }

    /// Adds text as it is.
    mutating func put(_ bytes: some Collection<UInt8>, _ style: ExchangedStyle) {
        start()
        if !breaks.isEmpty {
            for style in breaks { builder.append("\u{2028}".utf8, style) }
            breaks = []
        }
        if lineFeeds > 0 {
            builder.append(repeatElement(UInt8(ascii: "\n"), count: lineFeeds), style)
            lineFeeds = 0
        }
        if let style = space {
            builder.append(CollectionOfOne(UInt8(ascii: " ")), style)
            space = nil
        }
        builder.append(bytes, style)
        (isAtSpace, isCellEmpty) = (false, false)
    }

    /// Begins a paragraph if none is open.
    private mutating func start() {
        if isEnded { finishParagraph() }
        if current == nil {
            current = paragraph
            isAtSpace = true
        }
    }

    mutating func addLineBreak(_ style: ExchangedStyle) {
        start()
        space = nil
        breaks.append(style)
        breakStyle = style
        isAtSpace = true
    }

    private mutating func finishParagraph() {
        guard let paragraph = current else { return }
        for style in breaks.dropLast() { builder.append("\u{2028}".utf8, style) }
        if lineFeeds > 1 {
            builder.append(repeatElement(UInt8(ascii: "\n"), count: lineFeeds - 1), breakStyle)
        }
        builder.endParagraph(paragraph, breakStyle)
        (current, isEnded, space, breaks, lineFeeds, isAtSpace) = (nil, false, nil, [], 0, true)
        breakStyle = ExchangedStyle()
    }

    /// Ends the document.
    mutating func finish() { finishParagraph() }

    /// Adds text with all its spaces and line breaks.
    mutating func addKept(_ bytes: UnsafeBufferPointer<UInt8>, _ style: ExchangedStyle) {
        var rest = UnsafeBufferPointer(rebasing: bytes[...])
        while let first = rest.first {
            switch first {
            case UInt8(ascii: "\n"):
                start()
                lineFeeds += 1
                breakStyle = style
            // A carriage return here comes from a character reference, which CSS shows as a space.
            case UInt8(ascii: "\r"): put(CollectionOfOne(UInt8(ascii: " ")), style)
            default:
                let end =
                    rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? rest.count
                put(rest[..<end], style)
                rest = UnsafeBufferPointer(rebasing: rest[end...])
                continue
            }
            rest = UnsafeBufferPointer(rebasing: rest[1...])
        }
    }

    /// Adds text with runs of spaces collapsed, and without spaces at the ends of lines.
    mutating func addCollapsed(
        _ bytes: UnsafeBufferPointer<UInt8>, _ style: ExchangedStyle, keepsLines: Bool, convertsSpaces: Bool
    ) {
        if convertsSpaces { return addConverted(bytes, style) }
        var place = 0
        while place < bytes.count {
            let start = place
            while place < bytes.count, !Self.isSpace(bytes[place]) { place += 1 }
            if place > start { put(bytes[start..<place], style) }
            while place < bytes.count, Self.isSpace(bytes[place]) {
                if keepsLines, bytes[place] == UInt8(ascii: "\n") {
                    addLineBreak(style)
                } else if !isAtSpace, !isEnded, space == nil {
                    space = style
                }
                place += 1
            }
        }
    }

    /// Adds text in which no-break spaces stand for spaces that HTML would collapse.
    private mutating func addConverted(_ bytes: UnsafeBufferPointer<UInt8>, _ style: ExchangedStyle) {
        let words = String(decoding: bytes, as: UTF8.self).replacing("\u{A0}", with: " ")
        put(words.utf8, style)
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
        default: false
        }
    }
}
