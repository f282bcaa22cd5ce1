/// A word, a sign or a literal of Swift source, as far as coloring and matching brackets need it.
struct SwiftToken: Equatable {
    enum Kind {
        case keyword, type, name, number, string, comment, sign, space
    }

    let kind: Kind
    let text: Substring

    static func == (a: SwiftToken, b: SwiftToken) -> Bool { a.kind == b.kind && a.text == b.text }

    /// Returns all tokens of some source. Together they are the source.
    static func tokens(of source: Substring) -> [SwiftToken] {
        var tokens: [SwiftToken] = []
        var rest = source
        while let first = rest.first {
            let (kind, length) = head(of: rest, first)
            let end = rest.index(rest.startIndex, offsetBy: max(1, length), limitedBy: rest.endIndex)
            tokens.append(SwiftToken(kind: kind, text: rest[..<(end ?? rest.endIndex)]))
            rest = rest[(end ?? rest.endIndex)...]
        }
        return tokens
    }

    /// Returns the kind and the number of characters of the first token.
    private static func head(of rest: Substring, _ first: Character) -> (Kind, Int) {
        if first.isWhitespace { return (.space, rest.prefix(while: \.isWhitespace).count) }
        if rest.hasPrefix("//") { return (.comment, rest.prefix { !$0.isNewline }.count) }
        if rest.hasPrefix("/*") { return (.comment, length(of: rest, to: "*/")) }
        if rest.hasPrefix("\"\"\"") { return (.string, length(of: rest, to: "\"\"\"")) }
        if first == "\"" { return (.string, lineStringLength(rest)) }
        if first.isNumber { return (.number, rest.prefix { $0.isHexDigit || "._xo".contains($0) }.count) }
        guard first.isLetter || "_@#$".contains(first) else { return (.sign, 1) }
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@#$".contains($0) }
        if keywords.contains(String(word)) || "@#".contains(first) { return (.keyword, word.count) }
        return (first.isUppercase ? .type : .name, word.count)
    }

    private static func length(of rest: Substring, to end: String) -> Int {
        let inside = rest.dropFirst(end.count)
        guard let range = inside.range(of: end) else { return rest.count }
        return rest.distance(from: rest.startIndex, to: range.upperBound)
    }

    /// Returns the length of a string on one line. Strings within interpolations count as parts of it.
    private static func lineStringLength(_ rest: Substring) -> Int {
        var (count, depth, isEscaped) = (1, 0, false)
        for sign in rest.dropFirst() {
            count += 1
            if isEscaped {
                isEscaped = false
                if sign == "(" { depth += 1 }
            } else if sign == "\\" {
                isEscaped = true
            } else if depth > 0 {
                if sign == "(" { depth += 1 }
                if sign == ")" { depth -= 1 }
            } else if sign == "\"" || sign.isNewline {
                return count
            }
        }
        return count
    }

    private static let keywords: Set<String> = [
        "as", "async", "await", "case", "catch", "default", "defer", "do", "else", "enum", "extension",
        "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "private",
        "protocol", "return", "self", "Self", "some", "static", "struct", "switch", "throw", "throws", "true",
        "try", "var", "where", "while",
    ]
}
