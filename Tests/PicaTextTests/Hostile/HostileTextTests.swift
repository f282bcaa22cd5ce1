import Testing

@testable import PicaText

@Suite("Hostile text")
struct HostileTextTests {
    @Test(
        "Hostile text costs a bounded multiple of ordinary text, in linear time",
        arguments: HostileText.allCases)
    func cost(kind: HostileText) {
        let context = PinnedFonts.context()
        // Fonts are found and first words shaped before anything is measured.
        _ = TextExercise(HostileText.ordinary(500), context: context)
        _ = TextExercise(kind.make(500), context: context)
        // Measured again if it was too much: other tests disturb.
        for isLast in [false, false, true] {
            let ordinary = TextExercise(HostileText.ordinary(2 << 10), context: context).total
            let short = TextExercise(kind.make(2 << 10), context: context).total
            let long = TextExercise(kind.make(16 << 10), context: context).total
            // Measured: at most 27 times, for control characters of which each is a run.
            if !isLast, short > ordinary * 60 || long > max(short, ordinary / 4) * 14 { continue }
            #expect(short < ordinary * 60, "\(short / ordinary) times the cost of ordinary text")
            #expect(
                long < max(short, ordinary / 4) * 14,
                "eight times the text costs \(long / short) times as much")
            return
        }
    }

    @Test("Hostile text is laid out correctly at any width", arguments: HostileText.allCases)
    func soundness(kind: HostileText) {
        let context = PinnedFonts.context()
        for width in [0.0, 300] {
            LayoutCheck(kind.make(500), width: width, context: context).expectSound("\(kind) at \(width)")
        }
    }

    @Test("Random text is laid out correctly", arguments: 0..<60)
    func random(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(&random, pieces: 30)
        let width = Double.random(in: 0...400, using: &random)
        LayoutCheck(text, width: width, context: PinnedFonts.context()).expectSound("seed \(seed)")
    }

    @Test("Arbitrary bytes are laid out correctly as text", arguments: 0..<40)
    func bytes(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let bytes = (0..<60).map { _ in UInt8.random(in: 0...255, using: &random) }
        let text = String(decoding: bytes, as: UTF8.self)
        LayoutCheck(text, width: 100, context: PinnedFonts.context()).expectSound("seed \(seed)")
    }

    @Test(
        "Invalid UTF-8 shows as replacement characters",
        arguments: [
            // A lone surrogate, a pair of them as CESU-8 has it, an overlong slash, a cut sequence, Latin-1.
            ([0xED, 0xA0, 0x80], 3), ([0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], 6), ([0xC0, 0xAF], 2),
            ([0xF0, 0x9F, 0x98], 1), ([0xE9], 1), ([0xF5, 0xFF], 2),
        ] as [([UInt8], Int)])
    func repaired(bytes: [UInt8], count: Int) {
        let text = String(decoding: [0x61] + bytes + [0x62], as: UTF8.self)
        let layout = PinnedFonts.layout(text)
        #expect(layout.glyphs.count == count + 2)
        #expect(Set(layout.glyphs.dropFirst().dropLast()).count == 1)
        #expect(!layout.glyphs.contains(0))
        #expect(Rope(text).graphemeBoundary(after: 1) == 4)
    }

    @Test("Ten thousand marks are one character with one base")
    func marks() {
        let text = "x" + String(repeating: "\u{301}", count: 10_000) + "y"
        let layout = PinnedFonts.layout(text, width: 300)
        #expect(layout.lines.count == 1)
        #expect(layout.caret(rightOf: Caret(0))?.offset == text.utf8.count - 1)
        #expect(layout.width < 40)
    }

    @Test("Ten thousand flags are ten thousand characters, and lines break between them")
    func flags() {
        let text = String(repeating: "🇩🇪", count: 10_000)
        let layout = PinnedFonts.layout(text, width: 300)
        #expect(layout.lines.count > 500)
        #expect(layout.lines.allSatisfy { $0.range.lowerBound % 8 == 0 })
        #expect(layout.caret(rightOf: Caret(40_000))?.offset == 40_008)
        #expect(layout.glyphs.count == 10_000)
    }

    @Test("An emoji of ten thousand joined parts is one character")
    func joinedEmoji() {
        let text = "👩" + String(repeating: "\u{200D}👩", count: 9999) + "!"
        let layout = PinnedFonts.layout(text, width: 300)
        #expect(layout.caret(rightOf: Caret(0))?.offset == text.utf8.count - 1)
        #expect(layout.lines.map(\.range).contains(0..<text.utf8.count - 1))
    }

    @Test("Two hundred nested directions, closed or not, lose no character", arguments: [0, 100, 200, 300])
    func nesting(closed: Int) {
        for (open, close) in [("\u{2067}a\u{2066}א", "\u{2069}"), ("\u{202B}a\u{202A}א", "\u{202C}")] {
            let text =
                String(repeating: open, count: 100) + String(repeating: close, count: closed) + " end"
            let layout = PinnedFonts.layout(text)
            let shown = layout.placedLine(0).runs.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
            #expect(shown.first?.lowerBound == 0)
            #expect(shown.last?.upperBound == text.utf8.count)
            #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
            #expect(layout.shaped.runs.allSatisfy { $0.level <= 126 })
        }
    }

    @Test("Each assigned character shows a glyph or a box, except invisible ones")
    func everyCharacter() {
        let context = PinnedFonts.context()
        let style = TextStyle(font: FontDescriptor(size: 16))
        var text = ""
        var count = 0
        func check() {
            let shaped = ShapedText(StyledText(text, style: style), context: context)
            var end = 0
            for segment in shaped.segments {
                #expect(Int(segment.start) == end, "a gap at \(end)")
                end = Int(segment.end)
                guard segment.kind == .text, segment.word.glyphCount == 0 else { continue }
                let bytes = Array(text.utf8)[Int(segment.start)..<Int(segment.end)]
                let unseen = String(decoding: bytes, as: UTF8.self)
                #expect(unseen.unicodeScalars.allSatisfy { $0.isUnseen }, "\(BreakCase.codes(unseen))")
            }
            #expect(end == text.utf8.count)
            text = ""
        }
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let category = scalar.properties.generalCategory
            guard category != .unassigned, category != .lineSeparator, category != .paragraphSeparator,
                !(0x0A...0x0D).contains(value), value != 0x85
            else { continue }
            // All ideographs, syllables and private characters are alike.
            let isAlike = category == .privateUse || category == .otherLetter && value > 0x3400
            if isAlike, value % 32 != 0 { continue }
            text.unicodeScalars.append(scalar)
            text += " "
            count += 1
            if text.utf8.count > 4000 { check() }
        }
        check()
        #expect(count > 25_000)
    }
}

extension Unicode.Scalar {
    /// Whether it is meant to show nothing by itself.
    fileprivate var isUnseen: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
            || properties.isWhitespace
    }
}
