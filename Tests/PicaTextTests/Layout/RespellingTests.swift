import Glibc
import Testing

@testable import PicaText

@Suite("Words whose spelling changes at a hyphen")
struct RespellingTests {
    /// With patterns of the test's own.
    private let context: TextContext

    init() throws {
        let folder = TemporaryFiles.folder + "/respelling"
        mkdir(folder, 0o755)
        let head = "UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 2\n"
        for (language, patterns) in [
            ("de", "c1k/k=k,1,2\n.schif1fahrt/ff=,5,1"), ("hu", ".as3szon/sz=sz,2,3\nn1nyal./ny=,1,1"),
            ("nl", "a1atje./a=t,1,3"), ("sv", ".til1lata./ll=l,3,2"),
        ] {
            PinnedFonts.write(head + patterns + "\n", to: "\(folder)/hyph_\(language).dic")
        }
        // Patterns whose change is outside the word or not at the hyphen.
        let broken = "b1a/x=y,1,9\nc1a/xy,1,2\nd1a/=,0,0"
        PinnedFonts.write(head + broken + "\n", to: "\(folder)/hyph_eo.dic")
        let latin1: [UInt8] =
            Array("ISO8859-1\nn".utf8) + [0xE4] + Array("1ra/n".utf8) + [0xE4]
            + Array("n=ra,1,4\n".utf8)
        let file = try #require(fopen("\(folder)/hyph_fi.dic.new", "w"))
        fwrite(latin1, 1, latin1.count, file)
        fclose(file)
        rename("\(folder)/hyph_fi.dic.new", "\(folder)/hyph_fi.dic")
        context = PinnedFonts.context()
        context.hyphenator = Hyphenator(folder: folder)
    }

    /// A word as it is divided at each point.
    private func divisions(_ word: String, _ language: String) -> [String] {
        let bytes = Array(word.utf8)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return context.hyphenator.points(in: word, language: language).map { point in
            let before = text(0..<(point.end?.range.lowerBound ?? point.offset)) + (point.end?.text ?? "")
            let after = text((point.start?.range.upperBound ?? point.offset)..<bytes.count)
            return before + "-" + (point.start?.text ?? "") + after
        }
    }

    @Test(
        "Letters around a hyphen change, in either number",
        arguments: [
            ("de", "Zucker", ["Zuk-ker"]), ("de", "ZUCKER", ["ZUK-KER"]),
            ("de", "Größezucker", ["Größezuk-ker"]), ("de", "Schiffahrt", ["Schiff-fahrt"]),
            ("hu", "asszonnyal", ["asz-szonnyal", "asszony-nyal"]), ("nl", "omaatje", ["oma-tje"]),
            ("sv", "tillata", ["till-lata"]), ("fi", "menära", ["menän-ra"]),
        ])
    func points(language: String, word: String, expected: [String]) {
        #expect(divisions(word, language) == expected)
    }

    @Test("Only real changes count as respelling")
    func least() {
        #expect(
            context.hyphenator.points(in: "asszony", language: "hu") == [
                HyphenationPoint(offset: 2, end: .init(range: 2..<2, text: "z"))
            ])
        #expect(
            context.hyphenator.points(in: "omaatje", language: "nl") == [
                HyphenationPoint(offset: 3, start: .init(range: 3..<4, text: ""))
            ])
        #expect(
            context.hyphenator.points(in: "Zucker", language: "de") == [
                HyphenationPoint(offset: 3, end: .init(range: 2..<3, text: "k"))
            ])
    }

    @Test("Invalid patterns divide nothing", arguments: ["obala", "ocala"])
    func broken(word: String) {
        #expect(context.hyphenator.points(in: word, language: "eo").isEmpty)
    }

    private func layout(_ text: String, _ language: String, width: Double) -> TextLayout {
        var options = LayoutOptions()
        options.hyphenates = true
        let style = TextStyle(font: FontDescriptor(size: 16), language: language)
        return TextLayout(
            ShapedText(StyledText(text, style: style), context: context), width: width, options: options)
    }

    /// As a line is set in whose divided word the letters that change are shaped apart.
    private func width(_ pieces: String...) -> Double {
        pieces.reduce(0) { $0 + PinnedFonts.width($1, context: context) }
    }

    @Test("The line before the hyphen shows the changed letters")
    func end() {
        let layout = layout("Ein Zucker", "de", width: width("Ein Zuk-") + 1)
        #expect(layout.lineTexts == ["Ein Zuc", "ker"])
        #expect(abs(layout.lines[0].width - width("Ein Zu", "k‐")) < 0.01)
        let hyphen = layout.runs(ofLine: 0).last
        #expect(hyphen?.kind == .hyphen && hyphen?.range == 6..<7 && hyphen?.glyphs.glyphs.count == 2)
        // The letter that is not shown as it is can be selected with what stands for it.
        let rects = layout.selectionRects(6..<7)
        #expect(abs((rects.first?.width ?? 0) - width("k‐")) < 0.01)
    }

    @Test("The line after it drops a letter, and arrow keys skip its position")
    func start() {
        let layout = layout("een omaatje", "nl", width: width("een oma-") + 1)
        #expect(layout.lineTexts == ["een oma", "atje"])
        #expect(abs(layout.lines[1].width - width("tje")) < 0.01)
        var offsets = [0]
        var caret: Caret? = Caret(0)
        while let current = caret, offsets.count < 40 {
            caret = layout.caret(rightOf: current)
            if let caret { offsets.append(caret.offset) }
        }
        #expect(offsets == Array(0...11))
    }

    @Test("Lines are never too wide, and their width gives the same lines")
    func fills() {
        let text = "Zuckerbäcker backen Zwieback und trinken Zuckerwasser, Zucker schmecken Bäcker"
        var changed = 0
        for step in 0..<40 {
            let width = 50 + Double(step) * 7
            let layout = layout(text, "de", width: width)
            for line in layout.lines { #expect(line.width <= width + 0.01, "\(width)") }
            let again = self.layout(text, "de", width: layout.width)
            #expect(again.lines.map(\.range) == layout.lines.map(\.range), "\(width)")
            changed +=
                layout.lines.indices.filter { number in
                    layout.runs(ofLine: number).contains { $0.kind == .hyphen && !$0.range.isEmpty }
                }.count
        }
        #expect(changed > 20)
    }

    @Test("A long paragraph hyphenates at block boundaries as elsewhere")
    func blocks() {
        let text = Array(repeating: "een omaatje", count: 120).joined(separator: " ")
        var options = LayoutOptions()
        options.hyphenates = true
        let style = TextStyle(font: FontDescriptor(size: 16), language: "nl")
        let width = width("een oma-") + 1
        let whole = layout(text, "nl", width: width)
        var respelled = 0
        for size in stride(from: 90, to: 125, by: 5) {
            let document = DocumentLayout(
                AttributedRope(text), style: style, options: options, width: width, context: context,
                limits: DocumentLayout.Limits(block: size, margin: 64, reach: 1 << 20))
            for line in whole.lines {
                let block = document.block(at: line.range.lowerBound)
                let number = block.line(at: line.range.lowerBound)
                let shown = block.layout.lines[number]
                #expect(block.setting.global(shown.range.lowerBound) == line.range.lowerBound)
                #expect(abs(shown.width - line.width) < 0.01, "\(line.range) with blocks of \(size)")
                if number == 0, shown.continuesWord { respelled += 1 }
            }
        }
        #expect(respelled > 3)
    }
}
