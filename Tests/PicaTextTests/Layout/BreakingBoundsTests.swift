import Testing

@testable import PicaText

@Suite("A line's end is found in a few tries")
struct BreakingBoundsTests {
    @Test("The last of many that fits is found, and few are tried", arguments: [0, 1, 5, 990, 999, 1000])
    func lastFitting(count: Int) {
        var tries = 0
        let found = LineFiller.lastFitting(0..<1000) {
            tries += 1
            return $0 < count
        }
        #expect(found == (count > 0 ? count - 1 : nil))
        #expect(tries <= 16 + 11)
    }

    @Test("Where nothing fits in order the nearest that does is as good")
    func disorder() {
        #expect(LineFiller.lastFitting(0..<1000) { $0 == 993 } == 993)
        #expect(LineFiller.lastFitting(5..<5) { _ in true } == nil)
    }

    @Test("A word of letters that are wider where it is cut is filled as far as it goes")
    func cutWord() {
        let context = PinnedFonts.context()
        let text = String(repeating: "ى", count: 200)
        let layout = PinnedFonts.layout(text, width: 60, context: context)
        for line in layout.lines { #expect(line.width <= 60.01) }
        #expect(layout.lines.last?.next == text.utf8.count)
    }
}
