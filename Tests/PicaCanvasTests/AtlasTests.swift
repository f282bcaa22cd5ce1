import Foundation
import PicaText
import Testing

@testable import PicaCanvas

@Suite("Atlas")
@MainActor
struct AtlasTests {
    private static let page = Atlas.pageSize * Atlas.pageSize * 4

    /// Rows of different glyphs of the Chinese font.
    private func text(_ ids: Range<UInt32>, size: Double, columns: Int = 24) -> GlyphRun {
        GlyphRun(
            face: TestFont.face(TestFont.cjk), size: size,
            glyphs: ids.enumerated().map { index, id in
                GlyphRun.Glyph(
                    id: id, x: Float(index % columns) * Float(size) * 0.4,
                    y: Float(index / columns) * Float(size) * 0.4)
            }[...])
    }

    private func draw(_ runs: [GlyphRun], _ glyphs: GlyphCache) -> Bitmap {
        picture(width: 330, height: 180, glyphs: glyphs) { painter in
            for (index, run) in runs.enumerated() {
                let isFading = index % 3 == 1
                if isFading { painter.pushLayer(Layer(opacity: 0.6)) }
                let origin = CGPoint(x: 4, y: 30 + 9 * Double(index))
                painter.draw(
                    DisplayList([
                        .glyphs(run, origin: origin, .black),
                        .roundedRect(
                            CGRect(x: 290, y: 10 * Double(index), width: 30, height: 30),
                            radius: 3 + CGFloat(index), .red),
                    ]))
                if isFading { painter.popLayer() }
            }
        }
    }

    @Test("Every frame is correct in an atlas smaller than the frame needs", arguments: [0, 2])
    func pressure(pages: Int) {
        let runs = [1000, 1300, 1600, 1900].map { text($0..<$0 + 300, size: 30) }
        let roomy = GlyphCache(atlasBudget: .max)
        let expected = draw(runs, roomy).pixels
        #expect(roomy.statistics.atlasBytes > 3 * Self.page, "the frame needs more than it gets")
        #expect(roomy.statistics.evictedPages == 0)
        let tight = GlyphCache(atlasBudget: pages * Self.page)
        for frame in 0..<2 {
            #expect(draw(runs, tight).pixels == expected, "frame \(frame)")
            #expect(tight.statistics.atlasBytes <= max(1, pages) * Self.page)
        }
        #expect(tight.statistics.evictedPages > 0)
    }

    @Test("The part of a large frame that fits stays cached for the next frame")
    func cycle() {
        let runs = [1000, 1300, 1600, 1900].map { text($0..<$0 + 300, size: 30) }
        let glyphs = GlyphCache(atlasBudget: 3 * Self.page)
        for _ in 0..<2 { _ = draw(runs, glyphs) }
        let before = glyphs.statistics
        for _ in 0..<2 { _ = draw(runs, glyphs) }
        let drawn = glyphs.statistics.drawn - before.drawn
        let missed = glyphs.statistics.rasterized - before.rasterized
        #expect(drawn > 2 * 1190)
        #expect(missed < drawn * 2 / 3, "\(missed) of \(drawn) glyphs were rasterised again")
    }

    @Test("New content replaces unused content")
    func turnover() {
        let glyphs = GlyphCache(atlasBudget: 3 * Self.page)
        for first: UInt32 in [1000, 1600, 2200, 2800] {
            let runs = [text(first..<first + 350, size: 30)]
            for frame in 0..<3 {
                let before = glyphs.statistics.rasterized
                _ = draw(runs, glyphs)
                let missed = glyphs.statistics.rasterized - before
                #expect(missed == (frame == 0 ? 350 : 0), "from \(first), frame \(frame)")
            }
        }
    }

    @Test("A second drawing of the same content rasterizes nothing")
    func hits() {
        let glyphs = GlyphCache()
        let runs = [text(1000..<1200, size: 20)]
        let first = draw(runs, glyphs).pixels
        #expect(glyphs.statistics.rasterized == 200)
        #expect(glyphs.statistics.drawn == 200)
        #expect(draw(runs, glyphs).pixels == first)
        #expect(glyphs.statistics.rasterized == 200)
        #expect(glyphs.statistics.drawn == 400)
        #expect(glyphs.statistics.evictedPages == 0)
    }

    @Test("A text size that runs through all values takes bounded memory")
    func animatedSize() {
        let glyphs = GlyphCache(atlasBudget: 2 * Self.page)
        let face = TestFont.face(TestFont.cjk)
        // Each glyph in a piece of the table of its own.
        let row = (0..<16).map { GlyphRun.Glyph(id: UInt32(1000 + 101 * $0), x: Float($0) * 9, y: 0) }
        var mostTables = 0
        for step in 0..<400 {
            let run = GlyphRun(face: face, size: 8 + Double(step) / 64, glyphs: row[...])
            _ = picture(width: 160, height: 20, glyphs: glyphs) {
                $0.draw(DisplayList([.glyphs(run, origin: CGPoint(x: 0, y: 16), .black)]))
            }
            if step % 50 == 0 { mostTables = max(mostTables, glyphs.statistics.tableBytes) }
        }
        #expect(glyphs.statistics.rasterized == 400 * 16)
        #expect(glyphs.statistics.atlasBytes <= 2 * Self.page)
        #expect(mostTables > 1 << 20)
        #expect(mostTables < 12 << 20, "\(mostTables) bytes")
    }

    @Test("Glyphs larger than a page are drawn whole and count against the budget")
    func huge() {
        let face = TestFont.face(TestFont.sans)
        func draw(_ glyphs: GlyphCache) -> Bitmap {
            picture(width: 600, height: 520, glyphs: glyphs) { painter in
                for text in ["W", "M", "W"] {
                    let run = run(text, face, size: 600)
                    painter.draw(DisplayList([.glyphs(run, origin: CGPoint(x: 10, y: 500), .black)]))
                }
            }
        }
        let expected = draw(GlyphCache(atlasBudget: .max)).pixels
        let glyphs = GlyphCache(atlasBudget: 4 << 20)
        for _ in 0..<2 { #expect(draw(glyphs).pixels == expected) }
        #expect(glyphs.statistics.atlasBytes <= 4 << 20)
        let inked = expected.count { $0 == 0xFF00_0000 }
        #expect(inked > 20_000, "\(inked) pixels are black")
    }

    @Test("Pictures in the atlas never touch", arguments: 1...4 as ClosedRange<UInt64>)
    func packing(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let budget = Int.random(in: 1...4, using: &generator) * Self.page
        let atlas = Atlas(budget: budget)
        var entries: [(entry: AtlasEntry, mark: UInt32)] = []
        for mark: UInt32 in 1...300 {
            let largest = Bool.random(using: &generator) ? 40 : 150
            let width = Int.random(in: 1...largest, using: &generator)
            let height = Int.random(in: 1...largest, using: &generator)
            let pixels = [UInt32](repeating: mark, count: width * height)
            entries.append((atlas.insert(pixels, width: width, height: height), mark))
            if mark % 40 == 0 { atlas.endFrame() }
            if let used = entries.randomElement(using: &generator), let page = atlas.page(of: used.entry) {
                atlas.touch(page)
            }
        }
        #expect(atlas.bytes <= budget, "seed \(seed)")
        var kept = 0
        for (entry, mark) in entries {
            guard let page = atlas.page(of: entry) else { continue }
            kept += 1
            let bitmap = page.texture.bitmap
            let isWhole = (0..<Int(entry.height)).allSatisfy { y in
                let start = (Int(entry.y) + y) * bitmap.width + Int(entry.x)
                return bitmap.storage[start..<start + Int(entry.width)].elementsEqual(
                    repeatElement(mark, count: Int(entry.width)))
            }
            #expect(isWhole, "seed \(seed): picture \(mark) was written over")
        }
        #expect(kept > 0 && kept < 300, "seed \(seed)")
    }
}
