import Testing

@testable import PicaText

@Suite("Every kind of breaking space hangs at a line's end")
struct HangingSpaceTests {
    private let context = PinnedFonts.context()

    @Test(
        "A breaking space without space stays on its line, outside its width",
        arguments: [
            0x20, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2008, 0x2009, 0x200A, 0x205F,
            0x3000,
        ])
    func hangs(scalar: UInt32) throws {
        let space = String(Character(try #require(UnicodeScalar(scalar))))
        for (before, after) in [("word", "next"), ("漢字", "仮名")] {
            let width = PinnedFonts.width(before, context: context)
            let text = before + space + space + after
            let layout = PinnedFonts.layout(text, width: width + 0.01, context: context)
            let end = before.utf8.count + 2 * space.utf8.count
            #expect(layout.lines[0].range == 0..<end, "\(before)")
            #expect(abs(layout.lines[0].width - width) < 0.01)
            #expect(layout.caretRect(Caret(end, .upstream)).x > width || scalar == 0x200A)
        }
    }

    @Test("Non-breaking spaces do not hang", arguments: [0xA0, 0x2007, 0x202F])
    func glue(scalar: UInt32) throws {
        let space = String(Character(try #require(UnicodeScalar(scalar))))
        let layout = PinnedFonts.layout("word\(space)", context: context)
        #expect(layout.width > PinnedFonts.width("word", context: context) + 1)
    }

    @Test("At the end of a right-to-left line they hang on the left")
    func rightToLeft() {
        let text = "שלום\u{3000}עולם"
        let width = PinnedFonts.width("שלום", context: context)
        let layout = PinnedFonts.layout(text, width: width + 0.01, context: context)
        let space = layout.runs(ofLine: 0).flatMap(\.clusters).first { $0.range == 8..<11 }
        #expect(abs((space?.x ?? 0) + (space?.width ?? 0)) < 0.01)
    }

    @Test("Between words they have the font's width, also with a mark on them")
    func inside() {
        let em = PinnedFonts.width("a\u{2003}b", size: 20, context: context)
        #expect(abs(em - PinnedFonts.width("ab", size: 20, context: context) - 20) < 2)
        let marked = PinnedFonts.layout("a \u{3000}\u{301}b", context: context)
        #expect(marked.lines.count == 1 && marked.placedLine(0).clusters.allSatisfy { $0.width.isFinite })
    }

    @Test("An ellipsis drops the spaces beside it")
    func ellipsis() {
        var options = LayoutOptions()
        options.lineLimit = 1
        let text = "漢字\u{3000}仮名仮名仮名"
        let width = PinnedFonts.width("漢字\u{3000}…", context: context) + 1
        let layout = PinnedFonts.layout(text, width: width, context: context, options: options)
        #expect(layout.shown(0) == "漢字…")
    }
}
