import Foundation

/// A Markdown text prepared for the parser, with marks for features that Markdown lacks. These are lines that begin no
/// block, and `^[text](name: value)`.
///
/// The marks are punctuation of the Manichaean script, which apps' texts do not contain. Other characters would change
/// the meaning of neighboring asterisks and underscores.
struct MarkdownSource {
    /// The mark for the start of a line that begins no block.
    private static let lineStart: Unicode.Scalar = "\u{10AF6}"
    /// The mark for the end of such a line that keeps its spaces.
    private static let lineEnd: Unicode.Scalar = "\u{10AF3}"
    /// The mark before the number of an attributed text, which is written as an image's URL.
    private static let number: Unicode.Scalar = "\u{10AF5}"
    /// The mark for the start of an attributed text, which is written as an image's description.
    private static let start: Unicode.Scalar = "\u{10AF4}"

    private let original: [UInt8]
    /// The text for the parser.
    private(set) var parsed: [UInt8] = []
    /// The contents of the parentheses of each `^[text](name: value)`, in order.
    private(set) var attributes: [String] = []
    private var edits: [Edit] = []
    /// The segments in which the parsed and the original text are at a fixed distance.
    private var segments: [(parsed: Int, original: Int)] = []

    /// A replacement of a part of the original text for the parser.
    private struct Edit {
        var range: Range<Int>
        var words: String
    }

    /// - Throws: `WorkBudget.Exhausted` if too much of the text looks like attributed text.
    init(
        _ text: String, _ options: AttributedString.MarkdownParsingOptions, within budget: WorkBudget
    ) throws(WorkBudget.Exhausted) {
        original = Array(text.utf8)
        if original.contains(0xF0) { removeMarks() }
        if options.allowsExtendedAttributes, original.contains(UInt8(ascii: "^")) {
            try findAttributes(within: budget)
        }
        switch options.interpretedSyntax {
        case .full: break
        case .inlineOnly: fenceLines(keepsSpaces: false)
        case .inlineOnlyPreservingWhitespace: fenceLines(keepsSpaces: true)
        }
        apply()
    }

    /// Whether a text could contain marks or URLs; most texts do not.
    static func mayHaveMarks(_ text: String) -> Bool {
        var last: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
                UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"),
                UInt8(ascii: "@"):
                return true
            case UInt8(ascii: "/") where last == UInt8(ascii: ":"): return true
            case UInt8(ascii: ".") where last == UInt8(ascii: "w"): return true
            default: last = byte
            }
        }
        return false
    }

    private mutating func apply() {
        // Of two edits at the same position, the first was found first.
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        parsed.reserveCapacity(original.count + 4 * ordered.count)
        var place = 0
        segments.append((0, 0))
        for (_, edit) in ordered where edit.range.lowerBound >= place {
            parsed += original[place..<edit.range.lowerBound]
            parsed += Array(edit.words.utf8)
            place = edit.range.upperBound
            segments.append((parsed.count, place))
        }
        parsed += original[place...]
        edits = []
    }

    /// Removes characters of the text that would be mistaken for marks.
    private mutating func removeMarks() {
        for place in original.indices where Self.mark(original, place) != nil {
            edits.append(Edit(range: place..<place + 4, words: ""))
        }
    }

    // MARK: Lines

    private mutating func fenceLines(keepsSpaces: Bool) {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        func isBlank(_ byte: UInt8) -> Bool { isSpace(byte) || 0x0A...0x0D ~= byte }
        var (start, end) = (0, original.count)
        if !keepsSpaces {
            start = original.firstIndex { !isBlank($0) } ?? end
            end = original.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
            if start > 0 { edits.append(Edit(range: 0..<start, words: "")) }
        }
        var place = start
        while place <= end {
            var lineEnd = place
            while lineEnd < end, original[lineEnd] != 0x0A, original[lineEnd] != 0x0D { lineEnd += 1 }
            let line = original[place..<lineEnd]
            let first = keepsSpaces ? place : line.firstIndex { !isSpace($0) } ?? lineEnd
            edits.append(Edit(range: place..<first, words: String(Self.lineStart)))
            if keepsSpaces, let last = line.last, isSpace(last) || last == UInt8(ascii: "\\") {
                edits.append(Edit(range: lineEnd..<lineEnd, words: String(Self.lineEnd)))
            }
            place = lineEnd + 1
            if lineEnd + 1 < end, original[lineEnd] == 0x0D, original[lineEnd + 1] == 0x0A { place += 1 }
        }
        if end < original.count { edits.append(Edit(range: end..<original.count, words: "")) }
    }

    // MARK: Attributes

    /// Converts `^[text](name: value)` to images, whose descriptions may contain marks like such texts.
    private mutating func findAttributes(within budget: WorkBudget) throws(WorkBudget.Exhausted) {
        /// The positions of open brackets, and whether each begins such a text.
        var open: [(place: Int, isMarked: Bool)] = []
        var place = 0
        while place < original.count {
            switch original[place] {
            case UInt8(ascii: "\\"): place += 2
            case UInt8(ascii: "`"):
                let length = original[place...].prefix { $0 == UInt8(ascii: "`") }.count
                place = try endOfCode(from: place + length, length, within: budget) ?? place + length
            case UInt8(ascii: "["):
                let isMarked = place > 0 && original[place - 1] == UInt8(ascii: "^") && !isEscaped(place - 1)
                open.append((place, isMarked))
                place += 1
            case UInt8(ascii: "]"):
                place += 1
                guard let bracket = open.popLast(), bracket.isMarked,
                    let end = try endOfValues(from: place, within: budget)
                else { continue }
                edits.append(
                    Edit(
                        range: bracket.place - 1..<bracket.place + 1,
                        words: "![\(Self.start)"))
                edits.append(
                    Edit(range: place + 1..<end - 1, words: "\(Self.number)\(attributes.count)"))
                attributes.append(String(decoding: original[place + 1..<end - 1], as: UTF8.self))
                place = end
            default: place += 1
            }
        }
    }

    private func isEscaped(_ place: Int) -> Bool {
        original[..<place].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
    }

    /// Returns the end of code opened by a number of backticks, or `nil` if there is none.
    private func endOfCode(
        from start: Int, _ length: Int, within budget: WorkBudget
    ) throws(WorkBudget.Exhausted) -> Int? {
        var place = start
        while let tick = original[place...].firstIndex(of: UInt8(ascii: "`")) {
            let run = original[tick...].prefix { $0 == UInt8(ascii: "`") }.count
            try budget.spend(steps: tick + run - place)
            place = tick + run
            if run == length { return place }
        }
        try budget.spend(steps: original.count - place)
        return nil
    }

    /// The longest attributes, in bytes; many unterminated ones would be searched over and over.
    private static let valuesLimit = 2048

    /// Returns the end of the parentheses that open at a position; `nil` if it is not on the same line.
    private func endOfValues(
        from start: Int, within budget: WorkBudget
    ) throws(WorkBudget.Exhausted) -> Int? {
        guard start < original.count, original[start] == UInt8(ascii: "(") else { return nil }
        var depth = 0
        var quote: UInt8?
        var place = start
        while place < min(original.count, start + Self.valuesLimit) {
            let byte = original[place]
            switch byte {
            case 0x0A, 0x0D: return nil
            case UInt8(ascii: "\\") where quote != nil: place += 1
            case _ where byte == quote: quote = nil
            case _ where quote != nil: break
            case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return byte == UInt8(ascii: ")") ? place + 1 : nil }
            default: break
            }
            place += 1
        }
        try budget.spend(steps: place - start)
        return nil
    }

    /// Returns the index of the attributes for which an image stands, by its URL, or `nil` for a real image.
    func attribute(ofAddress address: String) -> Int? {
        guard address.unicodeScalars.first == Self.number, let place = Int(address.dropFirst()),
            attributes.indices.contains(place)
        else { return nil }
        return place
    }

    // MARK: Restoring

    /// Returns parsed text without marks; text not recognized as an image is restored.
    ///
    /// - Parameter keepsLines: Whether line ends that became spaces are restored.
    func restored(_ text: String, keepsLines: Bool = false) -> String {
        guard text.utf8.contains(0xF0) else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            guard let mark = Self.mark(bytes, place) else {
                result.append(bytes[place])
                place += 1
                continue
            }
            place += 4
            switch mark {
            case Self.lineStart where keepsLines && result.last == UInt8(ascii: " "):
                result[result.count - 1] = UInt8(ascii: "\n")
            case Self.start where result.suffix(2).elementsEqual("![".utf8):
                result.replaceSubrange((result.count - 2)..., with: "^[".utf8)
            case Self.number:
                let digits = bytes[place...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
                place += digits.count
                if let number = Int(String(decoding: digits, as: UTF8.self)),
                    attributes.indices.contains(number)
                {
                    result += Array(attributes[number].utf8)
                }
            default: break
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the mark at a position, or `nil` if there is none.
    private static func mark(_ bytes: [UInt8], _ place: Int) -> Unicode.Scalar? {
        guard bytes[place] == 0xF0, place + 3 < bytes.count, bytes[place + 1] == 0x90,
            bytes[place + 2] == 0xAB, 0xB3...0xB6 ~= bytes[place + 3]
        else { return nil }
        return Unicode.Scalar(0x10AC0 + UInt32(bytes[place + 3] - 0x80))
    }

    /// Returns the original position of a part of the parsed text.
    ///
    /// - Parameters:
    ///   - start: The start of the part in the parsed text.
    ///   - last: The offset of its last byte there.
    ///   - lines: The ``lines``, computed once.
    func position(_ start: Int, _ last: Int, _ lines: LineStarts) -> AttributedString.MarkdownSourcePosition {
        let start = lines.place(of: place(of: start))
        let end = lines.place(of: place(of: last))
        return AttributedString.MarkdownSourcePosition(
            startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column)
    }

    /// The line starts of the original text.
    var lines: LineStarts { LineStarts(original) }

    /// Returns the original offset of a byte of the parsed text.
    private func place(of parsedPlace: Int) -> Int {
        let segment = segments[max(0, segments.partitioningIndex { $0.parsed > parsedPlace } - 1)]
        return min(max(0, original.count - 1), segment.original + max(0, parsedPlace - segment.parsed))
    }

    /// Returns the byte at an offset of the parsed text, or `nil` after its end.
    func byte(at place: Int) -> UInt8? { parsed.indices.contains(place) ? parsed[place] : nil }
}
