import Testing

@testable import PicaText

@Suite("Tabs advance to their stops")
struct TabStopTests {
    private let context = PinnedFonts.context()

    private func layout(
        _ text: String, _ stops: [TabStop], width: Double? = nil, direction: BaseDirection = .natural,
        indent: Double = 0
    ) -> TextLayout {
        var options = LayoutOptions()
        options.tabStops = stops
        options.tabInterval = 50
        options.firstIndent = indent
        options.fillsWidth = true
        let style = TextStyle(font: FontDescriptor(size: 16))
        let shaped = ShapedText(StyledText(text, style: style), direction: direction, context: context)
        return TextLayout(shaped, width: width, options: options)
    }

    private func x(_ layout: TextLayout, _ offset: Int) -> Double { layout.caretRect(Caret(offset)).x }

    @Test("Stops apply in order of any kind, and the interval continues after the last")
    func order() {
        let layout = layout("a\tb\tc\td", [TabStop(120), TabStop(70)])
        #expect(abs(x(layout, 2) - 70) < 1e-9)
        #expect(abs(x(layout, 4) - 120) < 1e-9)
        #expect(abs(x(layout, 6) - 150) < 1e-9)
    }

    @Test("Text ends at a trailing stop and is centered on a center stop")
    func alignment() {
        let text = "a\tword\tother\tz"
        let layout = layout(text, [TabStop(100, .trailing), TabStop(200, .center), TabStop(300)])
        #expect(abs(x(layout, 6) - 100) < 1e-6)
        #expect(abs((x(layout, 7) + x(layout, 12)) / 2 - 200) < 1e-6)
        #expect(abs(x(layout, 13) - 300) < 1e-6)
    }

    @Test("Decimal separators align, and text without one ends there")
    func decimals() {
        let text = "a\t12.5 m\nb\t1,234.75\nc\tno. 7.5\nd\t.5\ne\t42\nf\tnone."
        let layout = layout(text, [TabStop(100, .decimal("."))])
        for number in ["12.5", "34.75", "7.5", "\t.5"] {
            let place = text.utf8Offset(of: number) + number.utf8Offset(of: ".")
            #expect(abs(x(layout, place) - 100) < 1e-6, "\(number)")
        }
        for whole in ["42", "none."] {
            let end = Caret(text.utf8Offset(of: whole) + whole.utf8.count, .upstream)
            #expect(abs(layout.caretRect(end).x - 100) < 1e-6, "\(whole)")
        }
    }

    @Test("A number keeps its direction in right-to-left text, its separator aligned from the right")
    func rightToLeftDecimals() {
        let text = "א\t12,75 ק\nב\t3,5"
        let layout = layout(text, [TabStop(90, .decimal(","))], width: 300)
        for number in ["12,", "3,"] {
            let after = text.utf8Offset(of: number) + number.utf8.count
            #expect(abs(layout.caretRect(Caret(after, .upstream)).x - 210) < 1e-6, "\(number)")
        }
        let mixed = self.layout("a\tא 12.5", [TabStop(120, .decimal("."))])
        let dot = "a\tא 12".utf8.count
        #expect(abs(mixed.caretRect(Caret(dot, .upstream)).x - 120) < 1e-6)
    }

    @Test("Text too wide for its stop follows the tab directly")
    func noRoom() {
        let layout = layout("a\tvery long text here", [TabStop(60, .trailing)])
        #expect(abs(x(layout, 2) - x(layout, 1)) < 1e-9)
    }

    @Test("A trailing stop aligns text in several styles")
    func styles() {
        var styled = StyledText("a\tone ", style: TextStyle(font: FontDescriptor(size: 16)))
        styled.append("two", style: TextStyle(font: FontDescriptor(size: 24)))
        var options = LayoutOptions()
        options.tabStops = [TabStop(150, .trailing)]
        let layout = TextLayout(ShapedText(styled, context: context), width: nil, options: options)
        #expect(abs(layout.width - 150) < 1e-6)
    }

    @Test("Stops are measured from the edge, and from the right in right-to-left text")
    func edges() {
        #expect(abs(x(layout("a\tb", [TabStop(80)], indent: 30), 2) - 80) < 1e-9)
        let right = layout("א\tב", [TabStop(80)], width: 300)
        #expect(abs(x(right, 3) - 220) < 1e-6)
    }

    @Test(
        "Lines break before text that does not fit after a tab, and no line is too wide",
        arguments: [90.0, 130, 170, 260])
    func wraps(width: Double) {
        let text = "name\tvalue and more\tlast of all\nnext\tone"
        let layout = layout(text, [TabStop(70), TabStop(160, .trailing)], width: width)
        #expect(layout.lines.last?.next == text.utf8.count)
        for line in layout.lines { #expect(line.width <= width + 0.01, "\(line.range)") }
    }

    @Test("Invalid stops are skipped", arguments: [Double.nan, .infinity, -.infinity, -5])
    func wild(position: Double) {
        let layout = layout("a\tb", [TabStop(position), TabStop(70)])
        #expect(abs(x(layout, 2) - 70) < 1e-9)
    }
}

extension String {
    /// The position of a part of the text.
    fileprivate func utf8Offset(of part: String) -> Int {
        firstRange(of: part).map { utf8.distance(from: startIndex, to: $0.lowerBound) } ?? -1
    }
}
