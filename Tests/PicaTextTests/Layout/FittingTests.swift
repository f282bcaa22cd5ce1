import Testing

@testable import PicaText

@Suite("Text that is too long is tightened, then scaled, before it is truncated")
struct FittingTests {
    private let context = PinnedFonts.context()

    private func shaped(_ text: String, size: Double = 20) -> ShapedText {
        ShapedText(StyledText(text, style: TextStyle(font: FontDescriptor(size: size))), context: context)
    }

    private func options(
        lines: Int? = 1, tightening: Double = LayoutOptions.usualTightening
    ) -> LayoutOptions {
        var options = LayoutOptions()
        options.lineLimit = lines
        options.tightening = tightening
        return options
    }

    // MARK: Closer

    @Test("A slightly too long line is tightened to its width")
    func tightened() {
        let text = shaped("just a little too long")
        let natural = TextLayout(text, width: nil).width
        let width = natural * 0.97
        let layout = TextLayout(text, width: width, options: options())
        #expect(!layout.isTruncated)
        #expect(abs(layout.width - width) < 1e-6)
        #expect(TextLayout(text, width: width, options: options(tightening: 0)).isTruncated)
        #expect(TextLayout(text, width: natural * 0.94, options: options()).isTruncated)
        #expect(TextLayout(text, width: natural, options: options()).shaped === text)
    }

    @Test("Carets, hit testing, glyphs and selections match the tightened line")
    func geometry() throws {
        let string = "office 👍🏽 שלום ab"
        let text = shaped(string)
        let width = TextLayout(text, width: nil).width * 0.97
        let layout = TextLayout(text, width: width, options: options())
        #expect(!layout.isTruncated)
        let run = try #require(layout.placedLine(0).runs.last)
        #expect(abs(run.x + run.width - width) < 1e-6)
        #expect(abs((layout.selectionRects(0..<string.utf8.count).last?.maxX ?? 0) - width) < 1e-6)
        let clusters = layout.runs(ofLine: 0).flatMap(\.clusters)
        #expect(abs(clusters.map(\.width).reduce(0, +) - width) < 1e-6)
        for offset in string.graphemeOffsets {
            let place = layout.caretRect(Caret(offset))
            #expect(place.x <= width + 1e-6)
            let found = layout.caretRect(layout.caret(atX: place.x, y: 1))
            #expect(abs(found.x - place.x) < 0.01, "offset \(offset)")
        }
    }

    @Test("Only a line that would be truncated is tightened")
    func lastLine() throws {
        let text = shaped("mmmmmmmm threeee fourr five")
        let width = PinnedFonts.width("threeee fourr five", size: 20, context: context) * 0.97
        let layout = TextLayout(text, width: width, options: options(lines: 2))
        #expect(!layout.isTruncated)
        #expect(layout.lines.count == 2)
        let plain = TextLayout(text, width: width, options: options(lines: nil, tightening: 0))
        #expect(layout.lines[0].width == plain.lines[0].width)
        #expect(layout.caretRect(Caret(2)) == plain.caretRect(Caret(2)))
        #expect(abs(layout.lines[1].width - width) < 1e-6)
    }

    @Test("A line that starts inside a word is tightened from there")
    func insideWord() {
        let text = shaped("mmmmmmmmmmmmmmmmmmmm")
        let natural = TextLayout(text, width: nil).width
        let width = natural / 2 * 0.99
        let layout = TextLayout(text, width: width, options: options(lines: 2))
        guard layout.lines.count == 2 else { return }
        let first = layout.lines[0]
        #expect(first.width == TextLayout(text, width: width).lines[0].width)
        if !layout.isTruncated {
            #expect(layout.lines[1].width <= width + 1e-6)
            let runs = layout.placedLine(1).runs
            #expect(abs(runs.map(\.width).reduce(0, +) - layout.lines[1].width) < 1e-6)
        }
    }

    @Test("Joined letters stay joined: their line is truncated")
    func cursive() {
        let text = shaped("مرحبا بالعالم")
        let width = TextLayout(text, width: nil).width * 0.98
        let layout = TextLayout(text, width: width, options: options())
        let spaces = layout.shaped.runStyles.filter { $0.tracking != 0 }
        #expect(spaces.isEmpty)
        #expect(layout.isTruncated)
    }

    @Test("Each of several one-line paragraphs is tightened separately")
    func paragraphs() {
        var options = options(lines: nil)
        options.wraps = false
        let text = shaped("a line of text\nshort\na line of texts")
        let width = PinnedFonts.width("a line of text", size: 20, context: context) * 0.98
        let layout = TextLayout(text, width: width, options: options)
        #expect(abs(layout.lines[0].width - width) < 1e-6)
        let short = PinnedFonts.width("short", size: 20, context: context)
        #expect(abs(layout.lines[1].width - short) < 1e-6)
        #expect(layout.lines[2].elision != nil)
    }

    // MARK: Smaller

    @Test("Scaled text equals text shaped at that size", arguments: 0..<40)
    func scaled(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(&random)
        let small = shaped(text, size: 20).scaled(by: 0.5)
        let fresh = shaped(text, size: 10)
        let width = Double.random(in: 20...150, using: &random)
        let one = TextLayout(small, width: width)
        let other = TextLayout(fresh, width: width)
        #expect(one.lineTexts == other.lineTexts, "seed \(seed)")
        #expect(abs(one.height - other.height) < 1e-6 && abs(one.width - other.width) < 1e-6, "seed \(seed)")
        #expect(one.glyphs == other.glyphs, "seed \(seed)")
        #expect(small.styled == fresh.styled, "seed \(seed)")
    }

    @Test("Text is scaled only if it does not fit, and at most to the minimum scale")
    func scales() {
        let text = shaped("shrinks to fit")
        let natural = TextLayout(text, width: nil).width
        func fit(_ share: Double, _ minimum: Double) -> (layout: TextLayout, scale: Double) {
            TextLayout.fitting(
                text, width: natural * share, options: options(tightening: 0), minimumScale: minimum)
        }
        #expect(fit(1, 0.5).scale == 1)
        let half = fit(0.7, 0.5)
        #expect(!half.layout.isTruncated)
        #expect(half.scale <= 0.7 && half.scale > 0.7 - 1.0 / 64)
        #expect(half.layout.width <= natural * 0.7 + 1e-6)
        let cut = fit(0.3, 0.5)
        #expect(cut.scale == 0.5)
        #expect(cut.layout.isTruncated)
        #expect(fit(0.3, 1).scale == 1)
        #expect(fit(0.001, -3).scale > 0)
    }

    @Test("A height limits the lines, and text shrinks to show them all")
    func height() {
        let text = shaped("one two three four five six seven eight nine ten")
        let all = TextLayout(text, width: 120)
        let limited = TextLayout.fitting(text, width: 120, height: all.height * 0.6)
        #expect(limited.layout.isTruncated)
        #expect(limited.layout.height <= all.height * 0.6 + 0.01)
        #expect(limited.layout.lines.count > 1)
        let shrunk = TextLayout.fitting(
            text, width: 120, height: all.height * 0.6, minimumScale: 0.5)
        #expect(!shrunk.layout.isTruncated)
        #expect(shrunk.layout.height <= all.height * 0.6 + 0.01)
        #expect(shrunk.scale < 1)
        #expect(TextLayout.fitting(text, width: 120, height: 1).layout.lines.count == 1)
    }

    @Test("No larger scale would fit", arguments: 0..<60)
    func largest(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let text = shaped(RandomText.make(&random, pieces: 30))
        var options = options(
            lines: Int.random(in: 1...4, using: &random), tightening: Bool.random(using: &random) ? 0.05 : 0)
        options.lineSpacing = Double.random(in: 0...4, using: &random)
        let width = Double.random(in: 30...300, using: &random)
        let height = Bool.random(using: &random) ? Double.random(in: 10...100, using: &random) : nil
        let found = TextLayout.fitting(
            text, width: width, height: height, options: options, minimumScale: 0.25)
        let scales = (16...64).map { Double($0) / 64 }.filter {
            !TextLayout.fitting(text.scaled(by: $0), width: width, height: height, options: options)
                .layout.isTruncated
        }
        #expect(found.scale == scales.last ?? 0.25, "seed \(seed)")
        #expect(found.layout.isTruncated == scales.isEmpty, "seed \(seed)")
    }

    @Test("A single line that is too high shrinks, too")
    func tooHigh() {
        let fitted = TextLayout.fitting(
            shaped("Hi", size: 200), width: 400, height: 30, options: options(), minimumScale: 0.05)
        #expect(fitted.layout.height <= 30.01 && fitted.layout.height > 25)
        let least = TextLayout.fitting(
            shaped("Hi", size: 200), width: 400, height: 30, options: options(), minimumScale: 0.5)
        #expect(least.scale == 0.5)
    }
}
