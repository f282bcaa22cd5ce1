import Foundation
import PicaFoundation
import Testing

/// Texts that multiply one thing that Markdown allows by another.
@Suite("Markdown that asks for more work than it shows") struct HostileMarkdownTests {
    typealias Sample = (name: String, text: String)

    nonisolated private static func repeated(_ part: String, _ count: Int) -> String {
        String(repeating: part, count: count)
    }

    private func read(
        _ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax,
        _ policy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError
    ) throws -> AttributedString {
        try AttributedString(
            markdown: text,
            options: .init(
                allowsExtendedAttributes: true, interpretedSyntax: syntax, failurePolicy: policy,
                appliesSourcePositionAttributes: true))
    }

    /// Each takes the parser minutes, or memory without end.
    nonisolated static let endless: [Sample] = [
        ("character data", repeated("a <![CDATA[", 100_000)), ("processing", repeated("a <?", 200_000)),
        ("pictures in brackets", repeated("![[]()", 100_000)), ("brackets", repeated("[]", 400_000)),
        ("an address before parentheses", "www.a" + repeated(")", 100_000)),
        ("columns", repeated("|", 50_000) + "\n" + repeated("|-", 50_000)),
        (
            "rows of many columns",
            repeated("|a", 2_000) + "|\n" + repeated("|-", 2_000) + "|\n" + repeated("|x\n", 2_000)
        ),
        ("lines above a rule", repeated("a\n", 100_000) + "|-\n"),
        ("paragraphs in many quotes", repeated(repeated(">", 9_000) + "a\n\n", 2_000)),
    ]

    @Test(
        "Text that would not parse in time is rejected, or shown verbatim",
        arguments: endless)
    func isRefused(name: String, text: String) throws {
        #expect(throws: CocoaError.self, "\(name)") { try read(text, .full) }
        let shown = try read(text, .full, .returnPartiallyParsedIfPossible)
        #expect(shown.runs.count == 1 && shown.characters.count == text.count, "\(name)")
    }

    private static let count = 2_000

    nonisolated static let usual: [Sample] = [
        ("quotes in quotes", repeated(">", count) + "a\n"),
        ("lists in lists", (0..<200).map { repeated("  ", $0) + "- a\n" }.joined()),
        ("items on one line", repeated("- ", count) + "a"), ("open brackets", repeated("[", count)),
        ("open pictures", repeated("![", count)), ("closed brackets", repeated("]", count)),
        ("pictures in pictures", repeated("![", count) + "a" + repeated("](b)", count)),
        ("links that do not end", repeated("[a](<b", count)), ("titles", repeated("[a](b \"", count)),
        ("open stars", repeated("*a ", count)), ("stars both ways", repeated("*a_ ", count)),
        ("strikes", repeated("~~a ", count)),
        ("ticks of all lengths", (1..<300).map { repeated("`", $0) + " " }.joined()),
        ("rows", "|a|b|\n|-|-|\n" + repeated("|x|y|\n", count)),
        ("half tables", repeated("|a|\n|-|\n", 500)), ("addresses", repeated("www.a.b ", count)),
        ("mail addresses", repeated("a@b", count)), ("entities", repeated("&a", count)),
        ("open HTML", repeated("<a ", count)), ("comments", repeated("<!--a", count)),
        ("references", repeated("[a]: b\n", count) + repeated("[a]", count)),
        ("attributes in attributes", repeated("^[", 500) + "a" + repeated("](b: 1)", 500)),
        ("attributes that do not end", repeated("^[](", count)), ("backslashes", repeated("\\", count)),
        ("breaks", repeated("a\\\n", count)), ("footnotes", repeated("[^a]", count)),
        ("a list of links", repeated("- [a](https://b.c/d) <!-- e -->\n", count)),
        ("pictures", repeated("![a](b.png) ", count)),
    ]

    @Test("A long text of arbitrary markup is parsed", arguments: usual)
    func isRead(name: String, text: String) throws {
        for syntax in [.full, .inlineOnly, .inlineOnlyPreservingWhitespace]
            as [AttributedString.MarkdownParsingOptions.InterpretedSyntax]
        {
            #expect(try !read(text, syntax).runs.isEmpty, "\(name)")
        }
    }
}
