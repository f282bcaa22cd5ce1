import Foundation
import PicaText
import Testing

@testable import PicaCanvas

/// A line's weight is how much its pixels move the lightness that is seen (CIE L*) from the
/// background's to the text's, in whole pixels; the truth is the area that its glyphs cover.
@Suite("Contrast")
@MainActor
struct ContrastTests {
    nonisolated static let sizes = [11, 13, 17, 34]
    nonisolated static let fonts = [TestFont.sans, TestFont.inter, TestFont.cjk]

    @Test("Dark on light and light on dark weigh as much as the glyphs cover", arguments: sizes, fonts)
    func equallyHeavy(size: Int, path: String) throws {
        let line = try Line(path, size: size)
        let dark = line.weight(.black, on: .white) / line.coverage
        let light = line.weight(.white, on: .black) / line.coverage
        #expect(abs(dark - 1) < 0.015, "black on white weighs \(dark)")
        #expect(abs(light - 1) < 0.015, "white on black weighs \(light)")
    }

    @Test("Near black on near white and the reverse weigh nearly the same", arguments: sizes)
    func softened(size: Int) throws {
        let line = try Line(TestFont.sans, size: size)
        let ink = PixelColor(red: 0.13, green: 0.12, blue: 0.16)
        let paper = PixelColor(red: 0.96, green: 0.96, blue: 0.92)
        let dark = line.weight(ink, on: paper) / line.coverage
        let light = line.weight(paper, on: ink) / line.coverage
        #expect(abs(dark - light) < 0.02, "\(dark) and \(light)")
        #expect(abs(dark - 1) < 0.02 && abs(light - 1) < 0.02, "\(dark) and \(light)")
    }

    @Test("Text between dark and light weighs nearly what it covers on both", arguments: sizes)
    func middle(size: Int) throws {
        let line = try Line(TestFont.sans, size: size)
        for value: Float in [0.35, 0.47, 0.6] {
            let grey = PixelColor(red: value, green: value, blue: value)
            for (name, paper) in [("white", PixelColor.white), ("black", .black)] {
                let weight = line.weight(grey, on: paper) / line.coverage
                #expect(abs(weight - 1) < 0.04, "grey \(value) on \(name) weighs \(weight)")
            }
        }
    }

    @Test("Colors are classified by their lightness, and invalid ones are unchanged")
    func choice() {
        func contrast(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> GlyphContrast {
            GlyphContrast(PixelColor(red: red, green: green, blue: blue, alpha: alpha))
        }
        #expect(contrast(0, 0, 0) == .dark)
        #expect(contrast(0, 0, 0.8) == .dark)
        #expect(contrast(0, 0, 0, 0.85) == .dark)
        #expect(contrast(0, 0, 0, 0.3) == .even)
        #expect(contrast(1, 0, 0) == .even)
        #expect(contrast(0.5, 0.5, 0.5) == .even)
        #expect(contrast(1, 1, 0) == .light)
        #expect(contrast(1, 1, 1, 0.85) == .light)
        #expect(contrast(.nan, 0, 0) == .even)
        #expect(contrast(.infinity, 0, 0) == .light)
        #expect(contrast(0, 0, 0, -.infinity) == .even)
    }

    @Test("Zero and full coverage are unchanged, and more coverage is never less opaque")
    func tables() {
        for contrast: GlyphContrast in [.even, .dark, .light] {
            var pixels = (0...255).map { UInt32($0) &* 0x0101_0101 }
            contrast.apply(to: &pixels)
            #expect(pixels.first == 0)
            #expect(pixels.last == .max)
            #expect(pixels == pixels.sorted())
            #expect(pixels.allSatisfy { $0 == ($0 >> 24) &* 0x0101_0101 }, "premultiplied white")
        }
    }

    @Test("Emoji look the same next to dark and light text")
    func colours() {
        let face = TestFont.face(TestFont.emoji)
        let glyphs = GlyphCache()
        let pictures = [PixelColor.black, .white, .red].map { color in
            picture(width: 60, height: 40, glyphs: glyphs) {
                $0.draw(
                    DisplayList([
                        .glyphs(run("😀🎈", face, size: 20), origin: CGPoint(x: 2, y: 30), .color(color))
                    ]))
            }.pixels
        }
        #expect(pictures[0] == pictures[1])
        #expect(pictures[0] == pictures[2])
    }
}

/// A line of text at a fraction of a pixel.
private struct Line {
    let run: GlyphRun
    /// The area that its glyphs cover, in pixels.
    let coverage: Double

    init(_ path: String, size: Int) throws {
        let face = TestFont.face(path)
        run = PicaCanvasTests.run("Hamburgefonstiv: 0123, quick 永字八法", face, size: size)
        let library = try #require(FontLibrary())
        let raster = try #require(FontRaster(face, treatment: [], library: library))
        var sum = 0
        for glyph in run.glyphs {
            let phase = Int((Double(glyph.x) * 4 + 0.5).rounded(.down)) & 3
            let picture = try #require(raster.draw(glyph.id, size: size * 64, phase: phase))
            sum += picture.pixels.reduce(0) { $0 + Int($1 >> 24) }
        }
        coverage = Double(sum) / 255
    }

    func weight(_ text: PixelColor, on background: PixelColor) -> Double {
        let bitmap = picture(
            width: 1200, height: Int(run.size) * 2, background: background
        ) {
            $0.draw(DisplayList([.glyphs(run, origin: CGPoint(x: 4, y: run.size * 1.4), .color(text))]))
        }
        let paper = lightness(background.premultiplied)
        let drawn = bitmap.pixels.filter { $0 != background.premultiplied }
        let sum = drawn.reduce(0.0) { $0 + abs(lightness($1) - paper) }
        return sum / abs(lightness(text.premultiplied) - paper)
    }

    /// CIE L* of an sRGB pixel.
    private func lightness(_ pixel: UInt32) -> Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(pixel >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let luminance = 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
        return luminance > 216.0 / 24389 ? 116 * cbrt(luminance) - 16 : luminance * 24389 / 27
    }
}
