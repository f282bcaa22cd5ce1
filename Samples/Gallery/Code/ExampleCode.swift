import PicaUI

/// The source of an example, which is read from its page's file. A gallery without its sources shows none.
struct ExampleCode {
    let file: String
    let line: Int

    /// Whether the gallery's sources are where they were when it was built.
    static let isAvailable = FileManager.default.isReadableFile(atPath: #filePath)

    /// The lines in the braces of the example; `nil` if they cannot be found.
    var text: String? {
        guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        guard line >= 1, line <= lines.count else { return nil }
        return Self.body(of: source[lines[line - 1].startIndex...])
    }

    /// Returns what is in the first braces after the arguments of a call.
    static func body(of source: Substring) -> String? {
        var (parentheses, braces) = (0, 0)
        var body = ""
        for token in SwiftToken.tokens(of: source) {
            let sign = token.kind == .sign ? token.text.first : nil
            if braces > 0 {
                if sign == "}" {
                    braces -= 1
                    if braces == 0 { return unindented(body) }
                }
                body += token.text
            }
            switch sign {
            case "(" where braces == 0: parentheses += 1
            case ")" where braces == 0: parentheses -= 1
            case "{" where braces > 0 || parentheses == 0: braces += 1
            default: break
            }
        }
        return nil
    }

    /// Returns lines without the indentation that all of them have, and without empty lines around them.
    static func unindented(_ text: String) -> String {
        let blank = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard blank.contains("\n") else { return blank }
        // The first line begins after the brace, at no column of its own.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        let shown = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        let indent = shown.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
        return lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
            .trimmingCharacters(in: .newlines.union(.whitespaces))
    }

    /// Returns source with a color for each kind of token.
    static func colored(_ source: String) -> AttributedString {
        SwiftToken.tokens(of: source[...]).reduce(into: AttributedString()) { text, token in
            var part = AttributedString(token.text)
            part.foregroundColor = color(of: token.kind)
            text += part
        }
    }

    private static func color(of kind: SwiftToken.Kind) -> Color? {
        switch kind {
        case .keyword: .purple
        case .type: .teal
        case .number: .blue
        case .string: .red
        case .comment: .secondary
        case .name, .sign, .space: nil
        }
    }
}
