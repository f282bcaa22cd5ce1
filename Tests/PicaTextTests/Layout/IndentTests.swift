import Testing

@testable import PicaText

@Suite("Lines respect indents and exclusions")
struct IndentTests {
    private let context = PinnedFonts.context()
    private let text = "The first line of a paragraph begins farther in than all that follow it do."

    private func layout(
        _ text: String, width: Double = 200, direction: BaseDirection = .natural,
        _ change: (inout LayoutOptions) -> Void = { _ in }, exclusion: ((Int, Double) -> LineInsets)? = nil
    ) -> TextLayout {
        var options = LayoutOptions()
        options.fillsWidth = true
        change(&options)
        let style = TextStyle(font: FontDescriptor(size: 16))
        let shaped = ShapedText(StyledText(text, style: style), direction: direction, context: context)
        return TextLayout(shaped, width: width, options: options, exclusion: exclusion)
    }

    @Test("The first line of a paragraph has its own indent, lines after a line separator do not")
    func firstAndRest() {
        let lines = layout("one\u{2028}two\nthree") {
            $0.firstIndent = 30
            $0.indent = 12
        }.lines
        #expect(lines.map(\.x) == [30, 12, 30])
    }

    @Test("No line extends into its indents, and each is as full as possible")
    func fill() {
        let layout = layout(text) {
            $0.firstIndent = 60
            $0.indent = 20
            $0.trailingIndent = 40
        }
        #expect(layout.lines.count > 2)
        for (number, line) in layout.lines.enumerated() {
            #expect(line.x == (number == 0 ? 60 : 20))
            #expect(line.x + line.width <= 160.01)
            let plain = PinnedFonts.layout(
                layout.text(line.range.lowerBound..<text.utf8.count), width: number == 0 ? 100 : 140,
                context: context)
            #expect(plain.lines[0].range.count == line.range.count)
        }
    }

    @Test("Indents apply to the paragraph's sides, and alignment within them")
    func sides() {
        let right = layout("שלום", direction: .natural) { $0.firstIndent = 50 }.lines[0]
        let edge = right.x + right.width
        #expect(abs(edge - 150) < 1e-9)
        let center = layout("mid") {
            $0.firstIndent = 40
            $0.trailingIndent = 20
            $0.alignment = .center
        }.lines[0]
        let middle = center.x + center.width / 2
        #expect(abs(middle - 110) < 1e-9)
    }

    @Test("A layout is as wide as its longest line with indents, and that width gives the same lines")
    func ownWidth() {
        func change(_ options: inout LayoutOptions) {
            options.fillsWidth = false
            options.indent = 33
            options.trailingIndent = 5
        }
        let first = layout(text, change)
        let again = layout(text, width: first.width, change)
        #expect(first.lines.map(\.range) == again.lines.map(\.range))
        #expect(abs(first.width - again.width) < 1e-6)
    }

    @Test("Lines flow around an exclusion at their edge, by line count or height")
    func exclusion() {
        var asked: [Int] = []
        let beside = layout(
            text,
            exclusion: { line, y in
                asked.append(line)
                return y < 40 ? LineInsets(leading: 80) : LineInsets()
            })
        #expect(asked == Array(beside.lines.indices))
        for line in beside.lines { #expect(line.x == (line.y < 40 ? 80 : 0)) }
        #expect(beside.lines.contains { $0.x == 80 } && beside.lines.contains { $0.x == 0 })
        let cap = layout(text, exclusion: { line, _ in LineInsets(leading: line < 3 ? 50 : 0) }).lines
        #expect(cap.map(\.x) == cap.indices.map { $0 < 3 ? 50 : 0 })
    }

    @Test(
        "Indents without room and NaN indents do no harm",
        arguments: [1e9, .infinity, .nan, -50, 250])
    func wild(indent: Double) {
        let layout = layout(text) {
            $0.firstIndent = indent
            $0.indent = indent
            $0.trailingIndent = indent
        }
        #expect(layout.lines.last?.next == text.utf8.count)
        #expect(layout.lines.allSatisfy { $0.x.isFinite && $0.width.isFinite })
    }

    @Test("A paragraph's style wins")
    func paragraphStyle() {
        var styled = StyledText("one\ntwo", style: TextStyle(font: FontDescriptor(size: 16)))
        styled.updateParagraphs(4..<5) { $0.firstIndent = 25 }
        var options = LayoutOptions()
        options.firstIndent = 10
        options.fillsWidth = true
        let layout = TextLayout(ShapedText(styled, context: context), width: 200, options: options)
        #expect(layout.lines.map(\.x) == [10, 25])
    }

    @Test("Text that continues another has no first line")
    func goesOn() {
        var options = LayoutOptions()
        options.firstIndent = 30
        options.fillsWidth = true
        let style = TextStyle(font: FontDescriptor(size: 16))
        let shaped = ShapedText(StyledText("on\nnew", style: style), leading: .leftToRight, context: context)
        #expect(TextLayout(shaped, width: 200, options: options).lines.map(\.x) == [0, 30])
    }
}
