import Testing

@testable import PicaText

@Suite("Lines are filled")
struct TextLayoutTests {
    @Test("Every hard break ends a line")
    func hardBreaks() {
        let layout = PinnedFonts.layout("a\nb\r\nc\u{2028}d\u{2029}e\u{0B}f\u{0C}g\u{85}h\ri")
        #expect(layout.lineTexts == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
    }

    @Test("A final break makes a line only in editors")
    func trailingBreak() {
        var options = LayoutOptions()
        #expect(PinnedFonts.layout("a\n", options: options).lines.count == 1)
        options.hasTrailingEmptyLine = true
        #expect(PinnedFonts.layout("a\n", options: options).lines.count == 2)
        #expect(PinnedFonts.layout("").lines.count == 1)
        #expect(PinnedFonts.layout("").height == PinnedFonts.layout("x").height)
    }

    @Test("Words wrap, spaces hang, and a word that is too long breaks between characters")
    func wrapping() {
        let wide = PinnedFonts.layout("hello").width
        let layout = PinnedFonts.layout("hello   hello hellohello", width: wide + 0.5)
        #expect(layout.lineTexts == ["hello   ", "hello ", "hello", "hello"])
        #expect(layout.width <= wide + 0.5)
        #expect(layout.lines[0].width == wide)
    }

    @Test("A soft hyphen shows only at a line's end")
    func softHyphen() {
        let text = "exam\u{AD}ple"
        let whole = PinnedFonts.layout(text)
        #expect(whole.lines.count == 1)
        #expect(abs(whole.width - PinnedFonts.layout("example").width) < 0.5)
        let cut = PinnedFonts.layout(text, width: PinnedFonts.layout("exam-").width + 1)
        #expect(cut.lines.count == 2)
        #expect(cut.lines[0].isHyphenated)
        #expect(cut.lines[0].width > PinnedFonts.layout("exam").width + 2)
    }

    @Test("Truncation stays within the width and never cuts a character")
    func truncation() {
        let text = "Größe: 👨‍👩‍👧‍👦 and more than fits in one line"
        for mode in [LayoutOptions.Truncation.head, .middle, .tail] {
            for width in stride(from: 20.0, through: 300, by: 7) {
                var options = LayoutOptions()
                options.lineLimit = 1
                options.truncation = mode
                let layout = PinnedFonts.layout(text, width: width, options: options)
                guard layout.isTruncated else { continue }
                #expect(layout.lines.count == 1)
                #expect(layout.width <= width + 0.01, "\(mode) at \(width)")
                let elision = layout.lines[0].elision ?? 0..<0
                let breaks = layout.shaped.context.breaks
                #expect(breaks.isGraphemeBoundary(elision.lowerBound, in: text))
                #expect(breaks.isGraphemeBoundary(elision.upperBound, in: text))
            }
        }
    }

    @Test("A word that fits stays on its line even if its spaces change style")
    func spacesOfTwoStyles() {
        let context = PinnedFonts.context()
        let style = TextStyle(font: FontDescriptor(size: 16))
        var styled = StyledText("hello ", style: style)
        var other = style
        other.font.weight = 700
        styled.append("  world", style: other)
        let width = PinnedFonts.layout("hello", context: context).width + 0.5
        let layout = TextLayout(ShapedText(styled, context: context), width: width)
        #expect(layout.lineTexts.first == "hello   ")
    }

    @Test("A hundred thousand spaces or control characters are not shaped as one run")
    func longSpaces() {
        let spaces = PinnedFonts.layout("a" + String(repeating: " ", count: 100_000) + "b", width: 50)
        #expect(spaces.lines.count == 2)
        let controls = PinnedFonts.layout("a" + String(repeating: "\u{1}", count: 100_000) + "b", width: 50)
        #expect(controls.lines.count == 1)
        #expect(controls.shaped.segments.count == 3)
    }

    @Test(
        "Lines in scripts without spaces break between segments",
        arguments: ["ภาษาไทยเป็นภาษาที่มีระดับเสียง", "天地玄黄宇宙洪荒", "これはテスト文字列です"])
    func segmentsWithoutSpaces(text: String) {
        let shaped = PinnedFonts.layout(text).shaped
        #expect(!shaped.breaks.isEmpty)
        let ends = Set(shaped.segments.map(\.end))
        #expect(shaped.breaks.allSatisfy(ends.contains))
    }

    @Test("Leading is right in a right-to-left paragraph")
    func alignment() {
        var options = LayoutOptions()
        options.fillsWidth = true
        let hebrew = PinnedFonts.layout("שלום", width: 300, options: options)
        #expect(abs(hebrew.lines[0].x + hebrew.lines[0].width - 300) < 1e-6)
        options.alignment = .center
        let latin = PinnedFonts.layout("abc", width: 300, options: options)
        #expect(abs(latin.lines[0].x * 2 + latin.lines[0].width - 300) < 1e-6)
    }

    @Test("Tabs advance to their stops")
    func tabs() {
        let layout = PinnedFonts.layout("a\tb")
        #expect(abs(layout.caretRect(Caret(2)).x - 28) < 1e-6)
    }

    @Test("Text laid out at its own width has the same lines", arguments: 0..<120)
    func ownWidth(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(&random)
        let context = PinnedFonts.context()
        let width = Double.random(in: 10...200, using: &random)
        let layout = PinnedFonts.layout(text, width: width, context: context)
        // A character wider than the width makes room that other lines would use.
        guard layout.width <= width + 0.001 else { return }
        let again = PinnedFonts.layout(text, width: layout.width, context: context)
        #expect(again.lineTexts == layout.lineTexts, "seed \(seed), width \(width): \(text)")
    }

    @Test("Lines cover the text without gap or overlap", arguments: 0..<60)
    func cover(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(&random)
        var options = LayoutOptions()
        options.hasTrailingEmptyLine = true
        let layout = PinnedFonts.layout(
            text, width: Double.random(in: 1...150, using: &random), options: options)
        var offset = 0
        for line in layout.lines {
            #expect(line.range.lowerBound == offset, "seed \(seed)")
            offset = line.next
        }
        #expect(offset == text.utf8.count, "seed \(seed)")
    }

    @Test("Ten thousand marks, and a megabyte without spaces, take bounded time")
    func hostile() {
        let clock = ContinuousClock()
        let time = clock.measure {
            let marks = "a" + String(repeating: "\u{0301}\u{0327}", count: 5000)
            #expect(PinnedFonts.layout(marks, width: 100).lines.count == 1)
            let long = String(repeating: "abcdefghij", count: 100_000)
            let layout = PinnedFonts.layout(long, width: 500)
            #expect(layout.lines.count > 1000)
            #expect(PinnedFonts.layout(long).caret(atX: 1000, y: 1).offset > 50)
        }
        #expect(time < .seconds(60))
    }
}
