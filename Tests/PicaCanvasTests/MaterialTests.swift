import CPicaSDL
import Foundation
import Testing

@testable import PicaCanvas

/// SDL's video belongs to one thread at a time, hence one test after the other.
@Suite("Materials", .serialized)
@MainActor
struct MaterialTests {
    private let width = 333
    private let height = 241

    /// Only the blurred background; red if that is not possible.
    private static let glass = Paint.material(
        MaterialPaint(tint: PixelColor(red: 0, green: 0, blue: 0, alpha: 0), plain: .red))

    private func all(_ paint: Paint) -> DisplayList {
        DisplayList([.rect(CGRect(x: 0, y: 0, width: 1000, height: 1000), paint)])
    }

    /// Stripes, a disc and a letter's worth of small things.
    private var content: DisplayList {
        var disc = CanvasPath()
        disc.addRoundedRect(CGRect(x: 60, y: 20, width: 90, height: 90), radius: 45)
        return DisplayList([
            .rect(CGRect(x: 0, y: 0, width: 40, height: 400), .color(.black)),
            .rect(CGRect(x: 0, y: 80, width: 400, height: 12), .color(.blue)),
            .path(disc, .color(PixelColor(red: 0.9, green: 0.5, blue: 0.1))),
            .rect(CGRect(x: 150.5, y: 0, width: 20, height: 60), .color(.black)),
        ])
    }

    private func paint(
        _ scale: CGFloat, _ region: Region? = nil, on stage: TextureStage, _ draw: (Painter) -> Void
    ) -> Bitmap {
        let whole = Region([PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height))])
        let painter = Painter(target: stage.target, scale: scale, glyphs: GlyphCache())
        painter.paint(region ?? whole) {
            $0.fill(.white)
            draw($0)
        }
        return stage.target.readPixels() ?? Bitmap(width: 0, height: 0)
    }

    @Test(
        "The background is blurred with a Gaussian, and mirrored at the window's edges",
        arguments: [1, 1.25, 1.5, 2])
    func gaussian(scale: CGFloat) throws {
        let stage = try TextureStage(width: width, height: height)
        let sharp = paint(scale, on: stage) { $0.draw(content) }
        let blurred = paint(scale, on: stage) {
            $0.draw(content)
            $0.draw(all(Self.glass))
        }
        var (worst, sum, count): (Float, Float, Float) = (0, 0, 0)
        for (place, expected) in blurredByHand(sharp, sigma: Double(BackdropBlur.radius * scale)) {
            let actual = channels(blurred[place.x, place.y])
            let difference = (actual - SIMD4<Float>(expected)).replacing(
                with: SIMD4<Float>(expected) - actual, where: actual .< SIMD4<Float>(expected)
            ).max()
            (worst, sum, count) = (max(worst, difference), sum + difference, count + 1)
        }
        #expect(count > 1000 && worst < 8 && sum / count < 4, "\(worst), and \(sum / count) in the middle")
    }

    @Test("A uniform color stays the same")
    func even() throws {
        let stage = try TextureStage(width: width, height: height)
        let grey = PixelColor(red: 0.5, green: 0.3, blue: 0.7)
        let sharp = paint(1, on: stage) { $0.fill(grey) }
        let blurred = paint(1, on: stage) {
            $0.fill(grey)
            $0.draw(all(Self.glass))
        }
        #expect(blurred.difference(from: sharp).count == 0)
    }

    @Test("The tint covers it, and the shape's edge is as soft as any")
    func tint() throws {
        let stage = try TextureStage(width: width, height: height)
        let material = Paint.material(
            MaterialPaint(
                tint: PixelColor(red: 1, green: 1, blue: 1, alpha: 0.5), plain: .red))
        var disc = CanvasPath()
        disc.addRoundedRect(CGRect(x: 40, y: 40, width: 100, height: 100), radius: 50)
        let picture = paint(1, on: stage) {
            $0.fill(.black)
            $0.draw(DisplayList([.path(disc, material)]))
        }
        #expect(abs(Int(picture[90, 90] & 0xFF) - 128) <= 1)
        #expect(picture[42, 42] == 0xFF00_0000)
        let edge = Set((38..<60).map { picture[$0, 60] & 0xFF })
        #expect(edge.contains { $0 > 8 && $0 < 120 })
    }

    @Test("It fades as a whole, by its own opacity and by a layer's")
    func opacity() throws {
        let stage = try TextureStage(width: width, height: height)
        func faded(_ draw: (Painter) -> Void) -> Bitmap {
            paint(1, on: stage) {
                $0.draw(content)
                draw($0)
            }
        }
        let sharp = faded { _ in }
        let blurred = faded { $0.draw(all(Self.glass)) }
        let own = faded {
            $0.draw(
                all(
                    .material(
                        MaterialPaint(
                            tint: PixelColor(red: 0, green: 0, blue: 0, alpha: 0), plain: .red, opacity: 0.4))
                ))
        }
        let layered = faded { $0.draw(DisplayList([.layer(Layer(opacity: 0.4), all(Self.glass))])) }
        #expect(own.difference(from: layered, tolerance: 2).count == 0)
        let expected = Bitmap(width: width, height: height)
        for index in expected.storage.indices {
            expected.storage[index] = pixel(
                channels(blurred.storage[index]) * 0.4 + channels(sharp.storage[index]) * 0.6)
        }
        let difference = layered.difference(from: expected, tolerance: 3)
        #expect(difference.count == 0, "\(difference.count) pixels by up to \(difference.maximum)")
    }

    @Test("In a layer and a clip it shows the window, and on top the layer's content so far")
    func layers() throws {
        let stage = try TextureStage(width: width, height: height)
        let flat = paint(1, on: stage) {
            $0.draw(content)
            $0.draw(all(Self.glass))
        }
        let parts = content.commands
        let layered = paint(1, on: stage) {
            $0.draw(DisplayList(Array(parts[..<2])))
            let inner = DisplayList([.layer(Layer(), DisplayList(parts[3...] + all(Self.glass).commands))])
            $0.draw(DisplayList([.layer(Layer(), DisplayList([parts[2]] + inner.commands))]))
        }
        // Layers over one another are put together where they are halved.
        let difference = layered.difference(from: flat, tolerance: 2)
        #expect(difference.count == 0, "\(difference.count) pixels by up to \(difference.maximum)")

        var disc = CanvasPath()
        disc.addRoundedRect(CGRect(x: 40, y: 40, width: 100, height: 100), radius: 50)
        let clipped = paint(1, on: stage) {
            $0.draw(content)
            $0.draw(DisplayList([.clip(disc, all(Self.glass))]))
        }
        #expect(clipped[90, 90] == flat[90, 90])
        #expect(clipped[20, 90] == 0xFF00_0000 || clipped[20, 90] == 0xFF00_00FF)
    }

    @Test("Painting in pieces equals painting everything, whatever is in front", arguments: 1...6)
    func pieces(seed: UInt64) throws {
        let stage = try TextureStage(width: width, height: height)
        var generator = SeededGenerator(seed: seed)
        let scale: CGFloat = [1, 1.25, 2][Int(seed % 3)]
        let bars = [
            CGRect(x: 0, y: 0, width: 400, height: 18), CGRect(x: 30, y: 90, width: 60, height: 10),
            CGRect(x: 120, y: 40, width: 20, height: 30),
        ]
        var place = CGPoint(x: 10, y: 30)
        func draw(_ painter: Painter) {
            painter.draw(content)
            painter.draw(DisplayList([.rect(CGRect(x: 0, y: 0, width: 9, height: 9), .blue)]), at: place)
            for bar in bars {
                painter.draw(
                    DisplayList([
                        .roundedRect(bar, radius: 4, Self.glass),
                        .rect(CGRect(x: bar.minX + 4, y: bar.minY + 4, width: 5, height: 5), .black),
                    ]))
            }
        }
        _ = paint(scale, on: stage, draw)
        let bounds = PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height))
        for step in 0..<12 {
            let old = place
            place = CGPoint(
                x: .random(in: -5...160, using: &generator), y: .random(in: -5...120, using: &generator))
            var region = Region()
            for corner in [old, place] {
                let square = CGRect(x: corner.x, y: corner.y, width: 9, height: 9)
                region.add(
                    PixelRect(covering: square.insetBy(dx: -1, dy: -1), scale: scale).intersection(bounds))
            }
            region.complete(
                bars.map { PixelRect(covering: $0, scale: scale) }, reach: BackdropBlur(scale: scale).reach,
                within: bounds)
            let piecewise = paint(scale, region, on: stage, draw)
            let whole = paint(scale, on: stage, draw)
            let difference = piecewise.difference(from: whole)
            #expect(
                difference.count == 0,
                "step \(step) of seed \(seed): \(difference.count) pixels by up to \(difference.maximum)")
        }
    }

    @Test("Without a window it is a plain color, and so it is in a filtered layer")
    func plain() throws {
        let picture = picture(width: 40, height: 40) { $0.draw(all(Self.glass)) }
        #expect(picture[20, 20] == 0xFFFF_0000)
        let stage = try TextureStage(width: width, height: height)
        let filtered = paint(1, on: stage) {
            $0.draw(DisplayList([.layer(Layer(filters: [.blur(radius: 1)]), all(Self.glass))]))
        }
        #expect(filtered[20, 20] == 0xFFFF_0000)
        // A window's own buffer cannot be copied from.
        SDL_SetRenderTarget(stage.target.renderer, nil)
        stage.target.resize()
        let unbuffered = paint(1, on: stage) { $0.draw(all(Self.glass)) }
        #expect(unbuffered[20, 20] == 0xFFFF_0000)
    }

    @Test("A region includes the blurred area and its surroundings, and nothing farther")
    func region() {
        let bounds = PixelRect(x: 0, y: 0, width: 1000, height: 1000)
        let bar = PixelRect(x: 0, y: 0, width: 1000, height: 50)
        let card = PixelRect(x: 400, y: 200, width: 100, height: 100)
        let far = PixelRect(x: 0, y: 800, width: 10, height: 10)
        var region = Region([far])
        region.complete([bar, card], reach: 40, within: bounds)
        #expect(region.rects == [far])
        // Near the bar, which reaches to 90.
        region = Region([PixelRect(x: 300, y: 80, width: 5, height: 5)])
        region.complete([bar, card], reach: 40, within: bounds)
        #expect(region.rects == [PixelRect(x: 0, y: 0, width: 1000, height: 90)])
        // The bar's surroundings are painted and have not changed: what only sees those stays as it is.
        region = Region([PixelRect(x: 300, y: 10, width: 5, height: 5)])
        region.complete([card, bar], reach: 120, within: bounds)
        #expect(region.rects == [PixelRect(x: 0, y: 0, width: 1000, height: 170)])
        // Partial painting equals full painting.
        let beside = PixelRect(x: 100, y: 60, width: 20, height: 100)
        region = Region([PixelRect(x: 900, y: 10, width: 5, height: 5)])
        region.complete([beside, bar], reach: 40, within: bounds)
        #expect(region.rects == [PixelRect(x: 0, y: 0, width: 1000, height: 200)])
    }

    @Test("A blur extends at most seven standard deviations")
    func reach() {
        for scale in stride(from: 0.5, through: 4, by: 0.125) {
            let blur = BackdropBlur(scale: scale)
            #expect(CGFloat(blur.reach) < 7 * BackdropBlur.radius * scale)
            #expect(blur.offset > 0 && blur.offset < 0.49 && blur.halvings > 0)
        }
    }

    /// Channels by the bell curve itself, at places all over the picture.
    private func blurredByHand(_ bitmap: Bitmap, sigma: Double) -> [(
        place: (x: Int, y: Int), channels: SIMD4<Double>
    )] {
        let reach = Int(3.5 * sigma)
        var curve = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let total = curve.reduce(0, +)
        curve = curve.map { $0 / total }
        func mirrored(_ place: Int, _ count: Int) -> Int {
            place < 0 ? -1 - place : place < count ? place : 2 * count - 1 - place
        }
        var result: [(place: (x: Int, y: Int), channels: SIMD4<Double>)] = []
        for x in stride(from: 0, to: width, by: 8) {
            let column = (0..<height).map { y in
                var sum = SIMD4<Double>.zero
                for (index, weight) in curve.enumerated() {
                    let pixel = bitmap[mirrored(x + index - reach, width), y]
                    sum += SIMD4<Double>(channels(pixel)) * weight
                }
                return sum
            }
            for y in stride(from: 0, to: height, by: 8) {
                var sum = SIMD4<Double>.zero
                for (index, weight) in curve.enumerated() {
                    sum += column[mirrored(y + index - reach, height)] * weight
                }
                result.append(((x, y), sum))
            }
        }
        return result
    }
}

/// A target that paints to a texture, as a window's does.
@MainActor
private final class TextureStage {
    /// Goes before its window.
    let target: AcceleratedTarget
    private let stage: OffscreenStage

    init(width: Int, height: Int) throws {
        stage = try OffscreenStage(width: Int32(width), height: Int32(height))
        target = try #require(AcceleratedTarget(renderer: stage.renderer))
        // It goes with the renderer.
        let texture = SDL_CreateTexture(
            stage.renderer, AcceleratedTarget.format, Int32(SDL_TEXTUREACCESS_TARGET.rawValue), Int32(width),
            Int32(height))
        SDL_SetRenderTarget(stage.renderer, texture)
        target.resize()
    }
}
