import Testing

@testable import PicaText

@Suite("A line's end is found in a few steps")
struct BreakingBoundsTests {
    @Test(
        "The last fitting of many candidates is found with few probes", arguments: [0, 1, 5, 990, 999, 1000])
    func lastFitting(count: Int) {
        var tries = 0
        let found = LineFiller.lastFitting(0..<1000) {
            tries += 1
            return $0 < count
        }
        #expect(found == (count > 0 ? count - 1 : nil))
        #expect(tries <= 16 + 11)
    }

    @Test("If widths are not in order, the nearest fitting candidate is used")
    func disorder() {
        #expect(LineFiller.lastFitting(0..<1000) { $0 == 993 } == 993)
        #expect(LineFiller.lastFitting(5..<5) { _ in true } == nil)
    }

    @Test("A word whose letters widen where it is cut is filled as far as possible")
    func cutWord() {
        let context = PinnedFonts.context()
        let text = String(repeating: "ى", count: 200)
        let layout = PinnedFonts.layout(text, width: 60, context: context)
        for line in layout.lines { #expect(line.width <= 60.01) }
        #expect(layout.lines.last?.next == text.utf8.count)
    }
}
