import Foundation
import PicaFoundation
import Testing

@testable import PicaCanvas

@Suite("Rotated glyphs") struct TurnedGlyphTests {
    private func glyph(_ number: UInt32, angle: Double = 0.1, x: Double = 0) -> TurnedGlyph {
        TurnedGlyph(
            face: 1, glyph: number, treatment: 0, contrast: .dark,
            CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: x, y: 0)))
    }

    private func image(_ x: Int32) -> ShapeImage { ShapeImage(entry: AtlasEntry(x: x)) }

    @Test("A mask is found only for its glyph and matrix")
    func finding() {
        var cache = TurnedGlyphCache()
        #expect(cache.image(of: glyph(1)) == nil)
        cache.insert(image(1), for: glyph(1))
        cache.insert(image(2), for: glyph(1, angle: 0.2))
        cache.insert(image(3), for: glyph(1, x: 0.25))
        cache.insert(image(4), for: glyph(2))
        #expect(cache.image(of: glyph(1))?.entry.x == 1)
        #expect(cache.image(of: glyph(1, angle: 0.2))?.entry.x == 2)
        #expect(cache.image(of: glyph(1, x: 0.25))?.entry.x == 3)
        #expect(cache.image(of: glyph(2))?.entry.x == 4)
        #expect(cache.image(of: glyph(1, angle: 0.3)) == nil)
        cache.insert(image(5), for: glyph(1))
        #expect(cache.image(of: glyph(1))?.entry.x == 5, "a new mask takes the old one's place")
    }

    @Test("Content requested each frame stays cached, however much else comes and goes")
    func staying() {
        var cache = TurnedGlyphCache()
        let kept = (0..<1000).map { glyph(UInt32($0)) }
        for (index, glyph) in kept.enumerated() { cache.insert(image(Int32(index)), for: glyph) }
        var lost = 0
        for frame in 1...40 {
            for (index, glyph) in kept.enumerated() where cache.image(of: glyph) == nil {
                lost += 1
                cache.insert(image(Int32(index)), for: glyph)
            }
            for number in 0..<1000 {
                cache.insert(image(0), for: glyph(UInt32(number), angle: Double(frame)))
            }
        }
        // More than three that share a place push one another out now and then.
        #expect(lost < 40 * 1000 / 50, "\(lost)")
        let found = kept.count { cache.image(of: $0) != nil }
        #expect(found > 900)
    }

    @Test(
        "A letter drawn directly has the pixels of a path",
        arguments: [GlyphContrast.even, .dark, .light])
    func pixels(contrast: GlyphContrast) throws {
        let raster = PathRaster()
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let lines = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                Polyline(
                    points: (0..<Int.random(in: 2...9, using: &generator)).map { _ in
                        SIMD2(.random(in: -9...9, using: &generator), .random(in: -9...9, using: &generator))
                    }, isCorner: [])
            }
            let transform = CGAffineTransform(
                a: .random(in: -2...2, using: &generator), b: 0.5, c: .random(in: -1...1, using: &generator),
                d: 1, tx: 0.25, ty: 0.75)
            let outlines = PathRaster.Outlines(lines, transform)
            var mask = raster.mask(outlines, in: outlines.bounds)
            contrast.apply(to: &mask.coverage)
            let drawn = raster.draw(lines, transform, contrast, largest: 128) { (Array($0), $1) }
            guard !outlines.bounds.isEmpty else {
                #expect(drawn == nil)
                continue
            }
            let (pixels, rect) = try #require(drawn)
            #expect(rect == outlines.bounds && pixels == mask.pixels)
        }
        let large = [Polyline(points: [SIMD2(0, 0), SIMD2(200, 0), SIMD2(0, 9)], isCorner: [])]
        #expect(raster.draw(large, .identity, contrast, largest: 128) { _, _ in true } == nil)
        #expect(raster.draw([], .identity, contrast, largest: 128) { _, _ in true } == nil)
        let wild = [Polyline(points: [SIMD2(.nan, 0), SIMD2(1e300, 0), SIMD2(0, -.infinity)], isCorner: [])]
        #expect(raster.draw(wild, .identity, contrast, largest: 128) { _, _ in true } == nil)
    }

    @Test("A page without room for a picture still accepts smaller ones")
    func refused() {
        let page = AtlasPage(width: 64, height: 64)
        #expect(page.allocate(width: 64, height: 40) != nil)
        #expect(page.allocate(width: 30, height: 30) == nil)
        #expect(page.allocate(width: 40, height: 40) == nil)
        #expect(page.allocate(width: 60, height: 20) != nil)
        #expect(page.allocate(width: 3, height: 20) != nil)
        #expect(page.allocate(width: 3, height: 30) == nil)
        #expect(page.allocate(width: 20, height: 4) != nil)
    }
}
