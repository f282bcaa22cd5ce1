import Foundation
import PicaFoundation
import Testing

@testable import PicaCanvas

@Suite("Paths of any size")
struct PathTests {
    private func ink(_ bitmap: Bitmap) -> Double {
        bitmap.pixels.reduce(0) { $0 + 1 - Double($1 & 0xFF) / 255 }
    }

    private func line(_ points: [CGPoint]) -> CanvasPath {
        CanvasPath(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
    }

    @Test("A chart of many thousand samples is drawn", arguments: [2_000, 20_000, 200_000])
    func chart(count: Int) {
        let points = (0..<count).map { index in
            let x = 1000 * Double(index) / Double(count - 1)
            return CGPoint(x: x, y: 100 + 60 * sin(x / 40))
        }
        let bitmap = picture(width: 1000, height: 200) {
            $0.draw(DisplayList([.stroke(line(points), StrokeLine(width: 3), .black)]))
        }
        // As much as a few hundred samples of the same curve.
        let coarse = stride(from: 0, to: 1000.1, by: 2).map { CGPoint(x: $0, y: 100 + 60 * sin($0 / 40)) }
        let expected = picture(width: 1000, height: 200) {
            $0.draw(DisplayList([.stroke(line(coarse), StrokeLine(width: 3), .black)]))
        }
        #expect(abs(ink(bitmap) / ink(expected) - 1) < 0.01)
        #expect(bitmap.difference(from: expected, tolerance: 40).count < 20)
    }

    @Test("A path of thousands of outlines is filled")
    func manyOutlines() {
        var path = CanvasPath()
        for row in 0..<100 {
            for column in 0..<100 {
                path.addRect(CGRect(x: column * 4, y: row * 4, width: 2, height: 2))
            }
        }
        let bitmap = picture(width: 400, height: 400) { $0.draw(DisplayList([.path(path, .black)])) }
        #expect(ink(bitmap) == 40_000)
    }

    @Test("Content far from the origin is drawn where it is visible", arguments: [3e4, 1e6, 1e8])
    func farAway(distance: Double) {
        func draw(_ shift: Double) -> Bitmap {
            let path = line([
                CGPoint(x: 10 + shift, y: 10), CGPoint(x: 50 + shift, y: 15), CGPoint(x: 30 + shift, y: 44),
            ])
            return picture(width: 60, height: 60) { painter in
                painter.withTranslation(CGPoint(x: -shift, y: 0)) {
                    painter.draw(
                        DisplayList([.path(path, .red), .stroke(path, StrokeLine(width: 2.5), .black)]))
                }
            }
        }
        #expect(draw(distance).difference(from: draw(0), tolerance: 1).count == 0)
    }

    @Test("A line that starts and ends far outside keeps its slope")
    func longLine() {
        // Through (25, 25), one down for a thousand across.
        let path = line([CGPoint(x: -999_975, y: -975), CGPoint(x: 1_000_025, y: 1025)])
        let bitmap = picture(width: 50, height: 50) {
            $0.draw(DisplayList([.stroke(path, StrokeLine(width: 2), .black)]))
        }
        for x in 0..<50 {
            let column = (0..<50).reduce(0.0) { $0 + 1 - Double(bitmap[x, $1] & 0xFF) / 255 }
            #expect(abs(column - 2) < 0.02, "at \(x)")
            #expect(bitmap[x, 23] != 0xFFFF_FFFF || bitmap[x, 24] != 0xFFFF_FFFF)
            #expect(bitmap[x, 20] == 0xFFFF_FFFF && bitmap[x, 30] == 0xFFFF_FFFF)
        }
    }

    @Test("A self-crossing stroke with sharp turns has no holes")
    func selfCrossing() {
        let zigzag = line((0..<40).map { CGPoint(x: 50 + Double($0 % 2), y: 20 + Double($0)) })
        let bitmap = picture(width: 100, height: 100) {
            $0.draw(DisplayList([.stroke(zigzag, StrokeLine(width: 30, join: .round), .black)]))
        }
        for y in 25..<55 { for x in 40..<60 { #expect(bitmap[x, y] == 0xFF00_0000, "at \(x), \(y)") } }
    }

    @Test("A ring's stroke covers its area, thick or thin", arguments: [1.0, 4, 12])
    func ring(width: Double) {
        var path = CanvasPath()
        path.addRoundedRect(CGRect(x: 10, y: 10, width: 60, height: 60), radius: 30)
        let bitmap = picture(width: 80, height: 80) {
            $0.draw(DisplayList([.stroke(path, StrokeLine(width: width), .black)]))
        }
        #expect(abs(ink(bitmap) / (2 * .pi * 30 * width) - 1) < 0.01)
    }

    @Test("Joins are mitered, rounded or beveled")
    func joins() {
        let corner = line([CGPoint(x: 10, y: 40), CGPoint(x: 40, y: 40), CGPoint(x: 40, y: 10)])
        func extra(_ join: StrokeLine.Join, limit: CGFloat = 10) -> Double {
            let bitmap = picture(width: 60, height: 60) {
                $0.draw(
                    DisplayList([.stroke(corner, StrokeLine(width: 8, join: join, miterLimit: limit), .black)]
                    ))
            }
            return ink(bitmap) - (2 * 30 * 8 - 16)
        }
        // The corner's outer square of 4 by 4: whole, a quarter circle of it, and half of it.
        #expect(abs(extra(.miter) - 16) < 0.1)
        #expect(abs(extra(.round) - 4 * .pi) < 0.3)
        #expect(abs(extra(.bevel) - 8) < 0.1)
        #expect(abs(extra(.miter, limit: 1.2) - 8) < 0.1)
    }

    @Test("Dashes and gaps have the requested lengths, from the phase on")
    func dashes() {
        let path = line([CGPoint(x: 10, y: 5), CGPoint(x: 90, y: 5)])
        let stroke = StrokeLine(width: 2, dash: [10, 5], dashPhase: 5)
        let bitmap = picture(width: 100, height: 10) { $0.draw(DisplayList([.stroke(path, stroke, .black)])) }
        for x in 10..<90 {
            let isDash = (x - 10 + 5) % 15 < 10
            #expect((bitmap[x, 5] == 0xFF00_0000) == isDash, "at \(x)")
        }
        for dash: [CGFloat] in [[0], [-1, 2], [.nan], [.infinity, 1], [1e-9]] {
            _ = picture(width: 100, height: 10) {
                $0.draw(DisplayList([.stroke(path, StrokeLine(width: 2, dash: dash), .black)]))
            }
        }
    }

    @Test(
        "NaN coordinates are neither drawn nor stored",
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func noNumbers(value: CGFloat) {
        let glyphs = GlyphCache()
        let stops = GradientStops([.init(.red, at: 0), .init(.blue, at: 1)])
        let point = CGPoint(x: value, y: 3)
        let path = line([CGPoint(x: 2, y: 2), point, CGPoint(x: 3, y: 15)])
        let rect = CGRect(x: 2, y: 2, width: 15, height: 15)
        let bitmap = picture(width: 20, height: 20, glyphs: glyphs) { painter in
            painter.draw(
                DisplayList([
                    .path(path, .red), .stroke(path, StrokeLine(width: 2), .red),
                    .stroke(line([.zero, CGPoint(x: 9, y: 9)]), StrokeLine(width: value), .red),
                    .rect(rect, .linear(stops, start: point, end: .zero)),
                    .rect(rect, .radial(stops, center: point, startRadius: 0, endRadius: 5)),
                    .rect(rect, .angular(stops, center: point, start: 0, end: 1)),
                    .rect(rect, .tiled(Bitmap(width: 2, height: 2), CGRect(origin: point, size: rect.size))),
                    .transform(
                        CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0),
                        DisplayList([.rect(rect, .red), .image(Bitmap(width: 2, height: 2), rect)])),
                    .transform(
                        CGAffineTransform(translationX: value, y: 0), DisplayList([.path(path, .red)])),
                    .clip(path, DisplayList([.rect(rect, .red)])),
                    .layer(
                        Layer(
                            opacity: value.isNaN ? value : 0,
                            filters: [
                                .blur(radius: value), .shadow(.black, radius: value, offset: point),
                                .colors(.contrast(value)),
                            ]), DisplayList([.rect(rect, .red)])),
                ]))
        }
        // An infinite gradient's line is no number; a huge one is, and shows one of its colors.
        if !value.isFinite { #expect(Set(bitmap.pixels) == [0xFFFF_FFFF]) }
        #expect(glyphs.atlas.bytes == 0)
    }

    @Test("A large mask is the same whichever part is painted first")
    func tiles() {
        var path = CanvasPath()
        path.addRoundedRect(CGRect(x: 3.3, y: 4.7, width: 690, height: 580), radius: 200)
        let list = DisplayList([.path(path, .black), .stroke(path, StrokeLine(width: 9), .red)])
        let whole = picture(width: 700, height: 600) { $0.draw(list) }
        let glyphs = GlyphCache()
        let parts = picture(width: 700, height: 600, glyphs: glyphs) { painter in
            for (x, y) in [(400, 100), (0, 300), (0, 0), (350, 450)] as [(Int32, Int32)] {
                painter.pushClip(PixelRect(x: x, y: y, width: 1, height: 7))
                painter.fill(.white)
                painter.draw(list)
                painter.popClip()
            }
            painter.fill(.white)
            painter.draw(list)
        }
        #expect(parts.difference(from: whole).count == 0)
    }
}
