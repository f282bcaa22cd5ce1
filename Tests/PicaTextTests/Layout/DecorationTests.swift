import Testing

@testable import PicaText

@Suite("Underlines and strikethroughs")
struct DecorationTests {
    private func layout(
        _ parts: [(String, (inout TextStyle) -> Void)], width: Double? = nil, size: Double = 20,
        family: String? = nil, options: LayoutOptions = LayoutOptions()
    ) -> TextLayout {
        let base = TextStyle(font: FontDescriptor(family: family, size: size))
        var text = StyledText("", style: base)
        for (part, change) in parts {
            var style = base
            change(&style)
            text.append(part, style: style)
        }
        return TextLayout(
            ShapedText(text, context: PinnedFonts.context()), width: width, options: options)
    }

    private let underlined = { (style: inout TextStyle) in style.underline = LineDecoration() }

    @Test("Plain text has none")
    func none() {
        let layout = PinnedFonts.layout("plain")
        #expect(layout.underlines().isEmpty && layout.strikethroughs().isEmpty)
    }

    @Test("Thickness and position come from the font")
    func metrics() throws {
        let layout = layout([
            (
                "nun",
                {
                    $0.underline = LineDecoration()
                    $0.strikethrough = LineDecoration(paint: 3)
                }
            )
        ])
        let metrics = layout.shaped.metrics(ofStyle: 0)
        let underlines = layout.underlines()
        let underline = try #require(underlines.first)
        #expect(underlines.count == 1)
        #expect(underline.thickness == metrics.underlineThickness)
        #expect(underline.top == metrics.underlinePosition)
        #expect(underline.x == 0 && abs(underline.width - layout.width) < 0.01)
        #expect(underline.baseline == layout.firstBaseline)
        let strike = try #require(layout.strikethroughs().first)
        #expect(strike.top == -metrics.strikethroughPosition)
        #expect(strike.thickness == metrics.strikethroughThickness)
        #expect(strike.paint == 3 && underline.paint == 0)
    }

    @Test("An underline is uniform across styles, as thick and as low as any part needs")
    func oneLine() {
        let layout = layout([
            ("nun ", underlined),
            (
                "nun ",
                {
                    $0.underline = LineDecoration()
                    $0.font.size = 40
                    $0.paint = 1
                }
            ),
            (
                "nu",
                {
                    $0.underline = LineDecoration()
                    $0.baselineOffset = 8
                }
            ),
        ])
        let lines = layout.underlines()
        #expect(lines.map(\.paint) == [0, 1, 0])
        #expect(Set(lines.map(\.top)) == [layout.shaped.metrics(ofStyle: 1).underlinePosition])
        #expect(Set(lines.map(\.thickness)) == [layout.shaped.metrics(ofStyle: 1).underlineThickness])
        #expect(Set(lines.map(\.origin)) == [0])
        for (one, next) in zip(lines, lines.dropFirst()) { #expect(abs(one.maxX - next.x) < 0.01) }
    }

    @Test("Text between two underlined parts separates their underlines")
    func apart() {
        let layout = layout([
            ("nun", underlined), (" nun ", { $0.font.size = 60 }), ("nun", underlined),
        ])
        let lines = layout.underlines()
        #expect(lines.count == 2)
        #expect(lines[1].x - lines[0].maxX > 60)
        #expect(lines[1].origin == lines[1].x)
    }

    @Test("A strikethrough follows each part's size and baseline")
    func strike() {
        let layout = layout([
            ("big", { $0.strikethrough = LineDecoration() }),
            (
                "small",
                {
                    $0.strikethrough = LineDecoration()
                    $0.font.size = 8
                }
            ),
            (
                "high",
                {
                    $0.strikethrough = LineDecoration()
                    $0.font.size = 8
                    $0.baselineOffset = 10
                }
            ),
        ])
        let lines = layout.strikethroughs()
        #expect(lines.count == 3)
        #expect(abs(lines[2].top - lines[1].top + 10) < 0.001)
        #expect(lines[0].top < lines[1].top)
    }

    // MARK: Ink

    @Test("An underline leaves gaps only at descenders")
    func skipsInk() {
        let lines = layout([("nnnpnnn", underlined)], family: "Inter").underlines()
        #expect(lines.count == 2)
        let plain = layout([("nnn", underlined)], family: "Inter")
        let gap = lines[1].x - lines[0].maxX
        #expect(lines[0].maxX > plain.width - 3 && gap > 2 && gap < 6, "\(lines)")
        #expect(layout([("nnn nnn", underlined)], family: "Inter").underlines().count == 1)
    }

    @Test(
        "No part of an underline touches ink",
        arguments: ["gypsy jQ,;", "ÇŞçş", "سلام بيت", "นู้ปู่", "क्षु", "ğȷþ"])
    func clearance(text: String) {
        let layout = layout([(text, underlined)], size: 40)
        let lines = layout.underlines()
        #expect(!lines.isEmpty)
        for run in layout.runs(ofLine: 0) {
            let scale = 40 / Double(run.face.unitsPerEm)
            for glyph in run.glyphs.glyphs {
                guard let line = lines.first else { continue }
                let bottom = Int32((-(line.top + line.thickness) / scale).rounded())
                let top = Int32((-line.top / scale).rounded())
                for crossing in run.face.ink.crossings(glyph.id, bottom: bottom, top: top) {
                    let left = run.x + Double(glyph.x) + Double(crossing.lowerBound) * scale
                    let right = run.x + Double(glyph.x) + Double(crossing.upperBound) * scale
                    for line in lines {
                        #expect(
                            line.maxX <= left - 0.5 || line.x >= right + 0.5, "\(line) at \(left)...\(right)")
                    }
                }
            }
        }
    }

    @Test("Underlines pass through Han, kana and Hangul", arguments: ["漢字仮名", "かなカナ", "한글"])
    func cjk(text: String) {
        #expect(layout([(text, underlined)]).underlines().count == 1)
    }

    @Test("A gap follows a glyph's outline, not its box")
    func crossings() throws {
        let layout = PinnedFonts.layout("p", size: 16, family: "Inter")
        let run = try #require(layout.runs(ofLine: 0).first)
        let glyph = try #require(run.glyphs.glyphs.first)
        let box = run.face.ink.box(glyph.id)
        let stem = run.face.ink.crossings(glyph.id, bottom: box.minY, top: box.minY + 100)
        #expect(stem.count == 1)
        let width = stem.map { $0.upperBound - $0.lowerBound }.max() ?? 0
        #expect(width > 0 && Int(width) * 3 < Int(box.maxX - box.minX), "\(stem) in \(box)")
        #expect(run.face.ink.crossings(glyph.id, bottom: box.minY - 200, top: box.minY - 100).isEmpty)
    }

    // MARK: Where they go

    @Test("Underlines cover spaces, tabs, hyphens and the ellipsis, but not hanging spaces")
    func through() {
        let tab = layout([("nn\tnn  nn", underlined)])
        #expect(tab.underlines().count == 1)
        #expect(abs((tab.underlines().first?.width ?? 0) - tab.width) < 0.01)
        let width = layout([("nun", underlined)]).width
        let hanging = layout([("nun   nun", underlined)], width: width + 1)
        #expect(hanging.lines.count == 2)
        let lines = hanging.underlines()
        #expect(lines.count == 2)
        for line in lines { #expect(abs(line.width - width) < 0.01) }
        var options = LayoutOptions()
        options.lineLimit = 1
        let cut = layout([("nun nun nun", underlined)], width: width * 2, options: options)
        #expect(cut.isTruncated)
        #expect(abs((cut.underlines().last?.maxX ?? 0) - cut.width) < 0.01)
        let hyphen = layout([("nun\u{AD}nun", underlined)], width: width * 1.7)
        #expect(hyphen.lines[0].isHyphenated)
        #expect(abs((hyphen.underlines().first?.width ?? 0) - hyphen.lines[0].width) < 0.01)
    }

    @Test("Underlines of some lines equal those of the whole")
    func inLines() {
        let layout = layout([("nun gyp nun gyp nun gyp", underlined)], width: 90)
        #expect(layout.lines.count > 1)
        #expect(
            layout.lines.indices.flatMap { layout.underlines(inLines: $0..<$0 + 1) } == layout.underlines())
    }

    @Test(
        "NaN and infinite lengths leave text and underline unchanged", arguments: [Double.nan, .infinity])
    func wildLengths(length: Double) {
        var style = TextStyle(font: FontDescriptor(size: 20), underline: LineDecoration())
        let plain = ShapedText(StyledText("going", style: style), context: PinnedFonts.context())
        (style.kerning, style.tracking, style.baselineOffset) = (length, -length, length)
        let wild = ShapedText(StyledText("going", style: style), context: PinnedFonts.context())
        let layouts = [plain, wild].map { TextLayout($0, width: nil) }
        #expect(layouts[0].width == layouts[1].width && layouts[0].height == layouts[1].height)
        #expect(layouts[1].inkBounds() != nil)
    }

    @Test("A thick line is twice as thick, and a double one is two lines")
    func heavier() throws {
        let single = try #require(layout([("n", underlined)]).underlines().first)
        let thick = try #require(
            layout([("n", { $0.underline = LineDecoration(pattern: .thick) })]).underlines().first)
        let double = try #require(
            layout([("n", { $0.underline = LineDecoration(pattern: .double) })]).underlines().first)
        #expect(thick.thickness == 2 * single.thickness)
        #expect(double.rect.height == 3 * single.thickness)
    }
}
