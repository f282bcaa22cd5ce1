import Foundation
import PicaText
import Testing

@testable import PicaCanvas

@Suite("Canvas")
@MainActor
struct CanvasTests {
    @Test("Nothing is painted outside of the clip")
    func clip() {
        let face = TestFont.face(TestFont.sans)
        let bitmap = picture(width: 60, height: 40, background: nil) { canvas in
            canvas.pushClip(CGRect(x: 10, y: 8, width: 21, height: 13))
            canvas.fill(.white)
            canvas.draw(
                DisplayList([
                    .roundedRect(CGRect(x: 0, y: 0, width: 60, height: 40), radius: 20, .blue),
                    .glyphs(run("wide text", face, size: 20), origin: CGPoint(x: 0, y: 20), .black),
                    .border(CGRect(x: 5, y: 5, width: 40, height: 30), radius: 4, width: 2, .red),
                ]))
            canvas.popClip()
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
        _ = picture(width: 100, height: 50, scale: 2) { canvas in
            canvas.withTranslation(CGPoint(x: 5, y: 3)) {
                #expect(canvas.clipBounds == CGRect(x: -5, y: -3, width: 50, height: 25))
                canvas.pushClip(CGRect(x: 1, y: 1, width: 10, height: 10))
                #expect(canvas.clipBounds == CGRect(x: 1, y: 1, width: 10, height: 10))
                canvas.popClip()
            }
            #expect(canvas.clipBounds == CGRect(x: 0, y: 0, width: 50, height: 25))
        }
    }

    @Test("What overlaps in a fading group does not show through")
    func opacity() {
        let bitmap = picture(width: 30, height: 10) { canvas in
            canvas.pushOpacity(0.5)
            canvas.draw(
                DisplayList([
                    .rect(CGRect(x: 0, y: 0, width: 20, height: 10), .red),
                    .rect(CGRect(x: 10, y: 0, width: 20, height: 10), .blue),
                ]))
            canvas.popOpacity()
        }
        #expect(bitmap[5, 5] == 0xFFFF_7F7F)
        #expect(bitmap[15, 5] == 0xFF7F_7FFF)
        #expect(bitmap[25, 5] == 0xFF7F_7FFF)
    }

    @Test("A group of one quad looks the same as the quad faded by itself")
    func singleQuadGroup() {
        let list = DisplayList([.rect(CGRect(x: 2, y: 2, width: 5, height: 5), .black)])
        let grouped = picture(width: 10, height: 10) { canvas in
            canvas.pushOpacity(0.25)
            canvas.draw(list)
            canvas.popOpacity()
        }
        #expect(grouped[4, 4] == 0xFFBF_BFBF)
        #expect(grouped[0, 0] == 0xFFFF_FFFF)
        let invisible = picture(width: 10, height: 10) { canvas in
            canvas.pushOpacity(0)
            canvas.draw(list)
            canvas.popOpacity()
        }
        #expect(invisible[4, 4] == 0xFFFF_FFFF)
    }

    @Test("Painting in several damage rectangles gives the picture painted whole", arguments: 0..<12)
    func damage(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let scales: [CGFloat] = [1, 1.25, 1.5, 2]
        let scale = scales[Int.random(in: 0..<4, using: &generator)]
        let content = RandomContent(using: &generator)
        let glyphs = GlyphCache()
        let whole = picture(width: 160, height: 120, scale: scale, glyphs: glyphs) { content.draw(on: $0) }
        let parts = picture(width: 160, height: 120, scale: scale, glyphs: glyphs, background: nil) {
            canvas in
            // Columns of rows that cover everything once.
            var x: Int32 = 0
            while x < 160 {
                let width = Int32.random(in: 1...70, using: &generator)
                var y: Int32 = 0
                while y < 120 {
                    let height = Int32.random(in: 1...50, using: &generator)
                    canvas.pushClip(PixelRect(x: x, y: y, width: width, height: height))
                    canvas.fill(.white)
                    content.draw(on: canvas)
                    canvas.popClip()
                    y += height
                }
                x += width
            }
        }
        let difference = whole.difference(from: parts)
        #expect(difference.count == 0, "seed \(seed): \(difference.count) pixels differ")
        #expect(Set(whole.pixels).count > 10, "the picture shows something")
    }

    @Test("Eviction from a small atlas leaves the picture as it was")
    func eviction() {
        let face = TestFont.face(TestFont.sans)
        func draw(_ canvas: Canvas) {
            for (index, size) in [200, 150, 90, 60, 200, 40, 120].enumerated() {
                let origin = CGPoint(x: 3 + Double(index) * 0.25, y: 150 + Double(index) * 20)
                canvas.draw(
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

/// A display list with some of everything, and groups and clips around parts of it.
struct RandomContent {
    private var parts: [(list: DisplayList, origin: CGPoint, opacity: Double, clip: CGRect?)] = []

    init<Generator: RandomNumberGenerator>(using generator: inout Generator) {
        let text = TestFont.face(TestFont.sans)
        let emoji = TestFont.face(TestFont.emoji)
        let stripes = Bitmap(width: 7, height: 5)
        for y in 0..<5 {
            for x in 0..<7 { stripes[x, y] = x % 2 == 0 ? 0xFF20_80C0 : 0x8000_4000 }
        }
        for _ in 0..<6 {
            var list = DisplayList()
            for _ in 0..<6 {
                let color = PixelColor(
                    red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
                    blue: .random(in: 0...1, using: &generator),
                    alpha: .random(in: 0.2...1.5, using: &generator))
                let rect = CGRect(
                    x: .random(in: -20...100, using: &generator), y: .random(in: -20...80, using: &generator),
                    width: .random(in: 0...90, using: &generator),
                    height: .random(in: 0...60, using: &generator))
                let radius = CGFloat.random(in: 0...20, using: &generator)
                let end = CGPoint(x: rect.maxX, y: rect.maxY)
                let path = CanvasPath([
                    .move(rect.origin), .quad(end, control: CGPoint(x: rect.maxX, y: rect.minY)),
                    .cubic(
                        CGPoint(x: rect.minX, y: rect.maxY), control1: rect.origin, control2: end),
                ])
                switch Int.random(in: 0..<9, using: &generator) {
                case 0: list.commands.append(.rect(rect, color))
                case 1: list.commands.append(.roundedRect(rect, radius: radius, color))
                case 2: list.commands.append(.border(rect, radius: radius, width: radius / 6, color))
                case 3: list.commands.append(.shadow(rect, radius: radius, blur: radius / 2, color))
                case 4: list.commands.append(.path(path, color))
                case 5:
                    list.commands.append(.stroke(path, StrokeLine(width: radius / 3, join: .round), color))
                case 6: list.commands.append(.image(stripes, rect))
                case 7:
                    let size = Int.random(in: 8...24, using: &generator)
                    list.commands.append(.glyphs(run("😀🎈", emoji, size: size), origin: end, color))
                default:
                    let size = Int.random(in: 8...30, using: &generator)
                    list.commands.append(
                        .glyphs(run("Pica draws", text, size: size), origin: rect.origin, color))
                }
            }
            let origin = CGPoint(
                x: .random(in: -10...20, using: &generator), y: .random(in: -10...20, using: &generator))
            let opacity = Bool.random(using: &generator) ? 1 : Double.random(in: 0...1, using: &generator)
            let clip = Bool.random(using: &generator) ? CGRect(x: 5, y: 5, width: 70.3, height: 50.7) : nil
            parts.append((list, origin, opacity, clip))
        }
    }

    func draw(on canvas: Canvas) {
        for part in parts {
            if let clip = part.clip { canvas.pushClip(clip) }
            if part.opacity < 1 { canvas.pushOpacity(part.opacity) }
            canvas.draw(part.list, at: part.origin)
            if part.opacity < 1 { canvas.popOpacity() }
            if part.clip != nil { canvas.popClip() }
        }
    }
}
