import Foundation
import PicaFoundation
import Testing

@Suite("Markdown becomes an attributed string") struct MarkdownTests {
    private func parse(
        _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
    ) throws -> AttributedString {
        try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
    }

    /// Each run's text, and what follows for the attributes that it has.
    private func runs(_ string: AttributedString) -> [String] {
        string.runs.map { run in
            let parts = [
                String(string[run.range].characters), run.inlinePresentationIntent.map { "\($0.rawValue)" },
                run.link?.absoluteString, run.imageURL?.absoluteString, run.alternateDescription,
            ]
            return parts.compactMap(\.self).joined(separator: "|")
        }
    }

    /// Each block's text and what it is.
    private func blocks(_ string: AttributedString) -> [String] {
        string.runs[\.presentationIntent].map { intent, range in
            "\(String(string[range].characters)): \(intent?.debugDescription ?? "nothing")"
        }
    }

    @Test("Inline markup becomes intents, links and images")
    func inlines() throws {
        #expect(
            runs(try parse("a *b* **c _d_** `e` ~~f~~ [g](https://h.i \"j\") ![k](l.png) ![](m.png)")) == [
                "a ", "b|1", " ", "c |2", "d|3", " ", "e|4", " ", "f|32", " ", "g|https://h.i|j", " ",
                "k|l.png", " ", "\u{FFFC}|m.png",
            ])
        #expect(runs(try parse("a <b>c</b>")) == ["a ", "<b>|256", "c", "</b>|256"])
        #expect(runs(try parse("a\\*b &amp; c")) == ["a*b & c"])
    }

    @Test("A line end is a space, or with two spaces before it a line break")
    func breaks() throws {
        #expect(runs(try parse("a\nb")) == ["a", " |64", "b"])
        #expect(runs(try parse("a  \nb\\\nc")) == ["a", "\n|128", "b", "\n|128", "c"])
    }

    @Test("URLs are kept, and relative ones use the base URL")
    func addresses() throws {
        #expect(
            runs(try parse("see https://a.b/c. or d@e.fg")) == [
                "see ", "https://a.b/c|https://a.b/c", ". or ", "d@e.fg|mailto:d@e.fg",
            ])
        let string = try AttributedString(
            markdown: "[a](b/c) ![d](e.png)", baseURL: URL(string: "https://f.gh/i/"))
        #expect(string.runs.compactMap(\.link?.absoluteString) == ["https://f.gh/i/b/c"])
        #expect(string.runs.compactMap(\.imageURL?.absoluteString) == ["https://f.gh/i/e.png"])
    }

    @Test("Blocks follow each other without separators; each has its intent and nesting")
    func blockIntents() throws {
        #expect(
            blocks(try parse("# Title\n**hello**\n\n```swift x\nlet a\n\n```\n\n---\n\n> q\n> - r")) == [
                "Title: [header 1 (id 1)]", "hello: [paragraph (id 2)]",
                "let a\n\n: [codeBlock 'swift' (id 3)]", "\u{2E3B}: [thematicBreak (id 4)]",
                "q: [paragraph (id 6), blockQuote (id 5)]",
                "r: [paragraph (id 9), listItem 1 (id 8), unorderedList (id 7), blockQuote (id 5)]",
            ])
        #expect(blocks(try parse("    a\n")) == ["a\n: [codeBlock (id 1)]"])
        #expect(blocks(try parse("<hr>\n")) == ["<hr>\n: nothing"])
        #expect(try parse("<hr>\n").runs.first?.inlinePresentationIntent == .blockHTML)
    }

    @Test("Lists have item numbers, delimiters and nesting levels")
    func lists() throws {
        let string = try parse("3. a\n   + b\n   + c\n4. d\n\ne\n\n7) f\n\n\t* g")
        #expect(
            blocks(string) == [
                "a: [paragraph (id 3), listItem 3 (id 2), orderedList (id 1)]",
                "b: [paragraph (id 6), listItem 1 (id 5), unorderedList (id 4), listItem 3 (id 2), orderedList (id 1)]",
                "c: [paragraph (id 8), listItem 2 (id 7), unorderedList (id 4), listItem 3 (id 2), orderedList (id 1)]",
                "d: [paragraph (id 10), listItem 4 (id 9), orderedList (id 1)]", "e: [paragraph (id 11)]",
                "f: [paragraph (id 14), listItem 7 (id 13), orderedList (id 12)]",
                "g: [paragraph (id 17), listItem 1 (id 16), unorderedList (id 15), listItem 7 (id 13), orderedList (id 12)]",
            ])
        #expect(string.runs.map(\.listItemDelimiter) == [".", "+", "+", ".", nil, ")", "*"])
        #expect(string.runs.compactMap(\.presentationIntent?.indentationLevel) == [0, 1, 1, 0, 0, 0, 1])
        #expect(try parse("+ # a\n\n+ b").runs.map(\.listItemDelimiter) == ["+", "+"])
    }

    @Test("A table's cells have rows, columns and alignments")
    func tables() throws {
        let string = try parse("|a|*b*|c|\n|:-|:-:|-:|\n|d||`e`|")
        let kinds = string.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
        let table = PresentationIntent.Kind.table(columns: [
            .init(alignment: .left), .init(alignment: .center), .init(alignment: .right),
        ])
        #expect(
            kinds == [
                [.tableCell(columnIndex: 0), .tableHeaderRow, table],
                [.tableCell(columnIndex: 1), .tableHeaderRow, table],
                [.tableCell(columnIndex: 2), .tableHeaderRow, table],
                [.tableCell(columnIndex: 0), .tableRow(rowIndex: 1), table],
                [.tableCell(columnIndex: 2), .tableRow(rowIndex: 1), table],
            ])
        #expect(runs(string) == ["a", "b|1", "c", "d", "e|4"])
    }

    @Test("In inline mode there are no blocks, and block markers stay")
    func inlineOnly() throws {
        #expect(
            runs(try parse("# a *b*\n- c  \nd\n\n  e ", .inlineOnly)) == [
                "# a ", "b|1", " |64", "- c", "\n|128", "d", "  |64", "e",
            ])
        #expect(try parse("# a\n\nb", .inlineOnly).runs.allSatisfy { $0.presentationIntent == nil })
        #expect(
            runs(try parse(" # a *b*  \n\n- c\\\n===\n", .inlineOnlyPreservingWhitespace)) == [
                " # a ", "b|1", "  \n\n- c\\\n===\n",
            ])
        #expect(runs(try parse("`a \n b`", .inlineOnlyPreservingWhitespace)) == ["a \n b|4"])
    }

    @Test("A text has the given language")
    func language() throws {
        let string = try AttributedString(markdown: "*a* b", options: .init(languageCode: "de"))
        #expect(string.runs[\.languageIdentifier].map(\.0) == ["de"])
    }

    @Test(
        "Each run has its position in the source",
        arguments: [
            "This is *emphasized*.", "# é **b**\n\n- `c` [d](e)\n- f ^[g](inflect: true) *h*\n",
            "|a|b|\n|-|-|\n|*c*|d|", "a *b*\\\nc\nd\\\ne `f`\\\ng\nh\ni\n\nj\nk",
        ])
    func positions(source: String) throws {
        for syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax in [
            .full, .inlineOnly, .inlineOnlyPreservingWhitespace,
        ] {
            if source.hasPrefix("|"), syntax != .full { continue }
            let string = try AttributedString(
                markdown: source,
                options: .init(
                    allowsExtendedAttributes: true, interpretedSyntax: syntax,
                    appliesSourcePositionAttributes: true))
            for run in string.runs where run.inlinePresentationIntent?.contains(.softBreak) != true {
                let words = String(string[run.range].characters)
                // The parser does not report the position of line ends.
                if words.contains(where: \.isNewline) { continue }
                let position = try #require(run.markdownSourcePosition)
                let range = try #require(Range(position, in: source))
                #expect(source[range] == words, "\(position)")
            }
        }
        let first = try AttributedString(
            markdown: "This is *emphasized*.", options: .init(appliesSourcePositionAttributes: true))
        #expect(
            first.runs.dropFirst().first?.markdownSourcePosition
                == AttributedString.MarkdownSourcePosition(
                    startLine: 1, startColumn: 10, endLine: 1, endColumn: 19))
    }

    @Test("Invalid UTF-8 is an error, or is parsed as far as possible")
    func data() throws {
        let broken = Data("a *b* ".utf8 + [0xFF])
        #expect(throws: CocoaError.self) { try AttributedString(markdown: broken) }
        let string = try AttributedString(
            markdown: broken, options: .init(failurePolicy: .returnPartiallyParsedIfPossible))
        #expect(runs(string) == ["a ", "b|1", " \u{FFFD}"])
    }

    @Test("A file is parsed like its text")
    func file() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).md")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("## a".utf8).write(to: url)
        #expect(blocks(try AttributedString(contentsOf: url)) == ["a: [header 2 (id 1)]"])
        try FileManager.default.removeItem(at: url)
        #expect(throws: CocoaError.self) { try AttributedString(contentsOf: url) }
    }

    @Test("Blocks are encoded to JSON and decoded again")
    func coding() throws {
        let string = try parse("# a\n\n1. b\n\n|c|\n|:-:|\n\n```d\ne\n```\n\n```\nf\n```")
        for intent in string.runs.compactMap(\.presentationIntent) {
            let data = try JSONEncoder().encode(intent)
            #expect(try JSONDecoder().decode(PresentationIntent.self, from: data) == intent)
        }
        let kind = try JSONEncoder().encode(PresentationIntent.Kind.header(level: 1))
        #expect(String(decoding: kind, as: UTF8.self) == #"["header",1]"#)
    }

    @Test("No text crashes the program, however deep or long")
    func hostile() throws {
        _ = try parse(String(repeating: ">", count: 5_000) + "a")
        _ = try parse(String(repeating: "*a ", count: 5_000))
        _ = try parse(String(repeating: "^[", count: 5_000) + String(repeating: "](a: 1)", count: 5_000))
        _ = try parse(String(repeating: "- ", count: 5_000))
        _ = try AttributedString(
            markdown: String(repeating: "^[a](", count: 5_000),
            options: .init(allowsExtendedAttributes: true))
        for text in [
            "^[", "^[]()", "^[a](", "[", "](", "\u{10AF5}9", "![a](\u{10AF5}7)", "\0", "\r\n\r", "`", "",
        ] {
            for syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax in [
                .full, .inlineOnly, .inlineOnlyPreservingWhitespace,
            ] {
                _ = try AttributedString(
                    markdown: text,
                    options: .init(
                        allowsExtendedAttributes: true, interpretedSyntax: syntax,
                        failurePolicy: .returnPartiallyParsedIfPossible,
                        appliesSourcePositionAttributes: true))
            }
        }
    }
}
