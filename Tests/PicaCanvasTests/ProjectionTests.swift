import CPicaSDL
import Foundation
import PicaFoundation
import Testing

@testable import PicaCanvas

/// Lists whose plane is turned in space, pixel by pixel.
@Suite("Projections", .serialized)
@MainActor
struct ProjectionTests {
    /// Farther down is nearer: at a height of y the depth is 1 - y / 200.
    private static var nearing: ProjectionTransform {
        var matrix = ProjectionTransform()
        matrix.m23 = -1 / 200
        return matrix
    }

    private static let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func draw(
        _ projection: ProjectionTransform, _ commands: [DisplayList.Command], scale: CGFloat = 1,
        glyphs: GlyphCache = GlyphCache()
    ) -> Bitmap {
        picture(width: 200, height: 200, scale: scale, glyphs: glyphs) {
            $0.draw(DisplayList([.projection(projection, of: Self.frame, DisplayList(commands))]))
        }
    }

    private func ink(_ bitmap: Bitmap) -> Double {
        bitmap.pixels.reduce(0) { $0 + 1 - Double($1 & 0xFF) / 255 }
    }

    @Test("A square becomes its perspective trapezoid", arguments: [1, 2])
    func trapezium(scale: CGFloat) {
        let rect = CGRect(x: 10, y: 0, width: 40, height: 100)
        let bitmap = draw(Self.nearing, [.rect(rect, .black)], scale: scale)
        // A place of (x, y) is seen at (x, y) / (1 - y / 200), so (10, 100) and (50, 100) at twice that.
        func isBlack(_ x: CGFloat, _ y: CGFloat) -> Bool {
            bitmap[Int(x * scale), Int(y * scale)] == 0xFF00_0000
        }
        for y in stride(from: 4.5, to: 99 / scale, by: 15) {
            // From what is seen back: y' = y / (1 + y / 200), and the depth there.
            let depth = 1 - y / (1 + y / 200) / 200
            let (left, right) = (10 / depth, 50 / depth)
            #expect(isBlack(left + 1.5, y) && isBlack(min(right, 199 / scale) - 1.5, y), "at \(y)")
            #expect(!isBlack(left - 1.5, y), "at \(y)")
            if right + 1.5 < 200 / scale { #expect(!isBlack(right + 1.5, y), "at \(y)") }
        }
        #expect(bitmap.pixels.contains { $0 != 0xFFFF_FFFF && $0 != 0xFF00_0000 }, "the edges are soft")
    }

    @Test("A magnified picture is drawn with more pixels, so edges stay sharp")
    func sharpness() {
        var grown = Self.nearing
        grown.m23 = 1e-9
        (grown.m11, grown.m22) = (5, 5)
        let bitmap = draw(grown, [.rect(CGRect(x: 10, y: 10, width: 15, height: 15), .black)])
        #expect(abs(ink(bitmap) - 75 * 75) < 75)
        // Two soft pixels a side at the most.
        let row = (0..<200).map { bitmap[$0, 80] }
        #expect(row.count { $0 != 0xFFFF_FFFF && $0 != 0xFF00_0000 } <= 4)
    }

    @Test("Distant content is the average of its pixels")
    func minification() {
        var far = ProjectionTransform()
        (far.m33, far.m13) = (5, 1e-9)
        let stripes = stride(from: 0.0, to: 100, by: 2).map { x in
            DisplayList.Command.rect(CGRect(x: x, y: 0, width: 1, height: 100), .black)
        }
        let bitmap = draw(far, stripes)
        for x in 2..<18 { #expect(abs(Int(bitmap[x, 10] & 0xFF) - 128) < 30, "at \(x)") }
    }

    @Test("Content behind the viewer, edge-on or with NaN is not drawn")
    func nothing() {
        func isEmpty(_ change: (inout ProjectionTransform) -> Void) -> Bool {
            var matrix = Self.nearing
            change(&matrix)
            return ink(draw(matrix, [.rect(Self.frame, .black)])) == 0
        }
        #expect(!isEmpty { _ in })
        #expect(isEmpty { $0.m33 = -1 })
        #expect(isEmpty { $0.m11 = 0 })
        #expect(isEmpty { $0.m13 = .nan })
        #expect(isEmpty { $0.m31 = .infinity })
        #expect(
            isEmpty {
                $0 = ProjectionTransform(); $0.m33 = 0
            })
        let wild = picture(width: 20, height: 20) { painter in
            painter.pushTransform(Self.nearing, of: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
            painter.draw(DisplayList([.rect(Self.frame, .black)]))
            painter.popTransform()
            painter.pushTransform(Self.nearing, of: CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
            painter.draw(DisplayList([.rect(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12), .black)]))
            painter.popTransform()
            painter.draw(DisplayList([.rect(CGRect(x: 0, y: 0, width: 5, height: 5), .red)]))
        }
        #expect(wild[2, 2] == 0xFFFF_0000)
    }

    @Test("Of a plane through the eye only the part in front is drawn")
    func horizon() {
        var matrix = ProjectionTransform()
        (matrix.m31, matrix.m32, matrix.m23) = (100, 100, 1 / 50)
        // Depth is 0 at y = -50, and grows downwards; far away all meets at (0, 50).
        let ground = CGRect(x: -600, y: -300, width: 1200, height: 900)
        let bitmap = picture(width: 200, height: 200) {
            $0.draw(
                DisplayList([.projection(matrix, of: Self.frame, DisplayList([.rect(ground, .black)]))]))
        }
        #expect(bitmap[100, 150] == 0xFF00_0000)
        #expect(bitmap[100, 40] == 0xFFFF_FFFF, "above the horizon")
    }

    @Test("A projection in a layer, a clip and another projection combines them all")
    func nesting() {
        let inner = DisplayList([
            .projection(Self.nearing, of: Self.frame, DisplayList([.rect(Self.frame, .black)]))
        ])
        var clip = CanvasPath()
        clip.addRect(CGRect(x: 0, y: 0, width: 50, height: 200))
        let bitmap = picture(width: 200, height: 200) {
            $0.draw(
                DisplayList([
                    .projection(
                        Self.nearing, of: Self.frame,
                        DisplayList([
                            .layer(Layer(opacity: 0.5), DisplayList([.clip(clip, inner)]))
                        ]))
                ]))
        }
        #expect(abs(Int(bitmap[20, 20] & 0xFF) - 128) <= 2)
        // The clip's edge at (50, y) is seen at 50 / (1 - y / 200): at a height of 100 at 75.
        #expect(abs(Int(bitmap[70, 100] & 0xFF) - 128) <= 2 && bitmap[80, 100] == 0xFFFF_FFFF)
    }

    @Test("Tiles are cached while nothing changes, even if the picture moves by whole pixels")
    func tiles() {
        let glyphs = GlyphCache()
        func draw(at origin: CGPoint) -> Bitmap {
            picture(width: 200, height: 200, glyphs: glyphs) { painter in
                painter.withTranslation(origin) {
                    painter.draw(
                        DisplayList([
                            .projection(
                                Self.nearing, of: Self.frame,
                                DisplayList([.rect(CGRect(x: 0, y: 0, width: 50, height: 50), .black)]))
                        ]))
                }
            }
        }
        let first = draw(at: .zero)
        #expect(glyphs.layerTiles.madeCount == 1)
        #expect(draw(at: .zero).difference(from: first).count == 0)
        #expect(glyphs.layerTiles.madeCount == 1)
        let moved = draw(at: CGPoint(x: 64, y: 32))
        #expect(glyphs.layerTiles.madeCount == 1)
        #expect(moved[64 + 20, 32 + 20] == first[20, 20])
    }

    private static func content(_ generator: inout SeededGenerator) -> DisplayList {
        var matrix = ProjectionTransform(
            CGAffineTransform(rotationAngle: .random(in: -1...1, using: &generator)).translatedBy(
                x: .random(in: -20...40, using: &generator), y: .random(in: -20...40, using: &generator)))
        matrix.m13 = .random(in: -0.003...0.003, using: &generator)
        matrix.m23 = .random(in: -0.003...0.003, using: &generator)
        let content = RandomContent(using: &generator)
        return DisplayList([
            .projection(
                matrix, of: CGRect(x: 0, y: 0, width: 100, height: 80),
                DisplayList([.painted { content.draw(on: $0, isCulled: true) }]))
        ])
    }

    @Test("Painting in pieces equals painting everything", arguments: 40..<44)
    func pieces(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let list = Self.content(&generator)
        let whole = picture(width: 160, height: 120, scale: 1.25) { $0.draw(list) }
        let pieces = picture(width: 160, height: 120, scale: 1.25) { painter in
            for rect in [
                PixelRect(x: 0, y: 0, width: 61, height: 50), PixelRect(x: 61, y: 0, width: 99, height: 50),
                PixelRect(x: 0, y: 50, width: 160, height: 70),
            ] {
                painter.pushClip(rect)
                painter.draw(list)
                painter.popClip()
            }
        }
        let difference = pieces.difference(from: whole)
        #expect(difference.count == 0, "seed \(seed): up to \(difference.maximum)")
    }

    @Test("The accelerated target matches", arguments: 40..<43)
    func accelerated(seed: UInt64) throws {
        let stage = try OffscreenStage(width: 160, height: 120)
        let target = try #require(AcceleratedTarget(renderer: stage.renderer))
        var generator = SeededGenerator(seed: seed)
        let list = Self.content(&generator)
        let glyphs = GlyphCache()
        let expected = picture(width: 160, height: 120, scale: 1.25, glyphs: glyphs) { $0.draw(list) }
        let painter = Painter(target: target, scale: 1.25, glyphs: glyphs)
        painter.fill(.white)
        painter.draw(list)
        painter.finish()
        let actual = try #require(target.readPixels())
        let difference = actual.difference(from: expected, tolerance: 2)
        #expect(difference.count == 0, "seed \(seed): up to \(difference.maximum) a channel")
    }
}
