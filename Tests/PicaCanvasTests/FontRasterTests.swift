import CPicaHarfBuzz
import CPicaSDL
import Foundation
import Testing

@testable import PicaCanvas
@testable import PicaText

@Suite("Glyphs follow the font's instance and the user's settings")
struct FontRasterTests {
    private static let variable = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"

    private func pictures(
        _ text: String, _ treatment: FontTreatment, path: String = TestFont.dejaVu, size: Int = 13
    ) throws -> [[GlyphPicture]] {
        let library = try #require(FontLibrary())
        let raster = try #require(FontRaster(TestFont.face(path), treatment: treatment, library: library))
        return try shape(text, path: path, size: size).map { glyph in
            try (0..<4).map { try #require(raster.draw(glyph.id, size: size * 64, phase: $0)) }
        }
    }

    private func greys(_ picture: GlyphPicture) -> Int {
        picture.pixels.count { (1...254).contains($0 >> 24) }
    }

    @Test("Without antialiasing every pixel is on or off, and no stroke is lost")
    func aliased() throws {
        for treatment: FontTreatment in [.aliased, [.aliased, .unhinted], [.aliased, .embolden]] {
            for path in [TestFont.dejaVu, TestFont.inter] {
                for phases in try pictures("Hamburg,-|", treatment, path: path, size: 9) {
                    for picture in phases {
                        #expect(greys(picture) == 0)
                        #expect(picture.pixels.contains(0xFFFF_FFFF))
                    }
                    #expect(phases[1].pixels == phases[0].pixels)
                }
            }
        }
        #expect(try pictures("Hamburg", []).allSatisfy { greys($0[0]) > 0 })
    }

    @Test("Each hinting mode draws differently, and all at the same positions")
    func hinting() throws {
        let ways: [FontTreatment] = [[], .unhinted, .instructed, .aliased]
        let drawn = try ways.map { try pictures("Handgloves", $0) }
        for first in ways.indices {
            for second in ways.indices where first < second {
                let isSame = zip(drawn[first], drawn[second]).allSatisfy { $0[0].pixels == $1[0].pixels }
                #expect(!isSame, "\(ways[first]) and \(ways[second])")
            }
        }
        for (way, glyphs) in zip(ways, drawn) {
            for (glyph, plain) in zip(glyphs, drawn[0]) {
                #expect(abs(glyph[0].left - plain[0].left) <= 1, "\(way)")
                #expect(abs(glyph[0].width - plain[0].width) <= 2, "\(way)")
            }
        }
    }

    @Test("A font's own hinting gives all four phases the same weight")
    func instructedPhases() throws {
        for phases in try pictures("mnHo", .instructed) {
            let ink = phases.map { $0.pixels.reduce(0.0) { $0 + Double($1 >> 24) } }
            for phase in 1..<4 { #expect(abs(ink[phase] / ink[0] - 1) < 0.01, "\(ink)") }
        }
    }

    @Test("Variants of one face share the cache without conflict")
    func together() {
        let cache = GlyphCache()
        let face = TestFont.face(TestFont.sans)
        func draw(_ treatment: FontTreatment) -> Bitmap {
            picture(width: 60, height: 20, glyphs: cache) { painter in
                let run = run("grey", face, size: 13, treatment: treatment)
                painter.draw(DisplayList([.glyphs(run, origin: CGPoint(x: 3, y: 15), .black)]))
            }
        }
        let smooth = draw([])
        let sharp = draw(.aliased)
        #expect(Set(sharp.pixels) == [0xFFFF_FFFF, 0xFF00_0000])
        #expect(draw([]).pixels == smooth.pixels)
        #expect(draw(.aliased).pixels == sharp.pixels)
    }

    private func ink(_ face: FontFace, size: Int = 40) throws -> Double {
        let library = try #require(FontLibrary())
        let raster = try #require(FontRaster(face, treatment: .unhinted, library: library))
        let glyph = try #require(face.nominalGlyph(0x48))
        let picture = try #require(raster.draw(glyph, size: size * 64, phase: 0))
        return picture.pixels.reduce(0) { $0 + Double($1 >> 24) }
    }

    @Test("A heavier instance or axis value has more ink")
    func weights() throws {
        var inked: [Double] = []
        for weight in stride(from: 100, through: 900, by: 50) {
            let face = TestFont.face(
                Self.variable, variations: [FontVariation(tag: 0x7767_6874, value: Float(weight))])
            inked.append(try ink(face))
        }
        for (lighter, heavier) in zip(inked, inked.dropFirst()) { #expect(lighter < heavier, "\(inked)") }
        // Named instances: thin, extra light, light, regular, …, each followed by its italic.
        let instances = try [1, 3, 5].map { try ink(TestFont.face(Self.variable, index: $0 << 16)) }
        for (instance, weight) in zip(instances, [inked[0], inked[2], inked[4]]) {
            #expect(abs(instance - weight) < 1, "an instance is the same as its value on the axis")
        }
    }

    @Test("Drawing is as wide as shaping, at any point of a variable font")
    func widths() throws {
        let library = try #require(FontLibrary())
        let points: [(index: Int, values: [(String, Float)])] = [
            (0, []), (0, [("wght", 100)]), (0, [("wght", 450)]), (0, [("wght", 900), ("slnt", -10)]),
            (0, [("slnt", -4.5)]), (2, []), (2, [("wght", 620)]), (0, [("wght", 5000)]),
        ]
        for point in points {
            let variations = point.values.compactMap { FontVariation($0.0, $0.1) }
            let face = TestFont.face(Self.variable, index: point.index << 16, variations: variations)
            let file = try #require(VirtualFont(face))
            let stream = try #require(FontStream.open(file))
            let font = try #require(
                library.open(stream, index: file.faceIndex))
            defer { library.close(font) }
            TTF_SetFontSizeDPI(font, 1, 72 * 200, 72 * 200)
            TTF_SetFontHinting(font, TTF_HINTING_NONE)
            for scalar: Unicode.Scalar in ["H", "o", "W", "i"] {
                let glyph = try #require(face.nominalGlyph(scalar.value))
                var advance: Int32 = 0
                TTF_GlyphMetrics32(
                    font, UInt32(GlyphCmap.firstGlyph) + glyph, nil, nil, nil, nil, &advance)
                let shaped = try shapedWidth(scalar, face)
                #expect(abs(Double(advance) - shaped * 200) <= 1, "\(scalar) at \(point)")
            }
        }
    }

    /// A letter's advance in ems, as text is laid out.
    private func shapedWidth(_ scalar: Unicode.Scalar, _ face: FontFace) throws -> Double {
        let glyph = try #require(face.nominalGlyph(scalar.value))
        let advance = hb_font_get_glyph_h_advance(face.hbFont, glyph)
        return Double(advance) / Double(face.unitsPerEm)
    }
}
