import Foundation
import PicaFoundation
import PicaText
import Testing

@testable import PicaCanvas

/// Color pictures in fonts: Noto Color Emoji has them for one em of 109 pixels.
@Suite("Emoji")
@MainActor
struct EmojiTests {
    nonisolated static let sizes = [6, 9, 13, 20, 41, 72, 109, 150, 400]
    private static let em = 109

    @Test("An emoji has no dark or light fringe at any size", arguments: sizes)
    func fringe(size: Int) throws {
        let stage = try EmojiStage("🔴")
        let picture = try stage.draw(size: size)
        let source = try stage.draw(size: Self.em)
        #expect(picture.isColored)
        for shift: UInt32 in [0, 8, 16] {
            let solid = source.pixels.filter { $0 >> 24 > 200 }.map { $0 >> shift & 0xFF }
            let (darkest, lightest) = (Int(try #require(solid.min())), Int(try #require(solid.max())))
            for pixel in picture.pixels where pixel >> 24 > 0 {
                let alpha = Int(pixel >> 24)
                let channel = Int(pixel >> shift & 0xFF)
                #expect(channel <= alpha, "no premultiplied colour: \(String(pixel, radix: 16))")
                // A byte each way is rounding.
                let isDark = (channel + 2) * 255 < darkest * alpha
                let isLight = (channel - 2) * 255 > lightest * alpha
                #expect(!isDark && !isLight, "\(String(pixel, radix: 16)), of \(darkest)...\(lightest)")
            }
        }
    }

    @Test("An emoji's edge is as sharp as its size allows, without ringing", arguments: sizes)
    func edge(size: Int) throws {
        let picture = try EmojiStage("🔴").draw(size: size)
        let middle = picture.height / 2 * picture.width
        let row = picture.pixels[middle..<middle + picture.width].map { Int($0 >> 24) }
        let half = row.prefix(row.count / 2)
        #expect(Array(half) == half.sorted(), "the left half rises: \(row)")
        #expect(row.max() == 255)
        let soft = half.count { $0 > 8 && $0 < 247 }
        let growth = max(1, Double(size) / Double(Self.em))
        #expect(Double(soft) <= 1 + 2 * growth, "\(soft) pixels between nothing and all: \(row)")
    }

    @Test(
        "Emoji in a gradient keep their colors, upright and rotated, and letters take its colors",
        arguments: [0, 0.3])
    func gradient(angle: Double) {
        let gradient = GradientStops([.init(.red, at: 0), .init(.red, at: 1)])
        let glyphs = GlyphCache()
        func drawn(_ text: String, _ path: String, _ paint: Paint) -> [UInt32] {
            picture(width: 80, height: 60, glyphs: glyphs) {
                let origin = CGPoint(x: 12, y: 30)
                let list = DisplayList([
                    .glyphs(run(text, TestFont.face(path), size: 20), origin: origin, paint)
                ])
                $0.draw(DisplayList([.transform(CGAffineTransform(rotationAngle: angle), list)]))
            }.pixels
        }
        let red = Paint.linear(gradient, start: .zero, end: CGPoint(x: 80, y: 0))
        #expect(drawn("😀🎈", TestFont.emoji, red) == drawn("😀🎈", TestFont.emoji, .color(.black)))
        #expect(drawn("ab", TestFont.dejaVu, red) != drawn("ab", TestFont.dejaVu, .color(.black)))
    }

    @Test("An emoji fits its advance and its baseline at any size", arguments: sizes)
    func place(size: Int) throws {
        for text in ["😀", "🎈", "🇩🇪"] {
            let stage = try EmojiStage(text)
            let picture = try stage.draw(size: size)
            let source = try stage.draw(size: Self.em)
            let scale = Double(size) / Double(Self.em)
            // A growing picture's edge is one pixel of the source soft.
            let reach = 1 + max(0, scale)
            func isNear(_ value: Int, _ wanted: Int) -> Bool {
                abs(Double(value) - Double(wanted) * scale) <= reach
            }
            #expect(isNear(picture.left, source.left))
            #expect(isNear(picture.top, source.top))
            #expect(isNear(picture.left + picture.width, source.left + source.width))
            #expect(isNear(picture.top + picture.height, source.top + source.height))
            let advance = Double(shape(text + text, path: TestFont.emoji, size: size)[1].x) / 64
            #expect(Double(picture.left) >= -reach)
            #expect(Double(picture.left + picture.width) <= advance + reach, "beyond \(advance)")
            #expect(Double(picture.width) > advance * 0.6)
        }
    }

    @Test("An emoji cut by clips matches the whole emoji", arguments: [1, 2, 3])
    func clipped(scale: CGFloat) {
        let emoji = run("😀", TestFont.face(TestFont.emoji), size: 24)
        let glyphs = GlyphCache()
        let list = DisplayList([.glyphs(emoji, origin: CGPoint(x: 2.3, y: 26.1), .black)])
        let side = Int(34 * scale)
        let whole = picture(width: side, height: side, scale: scale, glyphs: glyphs) { $0.draw(list) }
        let parts = picture(width: side, height: side, scale: scale, glyphs: glyphs) { painter in
            for (x, width) in [(0, 7), (7, 1), (8, 26)] {
                painter.pushClip(CGRect(x: x, y: 0, width: width, height: 34))
                painter.draw(list)
                painter.popClip()
            }
        }
        #expect(parts.pixels == whole.pixels)
    }

    @Test("A color-layer font is drawn in its colors, with the text's opacity")
    func layers() throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: TestFont.dejaVu)))
        let ids = shape("AIO", path: TestFont.dejaVu, size: 20).map(\.id)
        let colored = layered(bytes, base: ids[0], layers: [(ids[2], 0xFFE0_2020), (ids[1], 0xFF20_20E0)])
        let path = NSTemporaryDirectory() + "pica-layers-\(UUID().uuidString).ttf"
        try Data(colored).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let face = TestFont.face(path)
        #expect(face.hasColorGlyphs)
        func draw(_ color: PixelColor) -> [UInt32] {
            picture(width: 40, height: 40) {
                let text = GlyphRun(face: face, size: 30, glyphs: [.init(id: ids[0], x: 0.4, y: 0)])
                $0.draw(DisplayList([.glyphs(text, origin: CGPoint(x: 4, y: 34), .color(color))]))
            }.pixels
        }
        let pixels = draw(.black)
        #expect(pixels.contains(0xFFE0_2020))
        #expect(pixels.contains(0xFF20_20E0))
        #expect(!pixels.contains(0xFF00_0000), "nothing is black")
        #expect(draw(.white) == pixels)
        let faded = draw(PixelColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(!faded.contains(0xFFE0_2020))
        #expect(faded.count { $0 != 0xFFFF_FFFF } > 100)
    }
}

/// One emoji of the system's font.
private struct EmojiStage {
    private let raster: FontRaster
    private let glyph: UInt32

    init(_ text: String) throws {
        let library = try #require(FontLibrary())
        let face = TestFont.face(TestFont.emoji)
        raster = try #require(FontRaster(face, treatment: [], library: library))
        glyph = try #require(shape(text, path: TestFont.emoji, size: 20).first).id
    }

    func draw(size: Int) throws -> GlyphPicture {
        try #require(raster.draw(glyph, size: size * 64, phase: 0))
    }
}

/// A font file with a glyph made of others in colors (0xAARRGGBB), from the lowest up: with the tables
/// COLR and CPAL, both of version 0.
private func layered(_ font: [UInt8], base: UInt32, layers: [(glyph: UInt32, color: UInt32)]) -> [UInt8] {
    func word(_ values: Int...) -> [UInt8] {
        values.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
    }
    func long(_ value: Int) -> [UInt8] { word(value >> 16, value) }
    func number(_ offset: Int, _ count: Int) -> Int {
        font[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    let colr =
        word(0, 1) + long(14) + long(20) + word(layers.count) + word(Int(base), 0, layers.count)
        + layers.enumerated().flatMap { word(Int($1.glyph), $0) }
    let cpal =
        word(0, layers.count, 1, layers.count) + long(14) + word(0)
        + layers.flatMap { layer in [0, 8, 16, 24].map { UInt8(layer.color >> $0 & 0xFF) } }
    let count = number(4, 2)
    let shift = 32
    let end = (font.count + shift + 3) & ~3
    var records = (0..<count).map { index in
        let record = 12 + 16 * index
        return font[record..<record + 8] + long(number(record + 8, 4) + shift)
            + font[record + 12..<record + 16]
    }
    records.append(ArraySlice(Array("COLR".utf8) + long(0) + long(end) + long(colr.count)))
    let cpalStart = (end + colr.count + 3) & ~3
    records.append(ArraySlice(Array("CPAL".utf8) + long(0) + long(cpalStart) + long(cpal.count)))
    records.sort { $0.lexicographicallyPrecedes($1) }
    var result = Array(font[0..<4]) + word(count + 2, 0, 0, 0) + records.flatMap { $0 }
    result += font[(12 + 16 * count)...]
    result += [UInt8](repeating: 0, count: end - result.count) + colr
    result += [UInt8](repeating: 0, count: cpalStart - result.count) + cpal
    return result
}
