import Foundation
import Testing

@testable import PicaText

@Suite("Kerning and other rules across spaces")
struct SpaceRulesTests {
    private func shaped(_ text: String, _ family: String?, _ context: TextContext) -> ShapedText {
        let style = TextStyle(font: FontDescriptor(family: family, size: 16))
        return ShapedText(StyledText(text, style: style), context: context)
    }

    /// Holds every run of a text to hb-shape's.
    private func expectWhole(_ texts: [String], _ family: String?, _ context: TextContext) {
        var oracle = HarfBuzzOracle()
        var ours: [(String, String)] = []
        for text in texts {
            let shaped = shaped(text, family, context)
            for number in shaped.runs.indices {
                oracle.ask(number, of: shaped)
                ours.append((text, HarfBuzzOracle.notation(number, of: shaped)))
            }
        }
        let answers = oracle.answers()
        #expect(answers.count == ours.count)
        for ((text, own), answer) in zip(ours, answers) {
            let isSame = own == answer
            #expect(isSame, "“\(text.prefix(60))” \(HarfBuzzOracle.difference(own, answer))")
        }
    }

    @Test("Without rules for the space, words are shaped once for all texts")
    func inert() throws {
        let context = PinnedFonts.context()
        let plan = try #require(shaped("word", "DejaVu Sans", context).runStyles.first?.plan)
        #expect(plan.spaceRules == nil)
        #expect(try #require(shaped("word", "Noto Sans", context).runStyles.first?.plan).spaceRules == nil)
        #expect(try #require(shaped("word", "Inter", context).runStyles.first?.plan).spaceRules != nil)
    }

    @Test("With such rules, words without affected letters are shaped once, too")
    func shared() {
        let context = PinnedFonts.context()
        let one = shaped("some words of text", "Inter", context)
        let other = shaped("text of words - some", "Inter", context)
        #expect(one.segments[2].word === other.segments[4].word)
        #expect(one.segments[0].word.ties.isEmpty)
    }

    @Test("Pairs with a space are kerned on both sides, with several spaces and at the ends")
    func kernTable() throws {
        let source = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
        let face = try #require(FontFace(path: source, index: 0))
        func glyph(_ letter: Character) throws -> UInt16 {
            UInt16(try #require(face.nominalGlyph(letter.unicodeScalars.first?.value ?? 0)))
        }
        let space = try glyph(" ")
        let folder = try KernTableFont.write(
            source,
            pairs: [
                (try glyph("T"), space, -100), (space, try glyph("A"), -150), (space, space, 70),
                (space, try glyph("é"), 33), (try glyph("A"), try glyph("V"), -40),
            ])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let context = TextContext(
            fontconfigFile: PinnedFonts.configFile(folders: [folder], name: "kern-\(UUID().uuidString)"))
        let texts = [
            "T A", "aT Ab", "oT o", "o Ab o", "T  A   T", " A T ", "word AV éT A a", "T A T A T A",
            String(repeating: "T A ", count: 300), "T\tA T", "A\u{A0}A T",
        ]
        expectWhole(texts.filter { !$0.contains("\t") } + texts.filter { !$0.contains("\t") }, nil, context)
        let line = shaped(texts[0], nil, context)
        #expect(line.positions.last == line.runStyles[0].scale * Double(3 * 1233 - 250))
        #expect(TextLayout(shaped(texts[9], nil, context), width: nil).width.isFinite)
    }

    @Test(
        "Random lines with such rules match hb-shape",
        arguments: [11, 12, 13, 14])
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let context = PinnedFonts.context()
        let words = [
            "A", "-", "x", "(B)", ":", "a", "word", "3", "WORD", "—", "->", "(", ")", "to", "V1", "@", "=>",
            "É", "Ж",
        ]
        let texts = (0..<60).map { _ in
            (0..<Int.random(in: 1..<12, using: &random)).map { _ in
                words[Int.random(in: 0..<words.count, using: &random)]
            }.joined(separator: Bool.random(using: &random) ? " " : "  ")
        }
        expectWhole(texts, "Inter", context)
    }

    @Test("Positions are the sums of the widths, however words are joined")
    func positions() {
        let shaped = shaped("A - B (C) : 3 x 4 - To", "Inter", PinnedFonts.context())
        var sum = 0.0
        for (number, segment) in shaped.segments.enumerated() {
            #expect(abs(shaped.positions[number] - sum) < 1e-9)
            sum += shaped.runStyle(of: segment).width(of: segment.word)
        }
        #expect(abs((shaped.positions.last ?? 0) - sum) < 1e-9)
    }
}
