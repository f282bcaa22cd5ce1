import Testing

@testable import PicaText

@Suite("Carets are placed and move as a reader expects")
struct CaretTests {
    @Test("An ellipsis lies between its text's carets and is selected with it")
    func ellipsisEdges() throws {
        var options = LayoutOptions()
        options.lineLimit = 1
        let layout = PinnedFonts.layout("more than fits in one line", width: 100, options: options)
        let elision = try #require(layout.lines[0].elision)
        let before = layout.caretRect(Caret(elision.lowerBound)).x
        let after = layout.caretRect(Caret(elision.upperBound, .upstream)).x
        #expect(after > before + 5)
        let selected = layout.selectionRects(0..<layout.shaped.count)
        #expect(abs((selected.last?.maxX ?? 0) - layout.width) < 0.01)
    }

    @Test("A ligature's carets divide it")
    func ligature() {
        let layout = PinnedFonts.layout("ffi", family: "DejaVu Serif")
        let xs = (0...3).map { layout.caretRect(Caret($0)).x }
        #expect(xs[0] < xs[1] && xs[1] < xs[2] && xs[2] < xs[3])
    }

    @Test("The caret at a direction boundary has a position with each neighbor")
    func affinity() {
        let layout = PinnedFonts.layout("ab שלום")
        let end = layout.width
        #expect(abs(layout.caretRect(Caret(3, .downstream)).x - end) < 0.01)
        #expect(layout.caretRect(Caret(3, .upstream)).x < end / 2)
    }

    @Test("Select All covers each line, and shows the hard break")
    func selection() {
        let layout = PinnedFonts.layout("one\n\ntwo")
        let rects = layout.selectionRects(0..<8)
        #expect(rects.count >= 3)
        #expect(Set(rects.map(\.y)).count == 3)
        #expect(layout.selectionRects(2..<2).isEmpty)
    }

    @Test("Up and down keep the goal column")
    func vertical() throws {
        let layout = PinnedFonts.layout("wide wide\ni\nwide wide")
        let x = layout.caretRect(Caret(6)).x
        let middle = try #require(layout.caret(below: Caret(6), x: x))
        #expect(middle.offset == 11)
        let below = try #require(layout.caret(below: middle, x: x))
        #expect(below.offset == 18)
        #expect(layout.caret(below: below, x: x) == nil)
    }
}
