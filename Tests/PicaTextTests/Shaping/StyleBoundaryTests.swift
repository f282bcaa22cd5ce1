import Testing

@testable import PicaText

@Suite("Colors and other styles inside words")
struct StyleBoundaryTests {
    private let context = PinnedFonts.context()

    private func layout(_ styled: StyledText, width: Double? = nil) -> TextLayout {
        TextLayout(ShapedText(styled, context: context), width: width)
    }

    /// Every glyph with its place and paint.
    private func drawn(_ layout: TextLayout) -> [(id: UInt32, x: Double, paint: Int)] {
        var result: [(id: UInt32, x: Double, paint: Int)] = []
        layout.forEachRun { run, x, _, paint, _ in
            result += run.glyphs.map { ($0.id, x + Double($0.x), paint) }
        }
        return result
    }

    @Test(
        "Drawing-only styles move no glyph, wherever they start",
        arguments: [
            ("Inter", "AVATAR To A - B office"), ("DejaVu Sans", "fi AVAVA office"),
            ("Noto Naskh Arabic", "كتبت السلام"), ("Noto Sans Devanagari", "क्षत्रिय ज्ञान"),
            ("Noto Sans Hebrew", "בְּרֵאשִׁית abc"), ("Inter", "a👨‍👩‍👧‍👦🇩🇪🇫🇷b e\u{301}x"),
        ])
    func colours(family: String, text: String) {
        let style = TextStyle(font: FontDescriptor(family: family, size: 20))
        let plain = drawn(layout(StyledText(text, style: style)))
        for boundary in 1..<text.utf8.count {
            var styled = StyledText(text, style: style)
            guard text.utf8Index(boundary).samePosition(in: text.unicodeScalars) != nil else { continue }
            styled.update(0..<boundary) { $0.paint = 1 }
            styled.update(boundary - 1..<boundary) { $0.underline = LineDecoration() }
            let painted = drawn(layout(styled))
            #expect(painted.map(\.id) == plain.map(\.id), "boundary \(boundary)")
            for (one, other) in zip(painted, plain) {
                #expect(abs(one.x - other.x) < 1e-3, "boundary \(boundary)")
            }
        }
    }

    @Test("Each letter has its own color; ligatures and marked letters take the first")
    func whoseColour() {
        let style = TextStyle(font: FontDescriptor(family: "DejaVu Sans", size: 20))
        var styled = StyledText("abfie\u{301}", style: style)
        styled.update(1..<2) { $0.paint = 1 }
        styled.update(3..<4) { $0.paint = 2 }
        styled.update(5..<7) { $0.paint = 3 }
        #expect(drawn(layout(styled)).map(\.paint) == [0, 1, 0, 0])

        var arabic = StyledText("كتب", style: style)
        arabic.update(2..<4) { $0.paint = 1 }
        #expect(drawn(layout(arabic)).map(\.paint) == [0, 1, 0])
    }

    @Test("An underline is below its letters, in words of either direction")
    func underlines() throws {
        for text in ["abcdef", "אבגדהו"] {
            let style = TextStyle(font: FontDescriptor(family: "DejaVu Sans", size: 20))
            var styled = StyledText(text, style: style)
            let letter = text.utf8.count / 6
            styled.update(2 * letter..<4 * letter) { $0.underline = LineDecoration() }
            let layout = layout(styled)
            let line = try #require(layout.underlines().first)
            let edges = [layout.caretRect(Caret(2 * letter)).x, layout.caretRect(Caret(4 * letter)).x]
            #expect(layout.underlines().count == 1)
            #expect(abs(line.x - (edges.min() ?? 0)) < 1e-6)
            #expect(abs(line.x + line.width - (edges.max() ?? 0)) < 1e-6)
        }
    }

    @Test("Another face, size or height divides words, but never a grapheme")
    func otherFaces() {
        let style = TextStyle(font: FontDescriptor(family: "DejaVu Sans", size: 20))
        for text in ["e\u{301}x", "👨‍👩‍👧x", "🇩🇪x", "\u{1112}\u{1161}\u{11AB}x", "👍🏽x"] {
            let grapheme = text.utf8.count - 1
            for boundary in 1..<grapheme {
                guard text.utf8Index(boundary).samePosition(in: text.unicodeScalars) != nil else { continue }
                var styled = StyledText(text, style: style)
                styled.update(boundary..<text.utf8.count) { $0.font.size = 40 }
                let shaped = layout(styled).shaped
                #expect(shaped.runs.first?.range.upperBound == grapheme, "\(text) at \(boundary)")
                #expect(shaped.runStyle(ofRun: 0).style == 0)
            }
        }
    }

    @Test("A word in two colors breaks across lines like one in a single color")
    func wrapped() {
        let text = "Waffles and office affairs, AVATAR"
        let style = TextStyle(font: FontDescriptor(family: "DejaVu Sans", size: 20))
        var styled = StyledText(text, style: style)
        for offset in stride(from: 0, to: text.utf8.count, by: 3) {
            styled.update(offset..<offset + 1) { $0.paint = 1 }
        }
        for width in stride(from: 20.0, to: 300, by: 17) {
            let (plain, painted) = (
                layout(StyledText(text, style: style), width: width), layout(styled, width: width)
            )
            #expect(plain.lineTexts == painted.lineTexts)
            #expect(drawn(plain).map(\.id) == drawn(painted).map(\.id), "width \(width)")
        }
    }
}
