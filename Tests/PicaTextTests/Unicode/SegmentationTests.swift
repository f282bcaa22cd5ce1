import Testing

@testable import PicaText

@Suite("Unicode's tests of text segmentation")
struct SegmentationTests {
    @Test("Lines break as in LineBreakTest, between graphemes")
    func lines() throws {
        let context = PinnedFonts.context()
        let style = TextStyle(font: FontDescriptor(size: 16))
        var deviations: Set<String> = []
        var insideGraphemes = 0
        for item in try BreakCase.read("LineBreakTest.txt") {
            let shaped = ShapedText(StyledText(item.text, style: style), context: context)
            var found = shaped.breaks.map(Int.init)
            found += shaped.paragraphs.map(\.end)
            let inside = Set(found).filter { $0 < item.text.utf8.count }.sorted()
            // Lines never break inside a grapheme: these rules of UAX #14 may be tailored.
            let graphemes = Set(item.text.graphemeOffsets)
            let expected = item.boundaries.filter(graphemes.contains)
            if expected != item.boundaries { insideGraphemes += 1 }
            if inside != expected { deviations.insert(BreakCase.codes(item.text)) }
        }
        // A mark on a space, a skin tone on what takes none.
        #expect(insideGraphemes == 315)
        #expect(deviations == Set(Self.hyphensBeforeLetters + Self.pointsBeforeFigures))
    }

    /// CLDR's root keeps a hyphen that nothing precedes with the letter after it ("-er"), rule 20.09 of
    /// its line breaks.
    private static let hyphensBeforeLetters = [
        "002D 0023", "002D 0308 0023", "002D 00A7", "002D 0308 00A7", "002D 50005", "002D 0308 50005",
        "002D 0E01", "002D 0308 0E01",
    ]

    /// Rule LB25 as the annex states it keeps points and commas with the figure after them (".35"); the
    /// file follows another of its examples for numbers.
    private static let pointsBeforeFigures = [
        "002C 0030", "002C 0308 0030", "0061 002E 0032 0020", "0061 002E 0032 0020 0915",
        "0061 002E 0032 0020 672C", "0061 002E 0032 3000 0033", "0061 002E 0032 3000 300C",
        "0061 002E 0032 3000 307E", "0061 002E 0032 3000 672C", "0041 002E 0031 0020 BABB",
        "BD24 C5B4 002E 0020 0041 002E 0032 0020 BCFC", "BD10 C694 002E 0020 0041 002E 0033 0020 BABB",
        "C694 002E 0020 0041 002E 0034 0020 BABB",
        "0065 0071 0075 0061 006C 0073 0020 002E 0033 0035 0020 0063 0065 006E 0074 0073",
    ]

    @Test("Words end as in WordBreakTest")
    func words() throws {
        let breaks = Breaks()
        var deviations: Set<String> = []
        for item in try BreakCase.read("WordBreakTest.txt") {
            let found = boundaries(.word, of: item.text, breaks)
            if found != item.boundaries { deviations.insert(BreakCase.codes(item.text)) }
        }
        #expect(deviations == Set(Self.colonsInWords))
    }

    /// CLDR's root lets a colon end a word; only Finnish and Swedish write it inside words.
    private static let colonsInWords = [
        "0061 003A 0041", "0061 003A 0308 0041", "0061 003A 05D0", "0061 003A 0308 05D0",
        "0061 003A 0061 2060", "0061 003A 0308 0061 2060", "0061 003A 0061 003A",
        "0061 003A 0308 0061 003A", "0061 003A 0061 0027", "0061 003A 0308 0061 0027",
        "0061 003A 0061 0027 2060", "0061 003A 0308 0061 0027 2060", "0061 003A 0061 002C",
        "0061 003A 0308 0061 002C", "0041 003A 0041",
    ]

    @Test("An editor, which reads text only near the caret, moves by the whole text's words")
    func wordMotion() throws {
        var text = ""
        for item in try BreakCase.read("WordBreakTest.txt")
        where !item.text.unicodeScalars.contains(where: \.properties.isLineEnd) {
            text += item.text + " ☃ "
        }
        #expect(text.utf8.count > 14_000)
        let breaks = Breaks()
        let rope = Rope(text)
        var offset = 0
        var number = 0
        while offset < text.utf8.count {
            let note: Comment = "at \(offset)"
            // The whole text costs more, so it is asked once in a while.
            if number % 16 == 0 {
                #expect(
                    rope.wordEnd(after: offset, by: breaks) == breaks.wordEnd(after: offset, in: text), note)
                #expect(
                    rope.wordStart(before: offset, by: breaks) == breaks.wordStart(before: offset, in: text),
                    note)
            }
            number += 1
            offset = rope.graphemeBoundary(after: offset)
        }
    }

    @Test("Sentences end as in SentenceBreakTest")
    func sentences() throws {
        let breaks = Breaks()
        for item in try BreakCase.read("SentenceBreakTest.txt") {
            #expect(
                boundaries(.sentence, of: item.text, breaks) == item.boundaries, "\(item.testDescription)")
        }
    }

    /// The boundaries inside a text, which must be the same looking forward and backward.
    private func boundaries(_ unit: Breaks.Unit, of text: String, _ breaks: Breaks) -> [Int] {
        var forward: [Int] = []
        var offset = 0
        while let next = breaks.boundary(after: offset, of: unit, in: text), next < text.utf8.count {
            forward.append(next)
            offset = next
        }
        var backward: [Int] = []
        offset = text.utf8.count
        while let next = breaks.boundary(before: offset, of: unit, in: text), next > 0 {
            backward.append(next)
            offset = next
        }
        #expect(forward == backward.reversed(), "\(BreakCase.codes(text))")
        return forward
    }

    @Test("Graphemes end as in GraphemeBreakTest, in labels and editors")
    func graphemes() throws {
        let breaks = Breaks()
        for item in try BreakCase.read("GraphemeBreakTest.txt") {
            let text = item.text
            let count = text.utf8.count
            if Self.newerGraphemes.contains(BreakCase.codes(text)) {
                #expect(text.graphemeOffsets.dropFirst().dropLast() != item.boundaries[...])
                continue
            }
            let stops = [0] + item.boundaries + [count]
            let rope = Rope(text)
            for offset in 0...count {
                let before = stops.last { $0 < offset }
                let after = stops.first { $0 > offset }
                let note: Comment = "\(item.testDescription), at \(offset)"
                #expect(breaks.grapheme(before: offset, in: text) == before, note)
                #expect(breaks.grapheme(after: offset, in: text) == after, note)
                #expect(breaks.isGraphemeBoundary(offset, in: text) == stops.contains(offset), note)
                #expect(rope.graphemeBoundary(before: offset) == before ?? 0, note)
                #expect(rope.graphemeBoundary(after: offset) == after ?? count, note)
                #expect(rope.graphemeBoundary(atOrBefore: offset) == stops.last { $0 <= offset }, note)
                #expect(rope.graphemeBoundary(atOrAfter: offset) == stops.first { $0 >= offset }, note)
            }
        }
    }

    /// Swift's Unicode is newer than 15 and counts U+2701 to the emoji no more.
    private static let newerGraphemes = ["2701 200D 2701"]
}

extension Unicode.Scalar.Properties {
    fileprivate var isLineEnd: Bool {
        generalCategory == .lineSeparator || generalCategory == .paragraphSeparator
            || generalCategory == .control
    }
}
