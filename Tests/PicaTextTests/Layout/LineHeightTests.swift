import Testing

@testable import PicaText

@Suite("Line heights and line counts are as requested")
struct LineHeightTests {
    private let context = PinnedFonts.context()

    private func layout(
        _ text: String, _ height: LineHeight, width: Double? = nil, family: String? = nil,
        change: (inout LayoutOptions) -> Void = { _ in }
    ) -> TextLayout {
        var options = LayoutOptions()
        options.lineHeight = height
        change(&options)
        return PinnedFonts.layout(
            text, size: 20, width: width, context: context, options: options, family: family)
    }

    private func distances(_ layout: TextLayout) -> [Double] {
        zip(layout.lines, layout.lines.dropFirst()).map { $1.baseline - $0.baseline }
    }

    @Test(
        "A constant height is the baseline distance, whatever fonts a line has",
        arguments: [
            (LineHeight.exact(33), 33.0), (.exact(12), 12), (.multiple(1.5), 30), (.leading(4), 24),
            (.exact(0), 1), (.exact(-5), 1), (.normal, 24),
        ])
    func constant(height: LineHeight, points: Double) {
        let text = "Latin\nनमस्ते\n😀 ไทย\n\nعربي"
        let layout = layout(text, height)
        #expect(distances(layout).allSatisfy { abs($0 - points) < 1e-9 })
        #expect(abs(layout.height - points * 5) < 1e-9)
    }

    @Test("The first baseline stays at the font's ascent")
    func firstBaseline() {
        let natural = layout("Ab", .variable).firstBaseline
        for height in [LineHeight.exact(60), .exact(10), .loose, .tight, .leading(7)] {
            #expect(layout("Ab", height).firstBaseline == natural)
        }
    }

    @Test("Tight is less than normal, and loose is more")
    func named() {
        let heights = [LineHeight.tight, .normal, .loose].map { layout("a\nb", $0).height }
        #expect(heights[0] < heights[1] && heights[1] < heights[2])
    }

    @Test("A multiple applies to the largest size in the paragraph")
    func largest() {
        var styled = StyledText("small\nsmall ", style: TextStyle(font: FontDescriptor(size: 10)))
        styled.append("large", style: TextStyle(font: FontDescriptor(size: 30)))
        styled.append(" small small", style: TextStyle(font: FontDescriptor(size: 10)))
        var options = LayoutOptions()
        options.lineHeight = .multiple(2)
        let width = PinnedFonts.width("small small", size: 10, context: context) + 1
        let layout = TextLayout(ShapedText(styled, context: context), width: width, options: options)
        #expect(layout.lines.map(\.height) == [20] + Array(repeating: 60, count: layout.lines.count - 1))
        #expect(layout.lines.count > 3)
    }

    @Test("Variable lines are as high as their fonts")
    func variable() {
        let layout = layout("Latin\nनमस्ते", .variable)
        #expect(layout.lines[1].height > layout.lines[0].height)
        #expect(layout.lines[0].height == self.layout("Latin", .variable).height)
    }

    @Test("Invalid heights fall back to the fonts' height")
    func notNumbers() {
        let natural = layout("a\nb", .variable).height
        #expect(layout("a\nb", .exact(.nan)).height == natural)
        #expect(layout("a\nb", .multiple(.infinity)).height == natural)
    }

    @Test("Spacing applies between lines and paragraphs, not around them")
    func spacing() {
        let plain = layout("a\nb\u{2028}c", .exact(20))
        let spaced = layout("a\nb\u{2028}c", .exact(20)) {
            $0.lineSpacing = 3
            $0.paragraphSpacing = 10
        }
        #expect(plain.lines.map(\.y) == [0, 20, 40])
        // A line separator begins no paragraph.
        #expect(spaced.lines.map(\.y) == [0, 33, 56])
        #expect(spaced.height == 76)
    }

    @Test("Reserved lines take space with or without text", arguments: 1...6)
    func reserved(count: Int) {
        let text = Array(repeating: "x", count: count).joined(separator: "\n")
        for height in [LineHeight.variable, .exact(30)] {
            let layout = layout(text, height) {
                $0.lineSpacing = 2
                $0.reservedLines = 4
            }
            let full = self.layout(
                Array(repeating: "x", count: max(count, 4)).joined(separator: "\n"), height
            ) { $0.lineSpacing = 2 }
            #expect(abs(layout.height - full.height) < 1e-9)
            #expect(layout.lines.count == count)
        }
    }

    @Test("A limit and reserved lines combine: at least two lines, at most three")
    func range() {
        func height(_ text: String) -> Double {
            layout(text, .exact(10)) {
                $0.reservedLines = 2
                $0.lineLimit = 3
            }.height
        }
        #expect(height("a") == 20)
        #expect(height("a\nb\nc") == 30)
        #expect(height("a\nb\nc\nd") == 30)
        #expect(height("") == 20)
    }

    @Test("Carets and hit testing work with any line height")
    func carets() {
        for points in [1.0, 5, 80] {
            let layout = layout("ab\ncd\nef", .exact(points))
            let caret = layout.caretRect(Caret(4))
            #expect(abs(caret.y - points) < 1e-9)
            #expect(layout.caret(atX: caret.x, y: caret.y + 0.5) == Caret(4))
        }
    }

    @Test("Lines of zero height are one point apart")
    func noHeight() {
        for height in [LineHeight.exact(0), .exact(-3), .multiple(0), .leading(-100)] {
            var options = LayoutOptions()
            options.lineHeight = height
            let lines = PinnedFonts.layout("a\nb\nc", options: options).lines
            #expect(lines.map(\.y) == [0, 1, 2], "\(height)")
        }
    }
}
