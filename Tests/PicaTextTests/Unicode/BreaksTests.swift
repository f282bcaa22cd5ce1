import Testing

@testable import PicaText

@Suite("Boundaries in text")
struct BreaksTests {
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
        var random = SeededGenerator(seed: UInt64(seed))
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

    @Test("Breaks found without ICU are ICU's own", arguments: 0..<300)
    func simpleBreaks(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let letters = Array("abcÉжא5.,:;!?)]}\"'’  \u{0301}\u{00A0}")
        let text = String(
            (0..<Int.random(in: 1...16, using: &random)).map { _ in
                letters[Int.random(in: 0..<letters.count, using: &random)]
            })
        let count = text.utf8.count
        text.withUTF8Pointer { bytes in
            let scan = ParagraphScan(bytes, from: 0, count: count, CharacterProperties())
            guard scan.hasSimpleBreaks else { return }
            var simple: ContiguousArray<Int32> = []
            var full: ContiguousArray<Int32> = []
            LineBreaker.appendSimpleBreaks(bytes, 0..<count, to: &simple)
            let scratch = UTF16Scratch()
            scratch.convert(bytes, 0..<count)
            LineBreaker().appendBreaks(of: scratch, start: 0, language: nil, to: &full)
            #expect(simple == full, "seed \(seed): \(text.debugDescription)")
        }
    }
}
