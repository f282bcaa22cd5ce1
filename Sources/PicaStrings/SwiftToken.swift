import Foundation

/// A token of Swift source, as coarse as finding texts allows.
enum SwiftToken: Equatable, Sendable {
    /// A name, a keyword or a number.
    case word(String)
    case string(SwiftString)
    /// One character of punctuation.
    case mark(Character)
    /// The text of a comment inside an interpolation; other comments are skipped.
    case comment(String)
}

/// A string literal.
struct SwiftString: Equatable, Sendable {
    enum Segment: Equatable, Sendable {
        case words(String)
        case interpolation([SwiftToken])
    }

    var segments: [Segment] = []
    /// The line number, from 1.
    var line: Int

    /// The text; `nil` if the literal has interpolations.
    var plain: String? {
        segments.reduce("") { text, segment in
            guard let text, case .words(let words) = segment else { return nil }
            return text + words
        }
    }
}

/// A lexer of Swift source that skips what it does not know.
struct SwiftLexer {
    private let characters: [Character]
    private var position = 0
    private var line = 1
    private var depth = 0

    /// The maximum depth of literals nested in interpolations.
    private static let depthLimit = 16

    static func tokens(of source: String) -> [SwiftToken] {
        var lexer = SwiftLexer(source)
        return lexer.tokens()
    }

    /// Creates a lexer. A combining mark at the start of a literal forms one character with the quote, so the two are
    /// separated.
    private init(_ source: String) {
        characters = source.flatMap { character in
            let scalars = character.unicodeScalars
            guard let first = scalars.first, first.isASCII, scalars.count > 1, character != "\r\n" else {
                return [character]
            }
            return [Character(first)] + String(String.UnicodeScalarView(scalars.dropFirst()))
        }
    }

    private func peek(_ offset: Int = 0) -> Character? {
        let index = position + offset
        return index < characters.count ? characters[index] : nil
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < characters.count {
            if characters[position].isNewline { line += 1 }
            position += 1
        }
    }

    private func starts(with text: String) -> Bool {
        var index = position
        for character in text {
            guard index < characters.count, characters[index] == character else { return false }
            index += 1
        }
        return true
    }

    /// Reads up to the end, or in an interpolation up to its closing parenthesis.
    private mutating func tokens(inInterpolation: Bool = false) -> [SwiftToken] {
        var tokens: [SwiftToken] = []
        var open = 0
        while let character = peek() {
            if starts(with: "//") {
                while let next = peek(), !next.isNewline { advance() }
            } else if starts(with: "/*") {
                let text = comment()
                if inInterpolation { tokens.append(.comment(text)) }
            } else if character == "\"" || character == "#" && isRawStart {
                tokens.append(.string(string()))
            } else if character == "/" && isRegexStart(after: tokens.last) {
                regex()
            } else if character.isLetter || character.isNumber || character == "_" || character == "`" {
                tokens.append(.word(word()))
            } else {
                if inInterpolation {
                    if character == "(" { open += 1 }
                    if character == ")" {
                        open -= 1
                        if open < 0 {
                            advance()
                            return tokens
                        }
                    }
                }
                advance()
                if !character.isWhitespace { tokens.append(.mark(character)) }
            }
        }
        return tokens
    }

    private mutating func comment() -> String {
        let start = position + 2
        var open = 0
        repeat {
            if starts(with: "/*") {
                open += 1
                advance(2)
            } else if starts(with: "*/") {
                open -= 1
                advance(2)
            } else {
                advance()
            }
        } while open > 0 && position < characters.count
        return String(characters[min(start, position)..<max(min(start, position), position - 2)])
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private mutating func word() -> String {
        if peek() == "`" {
            advance()
            let start = position
            while let next = peek(), next != "`", !next.isNewline { advance() }
            defer { advance() }
            return String(characters[start..<position])
        }
        let start = position
        let isNumber = peek()?.isNumber == true
        while let next = peek(), next.isLetter || next.isNumber || next == "_" || isNumber && next == "." {
            // The point in `0..<n` is no decimal point.
            if next == ".", peek(1)?.isNumber != true { break }
            advance()
        }
        return String(characters[start..<position])
    }

    private var isRawStart: Bool {
        var offset = 0
        while peek(offset) == "#" { offset += 1 }
        return peek(offset) == "\""
    }

    /// Returns whether a slash begins a regular expression; after a value it divides.
    private func isRegexStart(after last: SwiftToken?) -> Bool {
        switch last {
        case .mark(let mark): guard "(,=:[{;!&|?".contains(mark) else { return false }
        case .word(let word): guard word == "return" || word == "in" else { return false }
        default: return false
        }
        guard let next = peek(1), !next.isWhitespace, next != ")" else { return false }
        var offset = 1
        while let character = peek(offset), !character.isNewline {
            if character == "/" { return true }
            offset += character == "\\" ? 2 : 1
        }
        return false
    }

    private mutating func regex() {
        advance()
        while let character = peek(), character != "/", !character.isNewline {
            advance(character == "\\" ? 2 : 1)
        }
        advance()
    }

    private mutating func string() -> SwiftString {
        var literal = SwiftString(line: line)
        var hashes = ""
        while peek() == "#" {
            hashes += "#"
            advance()
        }
        let isLong = starts(with: "\"\"\"")
        let quote = isLong ? "\"\"\"" : "\""
        advance(quote.count)
        if isLong, peek()?.isNewline == true { advance() }
        let end = quote + hashes
        let escape = "\\" + hashes
        var words = ""
        while position < characters.count, !starts(with: end) {
            if !isLong, peek()?.isNewline == true { break }
            guard starts(with: escape) else {
                words.append(characters[position])
                advance()
                continue
            }
            advance(escape.count)
            if peek() == "(" {
                advance()
                literal.segments.append(.words(words))
                words = ""
                depth += 1
                let inner = depth < Self.depthLimit ? tokens(inInterpolation: true) : []
                depth -= 1
                literal.segments.append(.interpolation(inner))
            } else {
                words += escaped()
            }
        }
        advance(end.count)
        literal.segments.append(.words(words))
        if isLong { literal.removeIndent() }
        literal.segments.removeAll { $0 == .words("") }
        return literal
    }

    private mutating func escaped() -> String {
        guard let character = peek() else { return "" }
        advance()
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "0": return "\0"
        case "u":
            guard peek() == "{" else { return "" }
            advance()
            let start = position
            while let next = peek(), next.isHexDigit { advance() }
            let digits = String(characters[start..<position])
            if peek() == "}" { advance() }
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
        case _ where character.isWhitespace:
            // A backslash at the end of a line in a multiline literal continues the line.
            if !character.isNewline {
                while let next = peek(), next.isWhitespace, !next.isNewline { advance() }
                advance()
            }
            while let next = peek(), next.isWhitespace, !next.isNewline { advance() }
            return ""
        default: return String(character)
        }
    }
}

extension SwiftString {
    /// Removes the last line of a multiline literal, and its indentation from all lines.
    fileprivate mutating func removeIndent() {
        guard case .words(let last)? = segments.last, let start = last.lastIndex(where: \.isNewline) else {
            return
        }
        let indent = last[start...].dropFirst()
        guard indent.allSatisfy(\.isWhitespace) else { return }
        segments[segments.count - 1] = .words(String(last[..<start]))
        for index in segments.indices {
            guard case .words(let words) = segments[index] else { continue }
            var lines = words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            // Text after an interpolation continues that line, so it has no indentation.
            for line in lines.indices where line > 0 || index == 0 {
                if lines[line].hasPrefix(indent) { lines[line] = lines[line].dropFirst(indent.count) }
            }
            segments[index] = .words(lines.joined(separator: "\n"))
        }
    }
}
