import Foundation
import PicaFoundation
import Testing

@testable import PicaCanvas

@Suite("Layers")
@MainActor
struct LayerTests {
    private static let below = PixelColor(red: 0.8, green: 0.4, blue: 0.2)
    private static let above = PixelColor(red: 0.2, green: 0.6, blue: 1)

    /// The result of `above` over `below`, worked out by hand; nil for clear.
    static let blends: [(BlendOperation, [Double]?)] = [
        (.normal, [0.2, 0.6, 1]), (.multiply, [0.16, 0.24, 0.2]), (.screen, [0.84, 0.76, 1]),
        (.overlay, [0.68, 0.48, 0.4]), (.darken, [0.2, 0.4, 0.2]), (.lighten, [0.8, 0.6, 1]),
        (.colorDodge, [1, 1, 1]), (.colorBurn, [0, 0, 0.2]), (.softLight, [0.704, 0.4465, 0.448]),
        (.hardLight, [0.32, 0.52, 1]), (.difference, [0.6, 0.2, 0.8]), (.exclusion, [0.68, 0.52, 0.8]),
        (.hue, [0.255, 0.555, 0.855]), (.saturation, [0.9007, 0.3673, 0.1007]),
        (.color, [0.174, 0.574, 0.974]), (.luminosity, [0.826, 0.426, 0.226]),
        (.clear, nil), (.copy, [0.2, 0.6, 1]), (.sourceIn, [0.2, 0.6, 1]), (.sourceOut, nil),
        (.sourceAtop, [0.2, 0.6, 1]), (.destinationOver, [0.8, 0.4, 0.2]),
        (.destinationIn, [0.8, 0.4, 0.2]), (.destinationOut, nil), (.destinationAtop, [0.8, 0.4, 0.2]),
        (.xor, nil), (.plusDarker, [0, 0, 0.2]), (.plusLighter, [1, 1, 1]),
    ]

    @Test("Each blend operation matches its definition", arguments: 0..<28)
    func blend(index: Int) {
        #expect(Self.blends.count == BlendOperation.allCases.count)
        let (operation, expected) = Self.blends[index]
        let bitmap = picture(width: 20, height: 10, background: nil) { painter in
            painter.draw(
                DisplayList([
                    .rect(CGRect(x: 0, y: 0, width: 15, height: 10), .color(Self.below)),
                    .layer(
                        Layer(blend: operation),
                        DisplayList([.rect(CGRect(x: 5, y: 0, width: 15, height: 10), .color(Self.above))])),
                ]))
        }
        let pixel = bitmap[10, 5]
        guard let expected else {
            #expect(pixel == 0)
            return
        }
        #expect(pixel >> 24 == 255)
        for (shift, value) in zip([16, 8, 0] as [UInt32], expected) {
            #expect(
                abs(Double(pixel >> shift & 0xFF) - value * 255) <= 1,
                "\(operation): \(String(pixel, radix: 16))")
        }
        // The area where one of them is alone.
        #expect((bitmap[2, 5] == Self.below.premultiplied) == !operation.affectsUncovered, "\(operation)")
    }

    @Test("A translucent layer is blended with its opacity")
    func translucentBlend() {
        let bitmap = picture(width: 10, height: 10, background: Self.below) { painter in
            painter.pushLayer(Layer(opacity: 0.5, blend: .multiply))
            painter.draw(DisplayList([.rect(CGRect(x: 0, y: 0, width: 10, height: 10), .color(Self.above))]))
            painter.popLayer()
        }
        for (shift, value) in zip([16, 8, 0] as [UInt32], [0.48, 0.32, 0.2]) {
            #expect(abs(Double(bitmap[5, 5] >> shift & 0xFF) - value * 255) <= 1)
        }
    }

    @Test("A layer blends with the content below, and its content only within the layer")
    func isolation() {
        let bitmap = picture(width: 10, height: 10, background: Self.below) { painter in
            painter.pushLayer(Layer())
            painter.pushLayer(Layer(blend: .multiply))
            painter.draw(DisplayList([.rect(CGRect(x: 0, y: 0, width: 10, height: 10), .color(Self.above))]))
            painter.popLayer()
            painter.popLayer()
        }
        #expect(bitmap[5, 5] == Self.above.premultiplied)
    }

    @Test("A clip path has soft edges, and clips nest")
    func clipPath() {
        var circle = CanvasPath()
        circle.addRoundedRect(CGRect(x: 10, y: 10, width: 40, height: 40), radius: 20)
        let list = DisplayList([.rect(CGRect(x: 0, y: 0, width: 100, height: 100), .black)])
        let clipped = picture(width: 60, height: 60) { $0.draw(DisplayList([.clip(circle, list)])) }
        let filled = picture(width: 60, height: 60) { $0.draw(DisplayList([.path(circle, .black)])) }
        #expect(clipped.difference(from: filled, tolerance: 1).count == 0)
        let half = picture(width: 60, height: 60) { painter in
            painter.pushClip(circle)
            painter.pushClip(CGRect(x: 0, y: 0, width: 30, height: 60))
            painter.draw(list)
            painter.popClip()
            painter.popClip()
        }
        #expect(half[29, 30] == 0xFF00_0000 && half[30, 30] == 0xFFFF_FFFF && half[11, 11] == 0xFFFF_FFFF)
    }

    @Test("A layer within a layer masks earlier drawing")
    func mask() {
        let bitmap = picture(width: 30, height: 10) { painter in
            painter.pushLayer(Layer())
            painter.draw(DisplayList([.rect(CGRect(x: 0, y: 0, width: 30, height: 10), .black)]))
            painter.pushLayer(Layer(blend: .destinationIn))
            let grey = PixelColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            painter.draw(
                DisplayList([
                    .rect(CGRect(x: 0, y: 0, width: 10, height: 10), .red),
                    .rect(CGRect(x: 10, y: 0, width: 10, height: 10), .color(grey)),
                ]))
            painter.popLayer()
            painter.popLayer()
        }
        #expect(bitmap[5, 5] == 0xFF00_0000)
        #expect(bitmap[15, 5] == 0xFF7F_7F7F)
        #expect(bitmap[25, 5] == 0xFFFF_FFFF)
    }

    // MARK: Filters

    private func filtered(_ filter: LayerFilter, _ color: PixelColor = Self.below) -> Bitmap {
        picture(width: 120, height: 120, background: nil) { painter in
            painter.pushLayer(Layer(filters: [filter]))
            painter.draw(DisplayList([.rect(CGRect(x: 40, y: 40, width: 40, height: 40), .color(color))]))
            painter.popLayer()
        }
    }

    @Test(
        "A blur spreads a color as a Gaussian and loses none of it", arguments: [0.7, 1.5, 3, 8, 12])
    func blur(sigma: Double) {
        let bitmap = filtered(.blur(radius: sigma), .black)
        let total = bitmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
        #expect(abs(total / 1600 - 1) < 0.01)
        for x in 0..<120 {
            #expect(bitmap[x, 60] == bitmap[119 - x, 60], "mirrored at \(x)")
            #expect(
                abs(Int(bitmap[x, 60] >> 24) - Int(bitmap[60, x] >> 24)) <= 1, "the same both ways at \(x)")
            // The error function's difference at the square's two edges, which are far apart.
            func edge(_ place: Double) -> Double {
                (1 + erf((Double(x) + 0.5 - place) / sigma / 2.0.squareRoot())) / 2
            }
            let vertical = (1 + erf(20 / sigma / 2.0.squareRoot())) - 1
            let wanted = (edge(40) - edge(80)) * vertical
            #expect(abs(Double(bitmap[x, 60] >> 24) / 255 - wanted) < 0.035, "at \(x)")
        }
    }

    @Test("A shadow is below its layer, at its offset and in its color")
    func shadow() {
        let bitmap = filtered(.shadow(.red, radius: 0, offset: CGPoint(x: 10, y: -5)))
        #expect(bitmap[60, 60] == Self.below.premultiplied)
        #expect(bitmap[85, 50] == 0xFFFF_0000 && bitmap[60, 37] == 0xFFFF_0000)
        #expect(bitmap[45, 79] == Self.below.premultiplied && bitmap[85, 77] == 0)
        let soft = filtered(.shadow(.black, radius: 6, offset: .zero))
        #expect(soft[60, 60] == Self.below.premultiplied)
        #expect(abs(Int(soft[39, 60] >> 24) - 127) < 12)
    }

    @Test("Color effects match their names")
    func colors() {
        func color(_ matrix: LayerColorMatrix, _ color: PixelColor = Self.below) -> [Double] {
            let pixel = filtered(.colors(matrix), color)[60, 60]
            return [24, 16, 8, 0].map { Double(pixel >> $0 & 0xFF) / 255 }
        }
        func isNear(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 0.006 } }
        #expect(isNear(color(.brightness(0.1)), [1, 0.9, 0.5, 0.3]))
        #expect(isNear(color(.contrast(0.5)), [1, 0.65, 0.45, 0.35]))
        #expect(isNear(color(.invert()), [1, 0.2, 0.6, 0.8]))
        let grey = 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2
        #expect(isNear(color(.grayscale(1)), [1, grey, grey, grey]))
        #expect(isNear(color(.saturation(0.5)), [1, (0.8 + grey) / 2, (0.4 + grey) / 2, (0.2 + grey) / 2]))
        #expect(isNear(color(.hueRotation(0)), [1, 0.8, 0.4, 0.2]))
        let turned = color(.hueRotation(.pi))
        #expect(turned[1] < turned[2] && turned[1] < turned[3], "red has become its opposite: \(turned)")
        #expect(isNear(color(.multiply(Self.above)), [1, 0.16, 0.24, 0.2]))
        #expect(isNear(color(.luminanceToAlpha), [grey, 0, 0, 0]))
        let half = PixelColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.5)
        #expect(isNear(color(.luminanceToAlpha, half), [grey / 2, 0, 0, 0]))
        #expect(isNear(color(.invert(), half), [0.5, 0.1, 0.3, 0.4]))
    }

    @Test("An alpha threshold gives one color above it, and nothing below")
    func threshold() {
        let translucent = PixelColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        #expect(filtered(.alphaThreshold(min: 0.4, max: 1, .red), translucent)[60, 60] == 0xFFFF_0000)
        #expect(filtered(.alphaThreshold(min: 0.6, max: 1, .red), translucent)[60, 60] == 0)
        #expect(filtered(.alphaThreshold(min: 0, max: 1, .red), translucent)[10, 10] == 0)
    }

    @Test("Filters apply in order, and extend past the clip")
    func order() {
        let list = DisplayList([.rect(CGRect(x: 40, y: 40, width: 40, height: 40), .black)])
        func draw(_ painter: Painter) {
            painter.pushLayer(Layer(filters: [.blur(radius: 4), .alphaThreshold(min: 0.05, max: 1, .red)]))
            painter.draw(list)
            painter.popLayer()
        }
        let whole = picture(width: 120, height: 120) { draw($0) }
        #expect(whole[35, 60] == 0xFFFF_0000 && whole[20, 60] == 0xFFFF_FFFF)
        let part = picture(width: 120, height: 120) { painter in
            painter.pushClip(PixelRect(x: 0, y: 0, width: 38, height: 120))
            draw(painter)
            painter.popClip()
        }
        #expect(part[35, 60] == 0xFFFF_0000)
    }

    @Test("A layer's tiles are cached while it does not change, even if it moves by whole pixels")
    func tiles() {
        let glyphs = GlyphCache()
        func draw(at origin: CGPoint, opacity: Double, color: Paint = .black) -> Bitmap {
            picture(width: 300, height: 200, glyphs: glyphs) { painter in
                painter.withTranslation(origin) {
                    painter.pushLayer(Layer(opacity: opacity, filters: [.blur(radius: 5)]))
                    painter.draw(DisplayList([.rect(CGRect(x: 20, y: 20, width: 60, height: 40), color)]))
                    painter.popLayer()
                }
            }
        }
        let first = draw(at: .zero, opacity: 1)
        #expect(glyphs.layerTiles.madeCount == 1)
        #expect(draw(at: .zero, opacity: 1).difference(from: first).count == 0)
        let moved = draw(at: CGPoint(x: 31, y: 12), opacity: 0.5)
        #expect(glyphs.layerTiles.madeCount == 1)
        #expect(moved[31 + 50, 12 + 40] == 0xFF7F_7F7F)
        _ = draw(at: .zero, opacity: 1, color: .red)
        #expect(glyphs.layerTiles.madeCount == 2)
    }

    @Test("Small content in a layer is reused for equal content, unless it is cut at an edge")
    func likes() {
        let glyphs = GlyphCache()
        let filters: [LayerFilter] = [.shadow(.black, radius: 4, offset: CGPoint(x: 0, y: 2))]
        func shadows(_ places: [CGPoint]) -> DisplayList {
            DisplayList(
                places.map { place in
                    let box = CGRect(origin: place, size: CGSize(width: 22, height: 20))
                    return .layer(Layer(filters: filters), DisplayList([.roundedRect(box, radius: 6, .red)]))
                })
        }
        let places = (0..<12).map { (index: Int) -> CGPoint in
            let (column, row) = (index % 4, index / 4)
            return CGPoint(x: 20 + column * 60, y: 20 + row * 60)
        }
        let bitmap = picture(width: 260, height: 200, glyphs: glyphs) { $0.draw(shadows(places)) }
        #expect(glyphs.layerTiles.madeCount == 1)
        let alone = picture(width: 260, height: 200) { $0.draw(shadows([places[0]])) }
        for place in places {
            let (x, y) = (Int(place.x) - 18, Int(place.y) - 18)
            let isSame = (0..<56).allSatisfy { dy in
                (0..<58).allSatisfy { dx in bitmap[x + dx, y + dy] == alone[2 + dx, 2 + dy] }
            }
            #expect(isSame, "at \(place)")
        }
        // Content that ends at the edge of the visible area is separate.
        let edge = picture(width: 260, height: 200, glyphs: glyphs) {
            $0.draw(shadows([CGPoint(x: 250, y: 20)]))
        }
        #expect(edge[255, 30] == 0xFFFF_0000)
    }

    @Test("Unbalanced, huge and empty layers do no harm")
    func wild() {
        let bitmap = picture(width: 20, height: 20) { painter in
            painter.popLayer()
            painter.popClip()
            painter.popTransform()
            painter.pushLayer(
                Layer(filters: [
                    .blur(radius: 1e9), .shadow(.black, radius: 1e9, offset: CGPoint(x: 1e9, y: -1e9)),
                ]))
            painter.draw(DisplayList([.rect(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), .red)]))
            painter.popLayer()
            painter.pushLayer(Layer(blend: .multiply))
            painter.popLayer()
            painter.pushLayer(Layer())
            painter.draw(DisplayList([.rect(CGRect(x: 0, y: 0, width: 5, height: 5), .blue)]))
        }
        #expect(bitmap[2, 2] == 0xFF00_00FF)
    }
}
