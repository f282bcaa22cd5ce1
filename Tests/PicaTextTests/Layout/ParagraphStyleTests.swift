import Testing

@testable import PicaText

@Suite("Paragraphs can override the layout's style")
struct ParagraphStyleTests {
    private let context = PinnedFonts.context()
    private let style = TextStyle(font: FontDescriptor(size: 20))

    private func layout(_ styled: StyledText, width: Double? = 300) -> TextLayout {
        var options = LayoutOptions()
        options.fillsWidth = true
        return TextLayout(ShapedText(styled, context: context), width: width, options: options)
    }

    @Test("Alignment applies by paragraph")
    func alignment() {
        var styled = StyledText("one\ntwo\nthree\nfour", style: style)
        styled.updateParagraphs(4..<7) { $0.alignment = .center }
        styled.updateParagraphs(8..<13) { $0.alignment = .trailing }
        let lines = layout(styled).lines
        #expect(lines[0].x == 0 && lines[3].x == 0)
        #expect(abs(lines[1].x * 2 + lines[1].width - 300) < 1e-9)
        #expect(abs(lines[2].x + lines[2].width - 300) < 1e-9)
    }

    @Test("Direction applies by paragraph, and line separators do not change it")
    func direction() {
        var styled = StyledText("one\ntwo\u{2028}three\nשלום", style: style)
        styled.updateParagraphs(4..<5) { $0.direction = .rightToLeft }
        styled.updateParagraphs(16..<17) { $0.direction = .leftToRight }
        let lines = layout(styled).lines
        #expect(lines.map(\.isRightToLeft) == [false, true, true, false])
        #expect(abs(lines[1].x + lines[1].width - 300) < 1e-9)
    }

    @Test("Lines divided by a line separator are one paragraph")
    func lineSeparator() {
        var styled = StyledText("a\u{2028}b\nlonger than both", style: style)
        styled.updateParagraphs(0..<1) {
            $0.alignment = .trailing
            $0.lineHeight = .exact(40)
        }
        let layout = layout(styled)
        #expect(layout.lines.map { $0.x > 0 } == [true, true, false])
        #expect(layout.lines.map(\.height)[..<2] == [40, 40])
    }

    @Test("Heights and spacing apply by paragraph")
    func heights() {
        var styled = StyledText("one\ntwo\nthree", style: style)
        styled.updateParagraphs(0..<13) { $0.lineHeight = .exact(20) }
        styled.updateParagraphs(4..<7) {
            $0.lineHeight = .exact(50)
            $0.paragraphSpacing = 7
            $0.lineSpacing = 1
        }
        #expect(layout(styled).lines.map(\.y) == [0, 20, 78])
    }

    @Test("A change applies to paragraphs that start in its range, and merges with their styles")
    func update() {
        var styled = StyledText("aa\nbb\ncc", style: style)
        styled.updateParagraphs(1..<6) { $0.lineSpacing = 5 }
        #expect(styled.paragraphStyle(at: 0)?.lineSpacing == nil)
        #expect(styled.paragraphStyle(at: 3)?.lineSpacing == 5)
        #expect(styled.paragraphStyle(at: 6)?.lineSpacing == nil)
        styled.updateParagraphs(0..<100) { $0.alignment = .center }
        #expect(styled.paragraphStyle(at: 3) == ParagraphStyle(alignment: .center, lineSpacing: 5))
        #expect(styled.paragraphStyle(at: 6) == ParagraphStyle(alignment: .center))
        styled.append("\ndd", style: style)
        #expect(styled.paragraphStyle(at: 9) == nil)
        styled.updateParagraphs(9..<11) { $0.alignment = .right }
        #expect(styled.paragraphStyle(at: 9) == ParagraphStyle(alignment: .right))
        #expect(styled.paragraphStyle(at: 6) == ParagraphStyle(alignment: .center))
    }

    @Test("The final empty paragraph belongs to the range that reaches it")
    func emptyParagraphs() {
        var styled = StyledText("a\n", style: style)
        styled.updateParagraphs(0..<2) { $0.lineHeight = .exact(40) }
        var options = LayoutOptions()
        options.hasTrailingEmptyLine = true
        let shaped = ShapedText(styled, context: context)
        #expect(TextLayout(shaped, width: nil, options: options).height == 80)
        var empty = StyledText("", style: style)
        empty.updateParagraphs(0..<0) { $0.lineHeight = .exact(40) }
        #expect(layout(empty).height == 40)
    }

    @Test("Changes in any order match changes made paragraph by paragraph", arguments: 0..<40)
    func random(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(&random, scripts: [.latin, .lineEnds], pieces: 20)
        var styled = StyledText(text, style: style)
        var expected = [ParagraphStyle](repeating: ParagraphStyle(), count: text.utf8.count)
        for step in 0..<8 {
            let range = random.range(in: text, upTo: 12)
            styled.updateParagraphs(range) { $0.lineSpacing = Double(step) }
            for offset in range { expected[offset].lineSpacing = Double(step) }
        }
        let shaped = ShapedText(styled, context: context)
        for paragraph in shaped.paragraphs where paragraph.start < text.utf8.count {
            let found = styled.paragraphStyle(at: paragraph.start) ?? ParagraphStyle()
            #expect(found == expected[paragraph.start], "seed \(seed), at \(paragraph.start)")
        }
    }
}
