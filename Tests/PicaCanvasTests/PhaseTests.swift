import Foundation
import PicaText
import Testing

@testable import PicaCanvas

/// Glyphs at quarters of a pixel against a raster eight times as fine, which has their exact position.
@Suite("Phases")
@MainActor
struct PhaseTests {
    nonisolated static let fonts = [TestFont.sans, TestFont.inter, TestFont.arabic, TestFont.cjk]

    @Test("A glyph at a quarter of a pixel is nearly exact", arguments: fonts, [11, 31])
    func truth(path: String, size: Int) throws {
        let stage = try PhaseStage(path)
        var sum = 0
        var count = 0
        var worst = 0
        for glyph in stage.glyphs {
            for phase in 0..<4 {
                let picture = try #require(stage.raster.draw(glyph, size: size * 64, phase: phase))
                let truth = try stage.truth(glyph, size: size, phase: phase)
                for y in 0..<truth.height {
                    for x in 0..<truth.width {
                        let wanted = truth.coverage[y * truth.width + x]
                        let difference = abs(wanted - picture.alpha(truth.left + x, truth.top + y))
                        guard wanted > 0 || difference > 0 else { continue }
                        sum += difference
                        worst = max(worst, difference)
                        count += 1
                    }
                }
            }
        }
        let mean = Double(sum) / Double(count)
        #expect(count > 1000)
        #expect(mean < 1.5, "off by \(mean) of 255 on average, by \(worst) at most")
        #expect(worst < 32, "off by \(worst) of 255 at most")
    }

    @Test("A quarter of a pixel moves a glyph by a quarter of a pixel", arguments: fonts, [11, 31])
    func movement(path: String, size: Int) throws {
        let stage = try PhaseStage(path)
        // A single glyph's middle is not known exactly: pixels do not tell where in them the ink is.
        let middles = try (0..<4).map { phase in
            try stage.glyphs.reduce(0.0) {
                try $0 + #require(stage.raster.draw($1, size: size * 64, phase: phase)).centre
            } / Double(stage.glyphs.count)
        }
        for phase in 1..<4 {
            let moved = middles[phase] - middles[phase - 1]
            #expect(abs(moved - 0.25) < 0.03, "moves by \(moved) to phase \(phase)")
        }
    }

    @Test("On screen, letters are within an eighth of a pixel of their positions", arguments: [1, 1.25, 2])
    func screen(scale: CGFloat) throws {
        let face = TestFont.face(TestFont.sans)
        let glyphs = GlyphCache()
        let letter = run("o", face, size: 15)
        func centre(_ x: CGFloat) -> Double {
            let bitmap = picture(width: 80, height: 60, scale: scale, glyphs: glyphs, background: .black) {
                $0.draw(DisplayList([.glyphs(letter, origin: CGPoint(x: x, y: 20), .red)]))
            }
            var (moment, total) = (0.0, 0.0)
            for y in 0..<60 {
                for x in 0..<80 {
                    let ink = Double(bitmap[x, y] >> 16 & 0xFF)
                    moment += ink * (Double(x) + 0.5)
                    total += ink
                }
            }
            return moment / total
        }
        let start = centre(4)
        for step in 1...40 {
            let x = Double(step) * 0.137
            let error = centre(4 + x) - start - x * scale
            #expect(abs(error) < 0.125 + 0.03, "\(error) px off at \(x) pt")
        }
    }
}

/// A font open for both ways of drawing.
private final class PhaseStage {
    let raster: FontRaster
    let glyphs: [UInt32]
    private let library: FontLibrary
    private let font: OpenFont
    private static let columns = 8

    init(_ path: String) throws {
        let face = TestFont.face(path)
        library = try #require(FontLibrary())
        raster = try #require(FontRaster(face, treatment: [], library: library))
        font = try OpenFont(face)
        let text = "Hamburgefv 089 @&%永法 السلام عليكم ورحمة صباح الخير"
        // The box for missing glyphs is of no script, and FreeType's hinter moves it.
        glyphs = Set(shape(text, path: path, size: 16).map(\.id)).subtracting([0]).sorted()
    }

    /// Coverage by pixel, and the first pixel's offset from the pen.
    struct Truth {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        var coverage: [Int]
    }

    func truth(_ glyph: UInt32, size: Int, phase: Int) throws -> Truth {
        let columns = Self.columns
        let raw = try font.draw(glyph, size: size, columns: columns)
        let shift = phase * columns / 4 - raw.penColumn
        let left = Int((Double(shift) / Double(columns)).rounded(.down))
        let width = raw.width / columns + 2
        var truth = Truth(
            left: left, top: -raw.baselineRow, width: width, height: raw.height,
            coverage: [Int](repeating: 0, count: width * raw.height))
        for y in 0..<raw.height {
            guard let row = raw.row(y) else { continue }
            for x in 0..<raw.width {
                truth.coverage[y * width + (x + shift - left * columns) / columns] += Int(row[x] >> 24)
            }
        }
        for index in truth.coverage.indices {
            truth.coverage[index] = (truth.coverage[index] + columns / 2) / columns
        }
        return truth
    }
}

extension GlyphPicture {
    /// Coverage of a pixel from the pen's.
    fileprivate func alpha(_ x: Int, _ y: Int) -> Int {
        guard (left..<left + width).contains(x), (top..<top + height).contains(y) else { return 0 }
        return Int(pixels[(y - top) * width + x - left] >> 24)
    }

    /// The middle of its ink from the pen, in pixels.
    fileprivate var centre: Double {
        var (moment, total) = (0.0, 0.0)
        for (index, pixel) in pixels.enumerated() {
            moment += Double(pixel >> 24) * (Double(index % width + left) + 0.5)
            total += Double(pixel >> 24)
        }
        return total > 0 ? moment / total : 0
    }
}
