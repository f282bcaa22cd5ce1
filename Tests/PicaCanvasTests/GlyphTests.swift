import CPicaSDL
import Foundation
import PicaText
import Testing

@testable import PicaCanvas

@Suite("Glyphs")
@MainActor
struct GlyphTests {
    struct Line: CustomTestStringConvertible {
        var name: String
        var path: String
        var text: String
        var script: String
        var testDescription: String { name }
    }

    nonisolated static let lines = [
        Line(name: "Naskh Arabic", path: TestFont.arabic, text: "السلام عليكم ورحمة", script: "Arab"),
        Line(name: "Devanagari", path: TestFont.devanagari, text: "नमस्ते दुनिया क्षत्रिय", script: "Deva"),
        Line(name: "DejaVu", path: TestFont.dejaVu, text: "Hamburgefonstiv 0123 Ünïcode", script: "Latn"),
        Line(name: "Noto Sans", path: TestFont.sans, text: "The quick brown fox office", script: "Latn"),
        Line(name: "CJK", path: TestFont.cjk, text: "日本語の文字列組版", script: "Hani"),
    ]

    @Test(
        "Glyph by glyph, a line equals SDL_ttf's drawing of it",
        arguments: lines, [FontTreatment(), .unhinted])
    func zeroDifference(line: Line, hinting: FontTreatment) throws {
        let mode = hinting.isEmpty ? TTF_HINTING_LIGHT : TTF_HINTING_NONE
        let single = try OpenFont(TestFont.face(line.path), hinting: mode)
        for size in [12, 21, 30] {
            let font = try #require(
                FontLibrary.alone { TTF_OpenFontDPI(line.path, 1, UInt32(size * 72), UInt32(size * 72)) })
            defer { FontLibrary.alone { TTF_CloseFont(font) } }
            TTF_SetFontHinting(font, mode)
            TTF_SetFontScriptName(font, line.script)
            TTF_SetFontDirection(font, line.script == "Arab" ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
            let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
            let surface = try #require(TTF_RenderUTF8_Blended(font, line.text, white))
            defer { SDL_FreeSurface(surface) }
            let width = Int(surface.pointee.w)
            let height = Int(surface.pointee.h)
            let pixels = try #require(surface.pointee.pixels)
            let expected = (0..<height).map { y in
                (0..<width).map { x in
                    pixels.load(fromByteOffset: y * Int(surface.pointee.pitch) + x * 4, as: UInt32.self) >> 24
                }
            }

            // SDL_ttf puts pens on whole pixels and joins overlapping coverage with a bitwise or.
            var actual = [[UInt32]](repeating: [UInt32](repeating: 0, count: width), count: height)
            let ascent = Int(TTF_FontAscent(font))
            var drawn: [(picture: GlyphPicture, x: Int, y: Int)] = []
            var left = 0
            var top = 0
            for glyph in shape(line.text, path: line.path, size: size) {
                let picture = GlyphPicture(try single.draw(glyph.id, size: size))
                let x = (glyph.x >> 6) + picture.left
                let y = ((ascent * 64 - glyph.y) >> 6) + picture.top
                drawn.append((picture, x, y))
                if picture.width > 0 {
                    left = min(left, x)
                    top = min(top, y)
                }
            }
            for (picture, x, y) in drawn {
                for row in 0..<picture.height {
                    for column in 0..<picture.width {
                        let place = (x: x - left + column, y: y - top + row)
                        guard place.y >= 0, place.y < height, place.x >= 0, place.x < width else { continue }
                        actual[place.y][place.x] |= picture.pixels[row * picture.width + column] >> 24
                    }
                }
            }
            let different = (0..<height).reduce(0) { count, y in
                count + (0..<width).count { expected[y][$0] != actual[y][$0] }
            }
            #expect(different == 0, "\(line.name) at \(size) px: \(different) pixels differ")
        }
    }

    @Test("Quarter-pixel phases differ, and each has the glyph's weight")
    func phases() throws {
        let library = try #require(FontLibrary())
        let face = TestFont.face(TestFont.sans)
        let raster = try #require(FontRaster(face, treatment: [], library: library))
        let glyph = shape("m", path: TestFont.sans, size: 16)[0].id
        let pictures = try (0..<4).map { try #require(raster.draw(glyph, size: 16 * 64, phase: $0)) }
        let weights = pictures.map { picture in
            picture.pixels.reduce(0.0) { $0 + Double($1 >> 24) }
        }
        let centres = pictures.map { picture in
            var sum = 0.0
            var total = 0.0
            for (index, pixel) in picture.pixels.enumerated() {
                sum += Double(pixel >> 24) * (Double(index % picture.width + picture.left) + 0.5)
                total += Double(pixel >> 24)
            }
            return sum / total
        }
        for phase in 1..<4 {
            #expect(pictures[phase].pixels != pictures[0].pixels)
            #expect(abs(weights[phase] / weights[0] - 1) < 0.02, "phase \(phase) weighs \(weights)")
            #expect(abs(centres[phase] - centres[0] - Double(phase) / 4) < 0.05, "centres \(centres)")
        }
    }

    @Test("Emoji are colored and fit their em", arguments: [16, 40])
    func emoji(size: Int) {
        let face = TestFont.face(TestFont.emoji)
        let side = size * 2
        let bitmap = picture(width: side, height: side) { painter in
            painter.draw(
                DisplayList([
                    .glyphs(
                        run("😀", face, size: size), origin: CGPoint(x: 2, y: Double(size) * 1.4), .black)
                ]))
        }
        // The face is yellow: much red and green, little blue.
        let yellow = bitmap.pixels.count { pixel in
            pixel >> 16 & 0xFF > 200 && pixel >> 8 & 0xFF > 150 && pixel & 0xFF < 120
        }
        #expect(yellow > size * size / 4, "only \(yellow) pixels are yellow")
        let inked = bitmap.pixels.indices.filter { bitmap.pixels[$0] != 0xFFFF_FFFF }
        let columns = Set(inked.map { $0 % side })
        #expect(columns.count > size * 8 / 10 && columns.count < size * 14 / 10)
    }

    @Test("Text is drawn in its color, on and above its baseline")
    func colour() {
        let face = TestFont.face(TestFont.inter)
        let bitmap = picture(width: 60, height: 40) { painter in
            painter.draw(
                DisplayList([.glyphs(run("HIH", face, size: 20), origin: CGPoint(x: 4, y: 30), .red)]))
        }
        #expect(bitmap.pixels.contains(0xFFFF_0000))
        for y in 30..<40 { #expect((0..<60).allSatisfy { bitmap[$0, y] == 0xFFFF_FFFF }, "row \(y)") }
        #expect((0..<60).contains { bitmap[$0, 29] == 0xFFFF_0000 })
    }

    @Test("An emboldened glyph is heavier, and a slanted one leans right")
    func treatment() {
        func weight(_ treatment: FontTreatment) -> (ink: Int, top: Int, bottom: Int) {
            let face = TestFont.face(TestFont.sans)
            let bitmap = picture(width: 40, height: 40) { painter in
                let run = run("l", face, size: 30, treatment: treatment)
                painter.draw(DisplayList([.glyphs(run, origin: CGPoint(x: 10, y: 35), .black)]))
            }
            let inked = bitmap.pixels.indices.filter { bitmap.pixels[$0] & 0xFF < 128 }
            let rows = Dictionary(grouping: inked) { $0 / 40 }
            let top = rows.keys.min().flatMap { rows[$0]?.first }.map { $0 % 40 } ?? 0
            let bottom = rows.keys.max().flatMap { rows[$0]?.first }.map { $0 % 40 } ?? 0
            return (inked.count, top, bottom)
        }
        let plain = weight([])
        let bold = weight(.embolden)
        let slanted = weight(.slant)
        #expect(plain.ink > 0)
        #expect(bold.ink > plain.ink)
        #expect(plain.top == plain.bottom)
        #expect(slanted.top > slanted.bottom)
    }
}
