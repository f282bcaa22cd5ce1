import Foundation
import PicaFoundation
import Testing

@Suite("Markdown line endings and breaks are kept") struct MarkdownBreakTests {
    @Test("Each kind of line ending is kept in a code block, and parsed as one")
    func fences() throws {
        var code = AttributedString("a\u{2028}b\rc\r\nd\u{85}e\u{2029}\u{2028}f")
        code.presentationIntent = PresentationIntent(.codeBlock(languageHint: nil), identity: 1)
        #expect(MarkdownWriter().markdown(of: code) == "```\na\nb\nc\nd\ne\n\nf\n```\n")
        let read = try AttributedString(markdown: "```\r\na\r\n\r\nb\r\n```\r\n")
        #expect(String(read.characters) == "a\n\nb\n")
    }

    @Test("Consecutive breaks are kept, and those at a block's end are dropped")
    func breaks() throws {
        func written(_ words: String) -> String { MarkdownWriter().markdown(of: AttributedString(words)) }
        #expect(written("a\u{2028}\u{2028}b") == "a\\\n\\\nb\n")
        #expect(written("a\u{2028}\u{2028}\u{2028}- b\u{2028}") == "a\\\n\\\n\\\n\\- b\n")
        let read = try AttributedString(markdown: written("a\u{2028}\u{2028}b"))
        #expect(String(read.characters) == "a\n\nb")
        #expect(MarkdownWriter().markdown(of: read) == "a\\\n\\\nb\n")
        var bold = AttributedString("a\u{2028}")
        bold.inlinePresentationIntent = .stronglyEmphasized
        #expect(MarkdownWriter().markdown(of: bold) == "**a**\n")
    }
}
