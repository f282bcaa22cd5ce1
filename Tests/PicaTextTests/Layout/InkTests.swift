import Testing

@testable import PicaText

@Suite("Ink bounds contain all drawn pixels")
struct InkTests {
    @Test("Text without ink has no ink bounds")
    func none() {
        #expect(PinnedFonts.layout("").inkBounds() == nil)
        #expect(PinnedFonts.layout(" \t \n ").inkBounds() == nil)
    }

    @Test("Letters without descenders end at the baseline, others below")
    func baseline() throws {
        let layout = PinnedFonts.layout("nun", size: 100, family: "Inter")
        let ink = try #require(layout.inkBounds())
        #expect(abs(ink.maxY - layout.firstBaseline) < 2)
        #expect(ink.x > 0 && ink.maxX < layout.width && ink.y > 20)
        let low = try #require(PinnedFonts.layout("nup", size: 100, family: "Inter").inkBounds())
        #expect(low.maxY > ink.maxY + 15)
    }

    @Test("Stacked marks extend the bounds", arguments: [1, 8, 30])
    func marks(count: Int) throws {
        let layout = PinnedFonts.layout("a" + String(repeating: "\u{301}", count: count), family: "Noto Sans")
        let ink = try #require(layout.inkBounds())
        let highest = layout.runs(ofLine: 0).flatMap { run in
            run.glyphs.glyphs.map {
                run.baseline + Double($0.y) - Double(run.face.ink.box($0.id).maxY) * 16
                    / Double(run.face.unitsPerEm)
            }
        }.min()
        #expect(abs(ink.y - (highest ?? 0)) < 0.01)
        if count == 30 { #expect(ink.y < -20) }
    }

    @Test("Bounds cover the requested lines, or all of them", arguments: 0..<5)
    func inLines(batch: Int) {
        RandomLayout.forEach(inBatch: batch) { random in
            let layout = random.layout
            let single = layout.lines.indices.compactMap { layout.inkBounds(inLines: $0..<$0 + 1) }
            let all = single.first.map { single.dropFirst().reduce($0) { $0.union($1) } }
            #expect(all == layout.inkBounds(), "\(random)")
        }
    }

    @Test("Every glyph is within the bounds", arguments: 0..<5)
    func contains(batch: Int) {
        RandomLayout.forEach(inBatch: batch) { random in
            guard let ink = random.layout.inkBounds() else { return }
            for run in random.layout.lines.indices.flatMap({ random.layout.runs(ofLine: $0) }) {
                let scale = run.style.font.size / Double(run.face.unitsPerEm)
                for glyph in run.glyphs.glyphs {
                    let box = run.face.ink.box(glyph.id)
                    guard !box.isEmpty else { continue }
                    let (x, y) = (run.x + Double(glyph.x), run.baseline + Double(glyph.y))
                    #expect(x + Double(box.minX) * scale > ink.x - 0.05, "\(random)")
                    #expect(x + Double(box.maxX) * scale < ink.maxX + 0.05, "\(random)")
                    #expect(y - Double(box.maxY) * scale > ink.y - 0.05, "\(random)")
                    #expect(y - Double(box.minY) * scale < ink.maxY + 0.05, "\(random)")
                }
            }
        }
    }

    @Test("Conservative bounds contain all ink, with little extra unless a mark is alone", arguments: 0..<5)
    func reach(batch: Int) {
        RandomLayout.forEach(inBatch: batch) { random in
            guard let ink = random.layout.inkBounds() else { return }
            guard let reach = random.layout.inkReach() else {
                Issue.record("No reach: \(random)")
                return
            }
            #expect(reach.x < ink.x + 0.05 && reach.maxX > ink.maxX - 0.05, "\(random)")
            #expect(reach.y < ink.y + 0.05 && reach.maxY > ink.maxY - 0.05, "\(random)")
        }
        let layout = PinnedFonts.layout("Just a line of Latin text", size: 20, family: "Inter")
        guard let ink = layout.inkBounds(), let reach = layout.inkReach() else { return }
        #expect(reach.y == ink.y && reach.height == ink.height)
        #expect(reach.width < ink.width + 4)
    }

    @Test("A font without glyphs, at any size, does no harm", arguments: [0, 1e-9, 16, 1e12])
    func noFont(size: Double) {
        let context = TextContext(fontconfigFile: PinnedFonts.configFile(folders: [], name: "none"))
        let layout = PinnedFonts.layout("any text", size: size, context: context)
        _ = layout.inkBounds()
        var styled = layout.shaped.styled
        styled.update(0..<8) {
            $0.underline = LineDecoration()
            $0.tracking = 2
        }
        let other = TextLayout(ShapedText(styled, context: context), width: nil)
        _ = other.inkBounds()
        #expect(other.underlines().count == 1)
    }
}
