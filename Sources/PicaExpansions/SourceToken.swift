/// A chunk of Swift source between spaces and comments, as far as taking declarations apart needs to know.
struct SourceToken: Equatable {
    enum Kind: Equatable {
        case word, number, string
        /// Punctuation, a byte each.
        case mark(UInt8)
    }

    let kind: Kind
    /// In UTF-8 bytes.
    let range: Range<Int>
    /// Whether it is the first of its line.
    let beginsLine: Bool
}

/// Swift source in tokens. What it cannot make sense of becomes marks.
struct SourceText {
    let bytes: [UInt8]
    private(set) var tokens: [SourceToken] = []

    init(_ source: String) {
        bytes = Array(source.utf8)
        var reader = TokenReader(bytes: bytes)
        reader.read(into: &tokens, endsWithParenthesis: false, depth: 0)
    }

    /// Where the first token begins: its offset, the lines before its own, and what is before it on that, in bytes.
    var start: (offset: Int, lines: Int, column: Int) {
        let offset = tokens.first?.range.lowerBound ?? 0
        let before = bytes[..<offset]
        let lines = before.count { $0 == UInt8(ascii: "\n") }
        return (offset, lines, before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count)
    }

    subscript(range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    /// The text from one token up to another.
    subscript(tokens range: Range<Int>) -> String {
        guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
        return self[first.range.lowerBound..<last.range.upperBound]
    }

    func word(at index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
        return self[tokens[index].range]
    }

    func isMark(_ mark: Character, at index: Int) -> Bool {
        guard tokens.indices.contains(index), let value = mark.asciiValue else { return false }
        return tokens[index].kind == .mark(value)
    }

    /// Behind the bracket that closes the one at an index; the end where none does.
    func end(ofGroupAt start: Int) -> Int {
        var depth = 0
        for index in start..<tokens.count {
            guard case .mark(let mark) = tokens[index].kind else { continue }
            switch Character(UnicodeScalar(mark)) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                if depth <= 0 { return index + 1 }
            default: break
            }
        }
        return tokens.count
    }

    /// Whether a group of anything begins at an index.
    func isOpening(at index: Int) -> Bool {
        isMark("(", at: index) || isMark("[", at: index) || isMark("{", at: index)
    }

    private func isClosing(at index: Int) -> Bool {
        isMark(")", at: index) || isMark("]", at: index) || isMark("}", at: index)
    }

    /// Behind the statement that goes on at an index: where a line begins that does not go on with it.
    func end(ofStatementAt start: Int) -> Int {
        var index = start
        while index < tokens.count {
            if isMark(";", at: index) || isClosing(at: index) { return index }
            if index > start, tokens[index].beginsLine, !continues(to: index) { return index }
            index = isOpening(at: index) ? end(ofGroupAt: index) : index + 1
        }
        return index
    }

    /// Whether what stands at the end of a line or at the beginning of the next wants more.
    private func continues(to index: Int) -> Bool {
        let wanting = Set("=,:.?!+-*/%<>&|^~".utf8)
        if case .mark(let mark) = tokens[index].kind, wanting.contains(mark) { return true }
        guard index > 0, case .mark(let last) = tokens[index - 1].kind else { return false }
        let isOptional = last == UInt8(ascii: "?") || last == UInt8(ascii: "!") || last == UInt8(ascii: ">")
        return wanting.contains(last) && !isOptional
    }
}

/// Reads bytes into tokens.
private struct TokenReader {
    let bytes: [UInt8]
    private var position = 0
    private var beginsLine = true

    /// Literals in interpolations in literals, and signs before a literal; no one writes so many.
    private static let depthLimit = 32

    private static let (lineComment, longQuote) = (Array("//".utf8), Array("\"\"\"".utf8))
    private static let (commentStart, commentEnd) = (Array("/*".utf8), Array("*/".utf8))

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func peek(_ offset: Int = 0) -> UInt8? {
        let index = position + offset
        return index < bytes.count ? bytes[index] : nil
    }

    private func starts(with text: [UInt8]) -> Bool {
        position + text.count <= bytes.count && bytes[position..<position + text.count].elementsEqual(text)
    }

    /// Reads to the end, or to the parenthesis that ends an interpolation.
    mutating func read(into tokens: inout [SourceToken], endsWithParenthesis: Bool, depth: Int) {
        var open = 0
        while let byte = peek() {
            let start = position
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                beginsLine = true
                position += 1
                continue
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
                position += 1
                continue
            case UInt8(ascii: "/") where starts(with: Self.lineComment):
                while let next = peek(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
                    position += 1
                }
                continue
            case UInt8(ascii: "/") where starts(with: Self.commentStart):
                comment()
                continue
            default: break
            }
            let kind: SourceToken.Kind
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && isRawString {
                string(depth: depth)
                kind = .string
            } else if byte == UInt8(ascii: "`") {
                position += 1
                while let next = peek(), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") {
                    position += 1
                }
                position = min(position + 1, bytes.count)
                kind = .word
            } else if Self.isDigit(byte) {
                while let next = peek(), Self.isWord(next) || next == UInt8(ascii: ".") && isFraction {
                    position += 1
                }
                kind = .number
            } else if Self.isWord(byte) {
                while let next = peek(), Self.isWord(next) { position += 1 }
                kind = .word
            } else {
                if byte == UInt8(ascii: "(") { open += 1 }
                if byte == UInt8(ascii: ")") { open -= 1 }
                position += 1
                if open < 0, endsWithParenthesis { return }
                kind = .mark(byte)
            }
            tokens.append(SourceToken(kind: kind, range: start..<position, beginsLine: beginsLine))
            beginsLine = false
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    /// `0..<n` is no number with a point.
    private var isFraction: Bool { peek(1).map(Self.isDigit) ?? false }

    private mutating func comment() {
        var open = 0
        repeat {
            if starts(with: Self.commentStart) {
                open += 1
                position += 2
            } else if starts(with: Self.commentEnd) {
                open -= 1
                position += 2
            } else {
                if peek() == UInt8(ascii: "\n") { beginsLine = true }
                position += 1
            }
        } while open > 0 && position < bytes.count
        position = min(position, bytes.count)
    }

    private var isRawString: Bool {
        var offset = 0
        while offset < Self.depthLimit, peek(offset) == UInt8(ascii: "#") { offset += 1 }
        return peek(offset) == UInt8(ascii: "\"")
    }

    private mutating func string(depth: Int) {
        var hashes: [UInt8] = []
        while peek() == UInt8(ascii: "#") {
            hashes.append(UInt8(ascii: "#"))
            position += 1
        }
        let isLong = starts(with: Self.longQuote)
        let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
        position += quotes.count
        let end = quotes + hashes
        let escape = [UInt8(ascii: "\\")] + hashes
        while position < bytes.count, !starts(with: end) {
            if !isLong, peek() == UInt8(ascii: "\n") { return }
            guard starts(with: escape) else {
                position += 1
                continue
            }
            position += escape.count
            guard peek() == UInt8(ascii: "(") else {
                position += 1
                continue
            }
            position += 1
            guard depth < Self.depthLimit else { continue }
            var inner: [SourceToken] = []
            let outer = beginsLine
            read(into: &inner, endsWithParenthesis: true, depth: depth + 1)
            beginsLine = outer
        }
        position = min(position + end.count, bytes.count)
    }
}
