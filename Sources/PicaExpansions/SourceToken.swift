/// A token of Swift source, as coarse as reading declarations allows.
package struct SourceToken: Equatable {
    package enum Kind: Equatable {
        case word, number, string
        /// One byte of punctuation.
        case mark(UInt8)
    }

    package let kind: Kind
    /// The range in UTF-8 bytes.
    package let range: Range<Int>
    /// Whether the token is the first on its line.
    package let beginsLine: Bool
}

/// Swift source as tokens. Anything unknown becomes marks.
package struct SourceText {
    package let bytes: [UInt8]
    package private(set) var tokens: [SourceToken] = []

    package init(_ source: String) {
        bytes = Array(source.utf8)
        var reader = TokenReader(bytes: bytes)
        reader.read(into: &tokens, endsWithParenthesis: false, depth: 0)
    }

    /// The start of the first token: its offset, the number of lines before it, and its column, in bytes.
    var start: (offset: Int, lines: Int, column: Int) {
        let offset = tokens.first?.range.lowerBound ?? 0
        let before = bytes[..<offset]
        let lines = before.count { $0 == UInt8(ascii: "\n") }
        return (offset, lines, before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count)
    }

    package subscript(range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    /// The text of a range of tokens.
    subscript(tokens range: Range<Int>) -> String {
        guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
        return self[first.range.lowerBound..<last.range.upperBound]
    }

    package func word(at index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
        return self[tokens[index].range]
    }

    package func isMark(_ mark: Character, at index: Int) -> Bool {
        guard tokens.indices.contains(index), let value = mark.asciiValue else { return false }
        return tokens[index].kind == .mark(value)
    }

    /// Returns the index after the bracket that closes the one at `start`; the end if there is none.
    package func end(ofGroupAt start: Int) -> Int {
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

    /// Returns whether a bracket opens at an index.
    func isOpening(at index: Int) -> Bool {
        isMark("(", at: index) || isMark("[", at: index) || isMark("{", at: index)
    }

    private func isClosing(at index: Int) -> Bool {
        isMark(")", at: index) || isMark("]", at: index) || isMark("}", at: index)
    }

    /// Returns the index after the statement that contains `start`: the next line start that does not continue it.
    func end(ofStatementAt start: Int) -> Int {
        var index = start
        while index < tokens.count {
            if isMark(";", at: index) || isClosing(at: index) { return index }
            if index > start, tokens[index].beginsLine, !continues(to: index) { return index }
            index = isOpening(at: index) ? end(ofGroupAt: index) : index + 1
        }
        return index
    }

    /// Returns whether the end of a line or the start of the next one continues a statement.
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

    /// The maximum depth of literals nested in interpolations, and the maximum number of `#` before a literal.
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

    /// Reads up to the end, or up to the parenthesis that ends an interpolation.
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

    /// Whether a decimal point follows; in `0..<n` none does.
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
