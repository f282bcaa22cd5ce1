import Glibc
import Testing

@testable import PicaText

@Suite("Text is shaped as HarfBuzz shapes it")
struct ShapedTextTests {
    /// The glyph ids `hb-shape` gives for a text in a font file, left to right.
    private func harfBuzz(_ text: String, _ file: String) throws -> [UInt32] {
        let command =
            "hb-shape --no-glyph-names --no-clusters --no-positions --font-file=\(file) --text='\(text)'"
        let pipe = try #require(popen(command, "r"))
        defer { pclose(pipe) }
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = fread(&buffer, 1, buffer.count, pipe)
        let line = String(decoding: buffer[..<count], as: UTF8.self)
        return line.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }.split(separator: "|").compactMap {
            UInt32($0)
        }
    }

    @Test(
        "Joined, reordered and ligated words have hb-shape's glyphs",
        arguments: [
            ("العَرَبِيَّة", "Noto Naskh Arabic", "/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf"),
            (
                "अन्तर्राष्ट्रीय", "Noto Sans Devanagari",
                "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"
            ),
            ("विद्यार्थी", "Noto Sans Devanagari", "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"),
            ("ภาษาไทย", "Noto Sans Thai", "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf"),
            ("office", "DejaVu Serif", "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"),
        ])
    func sameGlyphs(text: String, family: String, file: String) throws {
        let expected = try harfBuzz(text, file)
        #expect(!expected.isEmpty)
        #expect(PinnedFonts.layout(text, family: family).glyphs == expected)
    }

    @Test("Arabic stays joined across a color change")
    func joinedAcrossStyles() {
        let context = PinnedFonts.context()
        let style = TextStyle(font: FontDescriptor(family: "Noto Naskh Arabic", size: 20))
        var styled = StyledText("كتب", style: style)
        let whole = TextLayout(ShapedText(styled, context: context), width: nil).glyphs
        styled.update(2..<4) { $0.paint = 1 }
        #expect(TextLayout(ShapedText(styled, context: context), width: nil).glyphs == whole)
    }

    @Test(
        "An emoji sequence is one glyph and one caret stop",
        arguments: ["👨‍👩‍👧‍👦", "👩🏾‍💻", "🇩🇪", "1️⃣", "❤️", "👍🏽", "🏳️‍🌈", "🐈‍⬛"])
    func emoji(text: String) throws {
        let layout = PinnedFonts.layout("a\(text)b")
        #expect(layout.faces == ["Inter-Regular.otf", "NotoColorEmoji.ttf", "Inter-Regular.otf"])
        #expect(layout.glyphs.count == 3)
        let after = try #require(layout.caret(rightOf: Caret(1)))
        #expect(after.offset == 1 + text.utf8.count)
    }

    @Test("Each script uses a font that has it")
    func fallback() {
        let layout = PinnedFonts.layout("a ж 中 क ✓ あ한")
        var ids: [UInt32] = []
        layout.forEachRun { run, _, _, _, _ in ids += run.glyphs.map(\.id) }
        #expect(!ids.contains(0), "\(layout.faces)")
        #expect(layout.faces.contains("NotoSansDevanagari-Regular.ttf"), "\(layout.faces)")
        #expect(layout.faces.contains("NotoSansCJK-Regular.ttc"), "\(layout.faces)")
    }

    @Test("A line's height does not depend on what was shown before")
    func metricsWithoutHistory() {
        for (first, text) in [("\u{A8E0}", "नमस्ते"), ("㐀", "中文"), ("\u{1D2B}", "жук")] {
            let fresh = PinnedFonts.context()
            let used = PinnedFonts.context()
            _ = PinnedFonts.layout(first, context: used)
            let (one, other) = (
                PinnedFonts.layout(text, context: fresh), PinnedFonts.layout(text, context: used)
            )
            #expect(one.height == other.height)
            #expect(one.faces == other.faces)
        }
    }

    @Test("Sizes share shaped words, each with its own metrics")
    func sharedAcrossSizes() {
        let context = PinnedFonts.context()
        let small = PinnedFonts.layout("Word नमस्ते", size: 10, context: context)
        let large = PinnedFonts.layout("Word नमस्ते", size: 40, context: context)
        #expect(abs(large.height - 4 * small.height) < 1e-6)
        for (one, other) in zip(small.shaped.segments, large.shaped.segments) {
            #expect(one.word === other.word)
        }
    }

    @Test("Han has Japanese forms beside kana, and otherwise those of the user's locale")
    func hanForms() {
        func index(_ text: String) -> Int? {
            var index: Int?
            PinnedFonts.layout(text).forEachRun { run, _, _, _, _ in index = index ?? run.face.index }
            return index
        }
        // The faces of the collection: Japanese first, simplified Chinese third.
        #expect(index("直す") == 0)
        #expect(PinnedFonts.layout("漢字とカナ").shaped.runs.count == 1)
    }

    @Test("Tracking adds to each character, breaks ligatures and leaves Arabic joined")
    func tracking() {
        let context = PinnedFonts.context()
        func width(_ text: String, _ tracking: Double) -> Double {
            let font = FontDescriptor(family: "DejaVu Sans", size: 20)
            let style = TextStyle(font: font, tracking: tracking)
            let shaped = ShapedText(StyledText(text, style: style), context: context)
            return TextLayout(shaped, width: nil).width
        }
        #expect(abs(width("abc", 2) - width("abc", 0) - 6) < 1e-6)
        #expect(width("سلام", 2) == width("سلام", 0))
    }

    @Test("A shaped word is correct at every size")
    func sizes() {
        let context = PinnedFonts.context()
        let small = PinnedFonts.layout("Wave AV", size: 10, context: context).width
        let large = PinnedFonts.layout("Wave AV", size: 100, context: context).width
        #expect(abs(large - 10 * small) < 1e-6)
    }
}
