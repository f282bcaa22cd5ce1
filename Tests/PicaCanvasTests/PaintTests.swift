import Foundation
import PicaFoundation
import Testing

@testable import PicaCanvas

@Suite("Paint")
@MainActor
struct PaintTests {
    private let blackToWhite = GradientStops([.init(.black, at: 0), .init(.white, at: 1)])

    private func fill(_ paint: Paint, width: Int = 100, height: Int = 100) -> Bitmap {
        picture(width: width, height: height, background: nil) {
            $0.draw(DisplayList([.rect(CGRect(x: 0, y: 0, width: width, height: height), paint)]))
        }
    }

    /// Gray at a place of `blackToWhite`.
    private func isGrey(_ pixel: UInt32, _ part: Double) -> Bool {
        abs(Double(pixel & 0xFF) - 255 * part) <= 1 && pixel >> 24 == 255
            && pixel & 0xFF == pixel >> 8 & 0xFF && pixel & 0xFF == pixel >> 16 & 0xFF
    }

    @Test("A linear gradient runs from start to end and is constant beyond")
    func linear() {
        let bitmap = fill(
            .linear(blackToWhite, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0)))
        for x in 0..<100 {
            let part = min(max((Double(x) + 0.5 - 20) / 60, 0), 1)
            #expect(isGrey(bitmap[x, 50], part), "at \(x)")
        }
        let slanted = fill(.linear(blackToWhite, start: .zero, end: CGPoint(x: 100, y: 100)))
        for (x, y) in [(0, 0), (99, 0), (30, 60), (70, 90)] {
            #expect(isGrey(slanted[x, y], (Double(x + y) + 1) / 200), "at \(x), \(y)")
        }
    }

    @Test("A radial gradient follows the distance from its center")
    func radial() {
        let bitmap = fill(
            .radial(blackToWhite, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 40))
        for (x, y) in [(50, 50), (70, 50), (50, 15), (75, 75), (0, 0)] {
            let distance = ((Double(x) - 49.5) * (Double(x) - 49.5) + (Double(y) - 49.5) * (Double(y) - 49.5))
                .squareRoot()
            #expect(isGrey(bitmap[x, y], min(max((distance - 10) / 30, 0), 1)), "at \(x), \(y)")
        }
    }

    @Test("An elliptical gradient is a radial one stretched to its rectangle")
    func elliptical() {
        let bitmap = fill(
            .elliptical(
                blackToWhite, in: CGRect(x: 0, y: 0, width: 100, height: 50), center: CGPoint(x: 0.5, y: 0.5),
                startRadius: 0, endRadius: 0.5), width: 100, height: 50)
        #expect(isGrey(bitmap[75, 25], 0.51))
        #expect(isGrey(bitmap[50, 37], 0.5))
        #expect(isGrey(bitmap[99, 25], 0.99))
    }

    @Test("An angular gradient runs clockwise, and splits the unused angle between its ends")
    func angular() {
        let center = CGPoint(x: 50, y: 50)
        let whole = fill(.angular(blackToWhite, center: center, start: 0, end: 2 * .pi))
        #expect(isGrey(whole[50, 90], 0.25 - 0.5 / 40.5 / 2 / .pi))
        #expect(isGrey(whole[10, 50], 0.5 - 0.5 / 39.5 / 2 / .pi))
        #expect(isGrey(whole[50, 10], 0.75 + 0.5 / 39.5 / 2 / .pi))
        let half = fill(.angular(blackToWhite, center: center, start: 0, end: .pi))
        #expect(isGrey(half[50, 90], 0.5 - 0.5 / 40.5 / .pi))
        #expect(isGrey(half[20, 30], 1), "nearer to the end")
        #expect(isGrey(half[80, 30], 0), "nearer to the start")
    }

    @Test("Stops out of order, out of range, coincident or NaN are normalized")
    func stops() {
        let stops = GradientStops([
            .init(.white, at: 7), .init(.black, at: -3), .init(.red, at: 0.5), .init(.blue, at: .nan),
        ])
        #expect(stops.stops.map(\.location) == [0, 0.5, 0.5, 1])
        let bitmap = fill(.linear(stops, start: .zero, end: CGPoint(x: 100, y: 0)))
        #expect(bitmap[99, 0] & 0xFF > 250 && bitmap[0, 0] == 0xFF03_0000)
        #expect(bitmap[49, 0] == 0xFFFC_0000)
        #expect(bitmap[50, 0] == 0xFF03_03FF, "a hard edge where two stops meet")
        #expect(
            fill(.linear(GradientStops([]), start: .zero, end: CGPoint(x: 9, y: 0))).pixels.allSatisfy {
                $0 == 0
            })
        let one = fill(.linear(GradientStops([.init(.red, at: 0.3)]), start: .zero, end: .zero))
        #expect(Set(one.pixels) == [0xFFFF_0000])
    }

    @Test("A color that fades to clear does not turn gray")
    func premultiplied() {
        let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
        let bitmap = fill(
            .linear(
                GradientStops([.init(.red, at: 0), .init(clear, at: 1)]), start: .zero,
                end: CGPoint(x: 100, y: 0)))
        for x in 0..<100 {
            let pixel = bitmap[x, 3]
            #expect(pixel >> 24 == pixel >> 16 & 0xFF && pixel & 0xFFFF == 0, "pure red at \(x)")
        }
    }

    @Test("A perceptual gradient keeps its ends and is brighter between opposite colors")
    func perceptual() {
        func middle(_ mixing: GradientStops.Mixing) -> UInt32 {
            let stops = GradientStops([.init(.red, at: 0), .init(.blue, at: 1)], mixing: mixing)
            let bitmap = fill(.linear(stops, start: .zero, end: CGPoint(x: 100, y: 0)))
            #expect(bitmap[0, 0] >> 16 & 0xFF > 250 && bitmap[99, 0] & 0xFF > 250)
            return bitmap[50, 0]
        }
        #expect(middle(.device) == 0xFF7E_0081)
        // Oklab's mean of red and blue in sRGB, worked out apart: 140, 83, 162.
        let mixed = middle(.perceptual)
        for (shift, value) in [(16, 140), (8, 83), (0, 162)] as [(UInt32, Int)] {
            #expect(abs(Int(mixed >> shift & 0xFF) - value) <= 3, "\(String(mixed, radix: 16))")
        }
        // Half of the light of each is 188 of 255 in sRGB.
        let light = middle(.light)
        #expect(abs(Int(light >> 16 & 0xFF) - 188) <= 3 && abs(Int(light & 0xFF) - 188) <= 3)
    }

    @Test("A gradient repeats or mirrors past its end")
    func spread() {
        func row(_ spread: GradientStops.Spread) -> [UInt32] {
            var stops = GradientStops([.init(.red, at: 0), .init(.blue, at: 1)])
            stops.spread = spread
            let line = Paint.linear(stops, start: CGPoint(x: 40, y: 0), end: CGPoint(x: 60, y: 0))
            let bitmap = fill(line)
            return (0..<100).map { bitmap[$0, 50] }
        }
        let (ends, repeated, mirrored) = (row(.ends), row(.repeated), row(.mirrored))
        #expect(ends[40..<60] == repeated[40..<60] && ends[40..<60] == mirrored[40..<60])
        #expect(ends[..<40].allSatisfy { $0 == 0xFFFF_0000 })
        for x in stride(from: 0, to: 100, by: 20) {
            #expect(repeated[x..<x + 20].elementsEqual(repeated[40..<60]), "from \(x)")
            let isBackwards = x % 40 != 0
            let expected = isBackwards ? Array(mirrored[40..<60].reversed()) : Array(mirrored[40..<60])
            #expect(mirrored[x..<x + 20].elementsEqual(expected), "from \(x)")
        }
    }

    @Test("A mesh has its points' colors, and its background around it")
    func mesh() {
        let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5]]
        let colors: [PixelColor] = [.red, .black, .blue, .white, .red, .white]
        let mesh = MeshPaint(width: 3, height: 2, points: points, colors: colors, background: .blue)
        let bitmap = fill(.mesh(mesh, in: CGRect(x: 0, y: 0, width: 100, height: 100)))
        func isNear(_ x: Int, _ y: Int, _ color: PixelColor) -> Bool {
            let wanted = color.premultiplied
            return [16, 8, 0].allSatisfy { (shift: UInt32) in
                abs(Int(bitmap[x, y] >> shift & 0xFF) - Int(wanted >> shift & 0xFF)) < 12
            }
        }
        #expect(isNear(1, 1, .red) && isNear(50, 1, .black) && isNear(98, 1, .blue))
        #expect(isNear(1, 48, .white) && isNear(50, 48, .red) && isNear(98, 48, .white))
        #expect(bitmap[50, 70] == 0xFF00_00FF)
        let broken = MeshPaint(width: 3, height: 3, points: points, colors: colors)
        #expect(
            fill(.mesh(broken, in: CGRect(x: 0, y: 0, width: 9, height: 9))).pixels.allSatisfy { $0 == 0 })
    }

    private func checks() -> Bitmap {
        let bitmap = Bitmap(width: 2, height: 2)
        bitmap[0, 0] = 0xFFFF_0000
        bitmap[1, 0] = 0xFF00_FF00
        bitmap[0, 1] = 0xFF00_00FF
        bitmap[1, 1] = 0xFFFF_FFFF
        return bitmap
    }

    @Test("A tiled picture repeats from its rectangle in both directions")
    func tiled() {
        let bitmap = fill(.tiled(checks(), CGRect(x: 3, y: 1, width: 2, height: 2)), width: 12, height: 12)
        for y in 0..<12 {
            for x in 0..<12 { #expect(bitmap[x, y] == checks()[(x + 1) % 2, (y + 1) % 2], "at \(x), \(y)") }
        }
    }

    @Test("A picture as paint fills only its rectangle")
    func image() {
        let bitmap = fill(.image(checks(), CGRect(x: 4, y: 4, width: 2, height: 2)), width: 12, height: 12)
        #expect(bitmap[4, 4] == 0xFFFF_0000 && bitmap[5, 5] == 0xFFFF_FFFF)
        #expect(bitmap[2, 4] == 0 && bitmap[7, 4] == 0)
    }

    @Test("Everything that takes a color takes any paint, in its own shape")
    func everywhere() {
        let paint = Paint.linear(
            GradientStops([
                .init(.red, at: 0), .init(.red, at: 0.5), .init(.blue, at: 0.5), .init(.blue, at: 1),
            ]),
            start: .zero, end: CGPoint(x: 100, y: 0))
        let rect = CGRect(x: 10, y: 10, width: 80, height: 40)
        var path = CanvasPath()
        path.addRoundedRect(rect, radius: 8)
        let text = run("Hamburgefonts", TestFont.face(TestFont.sans), size: 18)
        func commands(_ paint: Paint) -> [DisplayList.Command] {
            [
                .rect(rect, paint), .roundedRect(rect, radius: 12, paint),
                .border(rect, radius: 5, width: 3, paint), .path(path, paint),
                .stroke(path, StrokeLine(width: 5), paint), .mask([PathLayer(path)], paint),
                .glyphs(text, origin: CGPoint(x: 2, y: 40), paint),
            ]
        }
        for (painted, plain) in zip(commands(paint), commands(.black)) {
            let colors = picture(width: 100, height: 60, background: nil) { $0.draw(DisplayList([painted])) }
            let mask = picture(width: 100, height: 60, background: nil) { $0.draw(DisplayList([plain])) }
            for y in 0..<60 {
                for x in 0..<100 {
                    let pixel = colors[x, y]
                    #expect((pixel == 0) == (mask[x, y] == 0), "\(painted) at \(x), \(y)")
                    let other = x < 50 ? pixel & 0xFFFF : pixel >> 8 & 0xFFFF
                    #expect(other == 0, "\(painted) at \(x), \(y)")
                }
            }
            #expect(Set(colors.pixels).count > 2)
        }
    }

    @Test("A gradient is prepared once and reused anywhere")
    func cached() {
        let glyphs = GlyphCache()
        let list = DisplayList([
            .roundedRect(
                CGRect(x: 0, y: 0, width: 30, height: 20), radius: 4,
                .linear(blackToWhite, start: .zero, end: CGPoint(x: 30, y: 0)))
        ])
        for _ in 0..<3 {
            _ = picture(width: 100, height: 100, glyphs: glyphs) { painter in
                for place in 0..<4 { painter.draw(list, at: CGPoint(x: place * 15, y: place * 22)) }
            }
        }
        #expect(glyphs.layerTiles.madeCount == 1)
    }
}
