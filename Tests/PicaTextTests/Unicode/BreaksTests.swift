import Testing

@testable import PicaText

@Suite("Text boundaries")
struct BreaksTests {
    @Test("Breaks found word by word match ICU's for the whole paragraph", arguments: 0..<200)
    func lineBreaks(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let scripts = RandomText.Script.allCases.filter { $0 != .lineEnds } + [.punctuation, .spaces]
        let text = RandomText.make(&random, scripts: scripts, pieces: 40)
        #expect(
            Array(PinnedFonts.layout(text).shaped.breaks) == wholeBreaks(text), "seed \(seed): \(text)")
    }

    @Test(
        "Words of emoji, flags, keys, letters and marks break as in ICU", arguments: 0..<100)
    func emojiBreaks(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let parts = [
            "😂", "🍕", "❤", "👍", "👩", "🏽", "\u{FE0F}", "\u{20E3}", "\u{200D}", "\u{301}", "\u{34F}", "🇩", "🇪",
            "1", "7", "✅", "⬛", "#", "*", "a", "é", "ω", "漢", ".", "!", ")", "(", "\"", "“", "-", "\u{A0}",
            "\u{E007F}",
            " ",
            " ", " ",
        ]
        let context = PinnedFonts.context()
        for _ in 0..<20 {
            var text = ""
            for _ in 0..<24 {
                let part = parts.randomElement(using: &random) ?? ""
                // After half a flag with a mark ICU finds other breaks from there than from the text's start.
                let isMark = part.unicodeScalars.first?.properties.isGraphemeExtend == true
                let isAfterFlag = text.unicodeScalars.last.map { $0.value.isRegionalIndicator } ?? false
                if !isAfterFlag || !isMark && part != "\u{200D}" { text += part }
            }
            let codes = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
            let found = Array(PinnedFonts.layout(text, context: context).shaped.breaks)
            #expect(found == wholeBreaks(text), "seed \(seed): \(codes)")
        }
    }

    /// The places between graphemes where ICU lets lines end, found in all of a text.
    private func wholeBreaks(_ text: String) -> [Int32] {
        let breaks = Breaks()
        var found: [Int32] = []
        var offset = 0
        while let next = breaks.boundary(after: offset, of: .line, in: text), next < text.utf8.count {
            if breaks.isGraphemeBoundary(next, in: text) { found.append(Int32(next)) }
            offset = next
        }
        return found
    }

    @Test("Word motion stops at word ends forward and word starts backward")
    func words() {
        let breaks = Breaks()
        let text = "one, zwei  ドイツ語!"
        #expect(breaks.wordEnd(after: 0, in: text) == 3)
        #expect(breaks.wordEnd(after: 3, in: text) == 9)
        #expect(breaks.wordStart(before: 9, in: text) == 5)
        #expect(breaks.wordStart(before: 5, in: text) == 0)
        #expect(breaks.wordStart(before: 0, in: text) == 0)
        #expect(breaks.wordEnd(after: text.utf8.count, in: text) == text.utf8.count)
        #expect(breaks.word(around: 6, in: text) == 5..<9)
        #expect(breaks.word(around: 3, in: text) == 3..<4)
    }

    @Test("Grapheme motion crosses whole characters, also from inside one", arguments: 0..<80)
    func graphemes(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(&random) + "\r\n"
        let breaks = Breaks()
        let stops = (Array(text.indices) + [text.endIndex]).map {
            text.utf8.distance(from: text.startIndex, to: $0)
        }
        for offset in 0...text.utf8.count {
            #expect(
                breaks.grapheme(after: offset, in: text) == stops.first { $0 > offset }, "\(seed) \(offset)")
            #expect(
                breaks.grapheme(before: offset, in: text) == stops.last { $0 < offset }, "\(seed) \(offset)")
            #expect(
                breaks.isGraphemeBoundary(offset, in: text) == stops.contains(offset), "\(seed) \(offset)")
        }
    }
}
