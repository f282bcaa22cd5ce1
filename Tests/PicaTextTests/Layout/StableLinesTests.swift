import Testing

@testable import PicaText

/// Random texts with random options.
@Suite("Lines are stable, complete and within their width")
struct StableLinesTests {
    private let context = PinnedFonts.context()

    private struct Case {
        var text: String
        var options = LayoutOptions()
        var width: Double
        var shaped: ShapedText

        init(seed: Int, _ context: TextContext) {
            var random = SeededGenerator(seed: seed)
            text = RandomText.make(&random, pieces: Int.random(in: 1...50, using: &random))
            width = Double.random(in: 4...250, using: &random)
            func chance() -> Bool { Bool.random(using: &random) }
            if chance() { options.lineLimit = Int.random(in: 1...5, using: &random) }
            options.truncation = [.head, .middle, .tail].randomElement(using: &random) ?? .tail
            options.wraps = Int.random(in: 0..<4, using: &random) > 0
            options.hasTrailingEmptyLine = chance()
            if chance() { options.tightening = 0.05 }
            if chance() { options.lineHeight = .multiple(1.3) }
            options.reservedLines = Int.random(in: 0...3, using: &random)
            options.alignment = [.leading, .center, .trailing].randomElement(using: &random) ?? .leading
            if chance() { options.tabInterval = 50 }
            var styled = StyledText(text, style: TextStyle(font: FontDescriptor(size: 16)))
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let range = random.range(in: text, upTo: 20)
                let size = Double.random(in: 8...30, using: &random)
                let weight = chance() ? 700 : 400
                styled.update(range) {
                    $0.font.size = size
                    $0.font.weight = weight
                }
                let trackings: [Double] = [0, 0, 2, -0.5]
                let tracking = trackings.randomElement(using: &random) ?? 0
                styled.update(random.range(in: text, upTo: 20)) { $0.tracking = tracking }
            }
            let direction: BaseDirection =
                [.natural, .naturalElseRightToLeft, .leftToRight, .rightToLeft].randomElement(using: &random)
                ?? .natural
            shaped = ShapedText(styled, direction: direction, context: context)
        }

        var layout: TextLayout { TextLayout(shaped, width: width, options: options) }

        func comment(_ seed: Int) -> Comment {
            "seed \(seed), width \(width), \(options): \(text.debugDescription)"
        }
    }

    @Test("A layout's own width gives the same lines", arguments: Array(0..<10) + [15, 87])
    func ownWidth(batch: Int) {
        for seed in batch * 30..<(batch + 1) * 30 {
            let one = Case(seed: seed, context)
            let layout = one.layout
            // A character wider than the width makes room that other lines would use.
            guard layout.width <= one.width + 0.001 else { continue }
            let again = TextLayout(one.shaped, width: layout.width, options: one.options)
            #expect(again.lines.map(\.range) == layout.lines.map(\.range), one.comment(seed))
            #expect(again.lines.map(\.elision) == layout.lines.map(\.elision), one.comment(seed))
            #expect(
                again.height == layout.height && again.isTruncated == layout.isTruncated, one.comment(seed))
        }
    }

    @Test("Lines cover the text once, and none is empty without need", arguments: 10..<17)
    func cover(batch: Int) {
        for seed in batch * 30..<(batch + 1) * 30 {
            let one = Case(seed: seed, context)
            let layout = one.layout
            var offset = 0
            for line in layout.lines {
                #expect(line.range.lowerBound == offset, one.comment(seed))
                #expect(line.next >= line.range.upperBound, one.comment(seed))
                let paragraph = one.shaped.paragraphs[line.paragraph]
                if line.range.isEmpty { #expect(paragraph.start == paragraph.contentEnd, one.comment(seed)) }
                offset = line.next
            }
            #expect(offset == one.text.utf8.count, one.comment(seed))
        }
    }

    @Test("No line exceeds the width unless it is a single character", arguments: 17..<24)
    func width(batch: Int) {
        for seed in batch * 30..<(batch + 1) * 30 {
            let one = Case(seed: seed, context)
            let layout = one.layout
            let breaks = one.shaped.context.breaks
            for (number, line) in layout.lines.enumerated() where line.width > one.width + 0.01 {
                let shown = layout.shown(number)
                let first = breaks.grapheme(after: 0, in: shown) ?? 0
                #expect(
                    first == shown.utf8.count || line.isHyphenated,
                    "line \(number) of \(line.width), \(one.comment(seed))")
            }
        }
    }

    @Test("A line's width is that of its runs without hanging spaces", arguments: 24..<29)
    func runs(batch: Int) {
        for seed in batch * 30..<(batch + 1) * 30 {
            let one = Case(seed: seed, context)
            let layout = one.layout
            for (number, line) in layout.lines.enumerated() {
                #expect(abs(layout.measurer.measure(line) - line.width) < 0.01, one.comment(seed))
                let runs = layout.placedLine(number).runs
                let left = runs.first?.x ?? line.x
                let right = runs.last.map { $0.x + $0.width } ?? line.x
                // Hanging spaces are outside, on the side where the paragraph ends.
                if line.isRightToLeft {
                    #expect(abs(right - line.x - line.width) < 0.01, one.comment(seed))
                } else {
                    #expect(abs(left - line.x) < 0.01, one.comment(seed))
                }
            }
        }
    }
}
