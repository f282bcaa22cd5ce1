import Foundation
import PicaFoundation

/// The text of an HTML document as it comes: spaces and line ends that count, paragraphs where blocks end.
struct HTMLText {
    private(set) var builder: RichTextBuilder
    /// What the paragraph is whose text comes next.
    var paragraph: ExchangedParagraph

    /// What the paragraph is that is being written; nil where nothing of one is.
    private var current: ExchangedParagraph?
    /// Whether that has ended, as far as anything else follows.
    private var isEnded = false
    /// A space that counts if something follows in its line.
    private var space: ExchangedStyle?
    /// Line breaks, of which the last counts only if something follows in its paragraph.
    private var breaks: [ExchangedStyle] = []
    /// The same of line feeds that are kept.
    private var lineFeeds = 0
    /// How the last line end looks, which is all that an empty paragraph has.
    private var breakStyle = ExchangedStyle()
    /// Whether spaces are swallowed.
    private var isAtSpace = true
    /// Whether a cell has begun that has nothing in it yet: the block that it begins with begins no line.
    private var isCellEmpty = false

    init(in body: BodyText, paragraph: ExchangedParagraph = ExchangedParagraph()) {
        builder = RichTextBuilder(in: body)
        self.paragraph = paragraph
    }

    /// A block begins or ends.
    mutating func endBlock() {
        if current != nil, !isCellEmpty { isEnded = true }
    }

    /// A table's row begins, which no cell of it joins to what was before.
    mutating func beginRow() { if isEnded { finishParagraph() } }

    /// A cell begins that is not its row's first.
    mutating func nextCell(_ style: ExchangedStyle) {
        (isEnded, space, breaks, lineFeeds) = (false, nil, [], 0)
        put(CollectionOfOne(UInt8(ascii: "\t")), style)
        (isAtSpace, isCellEmpty) = (true, true)
    }

    /// A cell ends, whatever it had.
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

    /// The document has ended.
    mutating func finish() { finishParagraph() }

    /// Adds text whose spaces and line ends all count.
    mutating func addKept(_ bytes: UnsafeBufferPointer<UInt8>, _ style: ExchangedStyle) {
        var rest = UnsafeBufferPointer(rebasing: bytes[...])
        while let first = rest.first {
            switch first {
            case UInt8(ascii: "\n"):
                start()
                lineFeeds += 1
                breakStyle = style
            // One that is left is a character reference, which CSS shows as a space.
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

    /// Adds text of which spaces in a row are one, and none at lines' ends.
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

    /// Spaces that do not break stand for spaces that HTML would not show.
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
