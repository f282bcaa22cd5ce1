import Foundation
import PicaText
import Testing

@testable import PicaCanvas

@Suite("Painter")
@MainActor
struct PainterTests {
    @Test("Nothing is painted outside the clip")
    func clip() {
        let face = TestFont.face(TestFont.sans)
        let bitmap = picture(width: 60, height: 40, background: nil) { painter in
            painter.pushClip(CGRect(x: 10, y: 8, width: 21, height: 13))
            painter.fill(.white)
            painter.draw(
                DisplayList([
                    .roundedRect(CGRect(x: 0, y: 0, width: 60, height: 40), radius: 20, .blue),
                    .glyphs(run("wide text", face, size: 20), origin: CGPoint(x: 0, y: 20), .black),
                    .border(CGRect(x: 5, y: 5, width: 40, height: 30), radius: 4, width: 2, .red),
                ]))
            painter.popClip()
        }
        for y in 0..<40 {
            for x in 0..<60 {
                let isInside = (10..<31).contains(x) && (8..<21).contains(y)
                #expect((bitmap[x, y] != 0) == isInside, "at \(x), \(y)")
            }
        }
    }

    @Test("Clip bounds are in points of the current origin")
    func clipBounds() {
        _ = picture(width: 100, height: 50, scale: 2) { painter in
            painter.withTranslation(CGPoint(x: 5, y: 3)) {
                #expect(painter.clipBounds == CGRect(x: -5, y: -3, width: 50, height: 25))
                painter.pushClip(CGRect(x: 1, y: 1, width: 10, height: 10))
                #expect(painter.clipBounds == CGRect(x: 1, y: 1, width: 10, height: 10))
                painter.popClip()
            }
            #expect(painter.clipBounds == CGRect(x: 0, y: 0, width: 50, height: 25))
        }
    }

    @Test("Overlaps in a fading group do not show through")
    func opacity() {
        let bitmap = picture(width: 30, height: 10) { painter in
            painter.pushLayer(Layer(opacity: 0.5))
            painter.draw(
                DisplayList([
                    .rect(CGRect(x: 0, y: 0, width: 20, height: 10), .red),
                    .rect(CGRect(x: 10, y: 0, width: 20, height: 10), .blue),
                ]))
            painter.popLayer()
        }
        #expect(bitmap[5, 5] == 0xFFFF_7F7F)
        #expect(bitmap[15, 5] == 0xFF7F_7FFF)
        #expect(bitmap[25, 5] == 0xFF7F_7FFF)
    }

    @Test("A fading shape is bit-identical without its neighbor")
    func culledNeighbour() {
        let shape = CanvasPath([
            .move(CGPoint(x: 2.3, y: 2)), .line(CGPoint(x: 11, y: 6.2)), .line(CGPoint(x: 3, y: 12.7)),
            .close,
        ])
        let color = PixelColor(red: 0.31, green: 0.57, blue: 0.83)
        func draw(_ list: DisplayList) -> Bitmap {
            picture(width: 40, height: 16) { painter in
                painter.pushLayer(Layer(opacity: 0.37))
                painter.draw(list)
                painter.popLayer()
            }
        }
        let alone = draw(DisplayList([.path(shape, .color(color))]))
        let both = draw(
            DisplayList([
                .path(shape, .color(color)), .rect(CGRect(x: 20, y: 2, width: 9, height: 9), .red),
            ]))
        for y in 0..<16 { for x in 0..<16 { #expect(alone[x, y] == both[x, y], "at \(x), \(y)") } }
    }

    @Test("A group of one quad looks like the faded quad")
    func singleQuadGroup() {
        let list = DisplayList([.rect(CGRect(x: 2, y: 2, width: 5, height: 5), .black)])
        let grouped = picture(width: 10, height: 10) { painter in
            painter.pushLayer(Layer(opacity: 0.25))
            painter.draw(list)
            painter.popLayer()
        }
        #expect(grouped[4, 4] == 0xFFBF_BFBF)
        #expect(grouped[0, 0] == 0xFFFF_FFFF)
        let invisible = picture(width: 10, height: 10) { painter in
            painter.pushLayer(Layer(opacity: 0))
            painter.draw(list)
            painter.popLayer()
        }
        #expect(invisible[4, 4] == 0xFFFF_FFFF)
    }

    @Test("Painting several damage rectangles equals painting everything", arguments: 0..<24)
    func damage(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let scales: [CGFloat] = [1, 1.25, 1.5, 2]
        let scale = scales[Int.random(in: 0..<4, using: &generator)]
        let content = RandomContent(using: &generator)
        let glyphs = GlyphCache()
        let whole = picture(width: 160, height: 120, scale: scale, glyphs: glyphs) { content.draw(on: $0) }
        let parts = picture(width: 160, height: 120, scale: scale, glyphs: glyphs, background: nil) {
            painter in
            // Columns of rows that cover everything once.
            var x: Int32 = 0
            while x < 160 {
                let width = Int32.random(in: 1...70, using: &generator)
                var y: Int32 = 0
                while y < 120 {
                    let height = Int32.random(in: 1...50, using: &generator)
                    painter.pushClip(PixelRect(x: x, y: y, width: width, height: height))
                    painter.fill(.white)
                    content.draw(on: painter, isCulled: true)
                    painter.popClip()
                    y += height
                }
                x += width
            }
        }
        let difference = whole.difference(from: parts)
        #expect(difference.count == 0, "seed \(seed): \(difference.count) pixels differ")
        #expect(Set(whole.pixels).count > 10, "the picture shows something")
    }

    @Test("Eviction from a small atlas does not change the picture")
    func eviction() {
        let face = TestFont.face(TestFont.sans)
        func draw(_ painter: Painter) {
            for (index, size) in [200, 150, 90, 60, 200, 40, 120].enumerated() {
                let origin = CGPoint(x: 3 + Double(index) * 0.25, y: 150 + Double(index) * 20)
                painter.draw(
                    DisplayList([
                        .roundedRect(CGRect(x: 300, y: 10, width: 90, height: 90), radius: 40, .red),
                        .glyphs(run("Wgabcdefm", face, size: size), origin: origin, .black),
                    ]))
            }
        }
        let roomy = picture(width: 600, height: 300) { draw($0) }
        let glyphs = GlyphCache(atlasBudget: 1)
        for _ in 0..<2 {
            let tight = picture(width: 600, height: 300, glyphs: glyphs) { draw($0) }
            #expect(tight.difference(from: roomy).count == 0)
        }
        #expect(glyphs.atlas.pages.count { $0 != nil } == 1)
    }
}
