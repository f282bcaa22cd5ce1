import Foundation
import PicaFoundation
import Testing

@Suite("Blocks of a text get separators")
struct SeparatingBlocksTests {
    private func separated(_ markdown: String) throws -> String {
        String(try AttributedString(markdown: markdown).separatingBlocks().characters)
    }

    @Test(
        "A line end between blocks, a tab between cells, nothing around",
        arguments: [
            ("one", "one"), ("# a\n\nb *c*\n\nd", "a\nb c\nd"), ("- a\n- b\n  - c\n\n  d", "a\nb\nc\nd"),
            ("```\nx\ny\n```\nafter", "x\ny\nafter"), ("a\n\n---\n\nb", "a\n⸻\nb"),
            ("> q\n>\n> r", "q\nr"),
            ("| a | b |\n|---|---|\n| c | d |\n|  | e |", "a\tb\nc\td\n\te"),
            ("| a | b | c |\n|---|---|---|\n| d |  | f |", "a\tb\tc\nd\t\tf"),
        ])
    func separators(markdown: String, expected: String) throws {
        #expect(try separated(markdown) == expected)
    }

    @Test("A separator belongs to the previous block, without its other attributes")
    func attributes() throws {
        let text = try AttributedString(markdown: "# *a*\n\nb").separatingBlocks()
        let end = try #require(text.range(of: "\n"))
        #expect(text[end].presentationIntent?.components.first?.kind == .header(level: 1))
        #expect(text[end].inlinePresentationIntent == nil)
    }

    @Test("Separating twice changes nothing more, and Markdown of it is the original")
    func again() throws {
        let source = "# a\n\n1. b\n2. c\n\n```\nd\n```\n\n| e | f |\n|:--|--:|\n| g | h |\n\ni"
        let once = try AttributedString(markdown: source).separatingBlocks()
        #expect(once.separatingBlocks() == once)
        #expect(AttributedString("a\nb").separatingBlocks() == AttributedString("a\nb"))
    }
}
