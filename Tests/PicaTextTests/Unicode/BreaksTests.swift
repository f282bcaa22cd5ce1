import Testing

@testable import PicaText

@Suite("Boundaries in text")
struct BreaksTests {
    @Test("Breaks found word by word are those ICU finds in the whole paragraph", arguments: 0..<200)
    func lineBreaks(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let scripts = RandomText.Script.allCases.filter { $0 != .lineEnds } + [.punctuation, .spaces]
        let text = RandomText.make(&random, scripts: scripts, pieces: 40)
        let breaks = Breaks()
        var expected: [Int32] = []
        var offset = 0
        while let next = breaks.boundary(after: offset, of: .line, in: text), next < text.utf8.count {
            if breaks.isGraphemeBoundary(next, in: text) { expected.append(Int32(next)) }
            offset = next
        }
        #expect(Array(PinnedFonts.layout(text).shaped.breaks) == expected, "seed \(seed): \(text)")
    }

    @Test("Motion by word stops at words' ends forward and starts backward")
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

    @Test("Graphemes step over whole characters, also from inside one", arguments: 0..<80)
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
