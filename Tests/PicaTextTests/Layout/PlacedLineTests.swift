import Testing

@testable import PicaText

@Suite("Placed lines are created once and cached while in use")
struct PlacedLineTests {
    private let context = PinnedFonts.context()

    @Test("Drawing, hit testing, selecting and ink bounds share one placed line")
    func madeOnce() {
        let layout = PinnedFonts.layout("a line of שלום text", context: context)
        let line = layout.placedLine(0)
        _ = layout.inkBounds()
        _ = layout.caret(atX: 20, y: 1)
        _ = layout.selectionRects(0..<9)
        layout.forEachRun { _, _, _, _, _ in }
        #expect(layout.placedLine(0) === line)
    }

    @Test("For a long text one page of recently used lines is cached")
    func bounded() {
        let text = String(repeating: "word\n", count: 2000)
        let layout = PinnedFonts.layout(text, context: context)
        weak let first = layout.placedLine(0)
        #expect(first != nil)
        for number in 1..<200 { _ = layout.placedLine(number) }
        #expect(first != nil)
        for number in 200..<2000 { _ = layout.placedLine(number) }
        #expect(first == nil)
    }

    @Test("A line cut by an ellipsis costs only its visible part")
    func hiddenText() {
        var options = LayoutOptions()
        options.lineLimit = 1
        let text = String(repeating: "long ", count: 40_000)
        let layout = PinnedFonts.layout(text, width: 200, context: context, options: options)
        #expect(layout.placedLine(0).clusters.count < 100)
        #expect(layout.placedLine(0).clusters.capacity < 1000)
    }

    @Test("A joined word's part at a line's start is shaped once, not for every query")
    func cutWords() {
        let text = String(repeating: "كتابمدرسةبيت", count: 8)
        let layout = PinnedFonts.layout(text, width: 90, context: context)
        #expect(layout.lines.count > 3)
        let line = layout.lines[1]
        let segment = layout.shaped.segments[
            layout.shaped.segment(at: line.range.lowerBound, in: layout.shaped.paragraphs[0].segments)]
        let piece = layout.shaped.slice(segment, line.range)
        #expect(piece !== segment.word)
        #expect(layout.shaped.slice(segment, line.range) === piece)
    }

    @Test("Glyphs of styles that divide a word match the whole word's positions")
    func styles() {
        var styled = StyledText("Affinity", style: TextStyle(font: FontDescriptor(family: "Inter", size: 40)))
        let plain = TextLayout(ShapedText(styled, context: context), width: nil)
        styled.update(3..<6) { $0.paint = 2 }
        let colored = TextLayout(ShapedText(styled, context: context), width: nil)
        func places(_ layout: TextLayout) -> [Double] {
            layout.runs(ofLine: 0).flatMap { run in run.glyphs.glyphs.map { run.x + Double($0.x) } }
        }
        #expect(colored.runs(ofLine: 0).count == 3)
        #expect(zip(places(plain), places(colored)).allSatisfy { abs($0 - $1) < 0.001 })
        #expect(places(plain).count == places(colored).count)
    }
}
