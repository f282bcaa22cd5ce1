import Testing

@testable import PicaText

@Suite("Caches evict the least recently used entries gradually")
struct CacheTests {
    @Test("A style in use stays cached, however many others come and go")
    func styles() {
        let context = PinnedFonts.context()
        let used = TextStyle(font: FontDescriptor(size: 12))
        let fonts = context.styleFonts(used)
        for number in 0..<1000 {
            var other = used
            other.features = [FontFeature("aaaa", value: UInt32(number))].compactMap { $0 }
            _ = context.styleFonts(other)
            #expect(context.styleFonts(used) === fonts)
        }
    }

    @Test("A word in use stays shaped, however many others come and go")
    func words() {
        let shaper = Shaper()
        let context = PinnedFonts.context()
        let fonts = context.styleFonts(TextStyle(font: FontDescriptor(size: 12)))
        let plan = fonts.basePlan(
            fonts.script(ScriptNames.latin), ScriptNames.latin, probe: 0x61, isRightToLeft: false)
        func word(_ text: String) -> ShapedWord {
            text.withUTF8Pointer { shaper.word(plan, $0, 0..<text.utf8.count) }
        }
        let used = word("used")
        for number in 0..<100_000 {
            _ = word("w\(number)")
            if number % 1000 == 0 { #expect(word("used") === used) }
        }
    }

    @Test("More alternating languages than cached still have their own breaks")
    func languages() {
        let context = PinnedFonts.context()
        for round in 0..<3 {
            for number in 0..<12 {
                let tag = number % 2 == 0 ? "ko-u-lw-keepall-x-n\(number)" : "ko-x-n\(number)"
                let style = TextStyle(font: FontDescriptor(size: 12), language: tag)
                let shaped = ShapedText(StyledText("한국어", style: style), context: context)
                #expect(shaped.breaks.count == (number % 2 == 0 ? 0 : 2), "round \(round), \(tag)")
            }
        }
    }
}
