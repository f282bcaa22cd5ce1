import Foundation
import Testing

@testable import PicaCanvas

@Suite("Shapes")
struct ShapeTests {
    @Test("A rectangle's edges are on whole pixels", arguments: [1.0, 1.25, 1.5, 2.0])
    func crisp(scale: Double) {
        let bitmap = picture(width: 60, height: 60, scale: scale) { painter in
            painter.draw(DisplayList([.rect(CGRect(x: 3.3, y: 4.1, width: 17.7, height: 9.9), .black)]))
        }
        let colours = Set(bitmap.pixels)
        #expect(colours == [0xFFFF_FFFF, 0xFF00_0000])
    }

    @Test("A rounded rectangle is antialiased and the same on all sides", arguments: [1.0, 1.25, 1.5, 2.0])
    func rounded(scale: Double) {
        for (width, height) in [(20.0, 12.0), (13.0, 13.0), (9.0, 30.0)] {
            let side = 80
            let bitmap = picture(width: side, height: side, scale: scale) { painter in
                let rect = CGRect(x: 4, y: 4, width: width, height: height)
                painter.draw(DisplayList([.roundedRect(rect, radius: 6, .black)]))
            }
            let left = Int((4 * scale + 0.5).rounded(.down))
            let right = Int(((4 + width) * scale + 0.5).rounded(.down)) - 1
            let bottom = Int(((4 + height) * scale + 0.5).rounded(.down)) - 1
            for y in left...bottom {
                for x in left...right {
                    #expect(bitmap[x, y] == bitmap[left + right - x, y], "mirrored at \(x), \(y)")
                    #expect(bitmap[x, y] == bitmap[x, left + bottom - y], "mirrored at \(x), \(y)")
                }
            }
            #expect(bitmap.pixels.contains { $0 != 0xFFFF_FFFF && $0 != 0xFF00_0000 })
            #expect(bitmap[left, left] != 0xFF00_0000)
            if CGFloat(right - left) > 12 * scale + 1 {
                #expect(bitmap[(left + right) / 2, left] == 0xFF00_0000)
            }
            #expect(bitmap[left - 1, (left + bottom) / 2] == 0xFFFF_FFFF)
        }
    }

    @Test("A border is whole pixels wide", arguments: [1.0, 1.25, 1.5, 2.0])
    func border(scale: Double) {
        for radius in [0.0, 5.0] {
            for points in [0.2, 1.0, 2.0] {
                let bitmap = picture(width: 80, height: 80, scale: scale) { painter in
                    let rect = CGRect(x: 3, y: 3, width: 30, height: 24)
                    painter.draw(DisplayList([.border(rect, radius: radius, width: points, .black)]))
                }
                let row = (0..<80).map { bitmap[$0, Int(15 * scale)] }
                #expect(Set(row) == [0xFFFF_FFFF, 0xFF00_0000], "radius \(radius), width \(points)")
                let wanted = max(1, Int((points * scale + 0.5).rounded(.down)))
                #expect(row.count { $0 == 0xFF00_0000 } == 2 * wanted)
            }
        }
    }

    @Test("A large radius gives a circle")
    func circle() {
        for (diameter, tolerance) in [(8.0, 0.03), (31.0, 0.01), (150.0, 0.005)] {
            let bitmap = picture(width: 160, height: 160) { painter in
                let rect = CGRect(x: 2, y: 2, width: diameter, height: diameter)
                painter.draw(DisplayList([.roundedRect(rect, radius: 1000, .black)]))
            }
            let ink = bitmap.pixels.reduce(0.0) { $0 + 1 - Double($1 & 0xFF) / 255 }
            let area = Double.pi * diameter * diameter / 4
            #expect(abs(ink / area - 1) < tolerance, "a circle of \(diameter) px covers \(ink), not \(area)")
        }
    }

    @Test("Paths are filled, stroked, and cut out of each other")
    func paths() {
        let square = CanvasPath([
            .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 30, y: 10)), .line(CGPoint(x: 30, y: 30)),
            .line(CGPoint(x: 10, y: 30)), .close,
        ])
        let inner = CanvasPath([
            .move(CGPoint(x: 15, y: 15)), .line(CGPoint(x: 25, y: 15)), .line(CGPoint(x: 25, y: 25)),
            .line(CGPoint(x: 15, y: 25)), .close,
        ])
        func ink(_ command: DisplayList.Command) -> Double {
            let bitmap = picture(width: 40, height: 40) { $0.draw(DisplayList([command])) }
            return bitmap.pixels.reduce(0) { $0 + 1 - Double($1 & 0xFF) / 255 }
        }
        #expect(ink(.path(square, .black)) == 400)
        let both = CanvasPath(square.elements + inner.elements)
        #expect(ink(.path(both, .black)) == 400)
        #expect(ink(.path(CanvasPath(both.elements, isEvenOdd: true), .black)) == 300)
        #expect(ink(.stroke(square, StrokeLine(width: 2), .black)) == 160)
        #expect(ink(.mask([PathLayer(square), PathLayer(inner, operation: .erase)], .black)) == 300)
        let line = CanvasPath([.move(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 30, y: 20))])
        #expect(ink(.stroke(line, StrokeLine(width: 4), .black)) == 80)
        #expect(ink(.stroke(line, StrokeLine(width: 4, cap: .square), .black)) == 96)
        let round = ink(.stroke(line, StrokeLine(width: 4, cap: .round), .black))
        #expect(abs(round - 80 - 4 * Double.pi) < 0.5)
        let dot = CanvasPath([.move(CGPoint(x: 20, y: 20)), .line(CGPoint(x: 20, y: 20))])
        let dotInk = ink(.stroke(dot, StrokeLine(width: 8, cap: .round), .black))
        #expect(abs(dotInk - 16 * Double.pi) < 1.5)
    }

    @Test("A large path looks like a small one beside it")
    func largePath() {
        let triangle = CanvasPath([
            .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 300, y: 20)), .line(CGPoint(x: 20, y: 280)), .close,
        ])
        let bitmap = picture(width: 310, height: 300) { $0.draw(DisplayList([.path(triangle, .black)])) }
        let ink = bitmap.pixels.reduce(0.0) { $0 + 1 - Double($1 & 0xFF) / 255 }
        #expect(abs(ink - (300 * 280 - 20 * 20) / 2) < 5)
    }

    @Test("A shadow is darkest under its rectangle and fades evenly to nothing")
    func shadow() {
        for (width, height) in [(120, 90), (20, 90), (16, 12)] {
            let bitmap = picture(width: 160, height: 130) { painter in
                let rect = CGRect(x: 20, y: 20, width: width, height: height)
                painter.draw(DisplayList([.shadow(rect, radius: 6, blur: 10, .color(.black))]))
            }
            let row = (0..<160).map { Int(bitmap[$0, 20 + height / 2] & 0xFF) }
            let centre = 20 + width / 2
            for x in 11..<centre { #expect(row[x] <= row[x - 1], "no lighter inwards at \(x)") }
            #expect(row[9] == 255)
            for x in 0..<40 + width { #expect(abs(row[x] - row[39 + width - x]) <= 1, "mirrored at \(x)") }
        }
    }

    @Test("A shadow far larger than the picture is clipped without artifacts")
    func hugeShadow() {
        let clock = ContinuousClock()
        var bitmap = Bitmap(width: 0, height: 0)
        let time = clock.measure {
            bitmap = picture(width: 40, height: 40) { painter in
                let rect = CGRect(x: 10, y: -1_000_000, width: 2_000_000, height: 2_000_000)
                painter.draw(DisplayList([.shadow(rect, radius: 4, blur: 6, .color(.black))]))
            }
        }
        #expect(bitmap[39, 20] == 0xFF00_0000)
        #expect(bitmap[2, 20] == 0xFFFF_FFFF)
        #expect((0..<40).allSatisfy { bitmap[10, $0] == bitmap[10, 0] })
        #expect(time < .seconds(5))
    }

    @Test("Extreme geometry is drawn clamped or not at all")
    func wild() {
        let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5]
        let bitmap = picture(width: 20, height: 20) { painter in
            for value in values {
                let rects = [
                    CGRect(x: value, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: value, height: 5),
                ]
                for rect in rects {
                    painter.draw(
                        DisplayList([
                            .rect(rect, .red), .roundedRect(rect, radius: value, .red),
                            .roundedRect(CGRect(x: 0, y: 0, width: 9, height: 9), radius: value, .red),
                            .border(rect, radius: value, width: value, .red),
                            .shadow(rect, radius: value, blur: value, .color(.red)),
                            .path(
                                CanvasPath([.move(rect.origin), .line(CGPoint(x: value, y: value))]), .red),
                            .stroke(
                                CanvasPath([.line(rect.origin), .close, .line(CGPoint(x: value, y: 1))]),
                                StrokeLine(width: value, miterLimit: value), .red),
                            .image(Bitmap(width: 2, height: 2), rect),
                        ]), at: CGPoint(x: value, y: 1))
                    painter.pushClip(rect)
                    painter.popClip()
                }
            }
        }
        #expect(bitmap[19, 19] == 0xFFFF_FFFF || bitmap[19, 19] == 0xFFFF_0000)
    }
}
