import CPicaHarfBuzz
import CPicaSDL
import Foundation
import PicaText
import Testing

@testable import PicaCanvas

/// Debian's fonts, which the tests need installed. SDL_ttf is one state for the whole process, so suites
/// that draw glyphs are of the main actor.
enum TestFont {
    static let sans = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
    static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    static let arabic = "/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf"
    static let devanagari = "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"
    static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    static let cjk = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
    static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

    static func face(_ path: String, index: Int = 0, variations: [FontVariation] = []) -> FontFace {
        FontFace(path: path, index: index, variations: variations)
            ?? FontFace(withoutGlyphs: path, index: index, variations: variations)
    }
}

/// A font opened in SDL_ttf through its virtual file, to be drawn straight from there.
final class OpenFont {
    private let library: FontLibrary
    private let font: OpaquePointer

    init(_ face: FontFace, hinting: Int32 = TTF_HINTING_LIGHT) throws {
        library = try #require(FontLibrary())
        let file = try #require(VirtualFont(face))
        let stream = try #require(FontStream.open(file))
        font = try #require(library.open(stream, index: file.faceIndex))
        TTF_SetFontHinting(font, hinting)
    }

    deinit { library.close(font) }

    /// - Parameters:
    ///   - size: The em in pixels.
    ///   - columns: Of each pixel.
    func draw(_ glyph: UInt32, size: Int, columns: Int = 1) throws -> RawGlyph {
        try #require(TTF_SetFontSizeDPI(font, 1, UInt32(72 * size * columns), UInt32(72 * size)) == 0)
        return try #require(RawGlyph(font, glyph, em: size, columns: columns, isAliased: false))
    }
}

/// A glyph and its pen in 1/64 pixels from the line's start, y upwards.
struct ShapedGlyph {
    var id: UInt32
    var x: Int
    var y: Int
}

/// Shapes a line in one font with HarfBuzz's own functions, at a size in pixels.
func shape(_ text: String, path: String, index: Int = 0, size: Int) -> [ShapedGlyph] {
    let blob = hb_blob_create_from_file(path)
    let face = hb_face_create(blob, UInt32(index))
    let font = hb_font_create(face)
    let buffer = hb_buffer_create()
    defer {
        hb_buffer_destroy(buffer)
        hb_font_destroy(font)
        hb_face_destroy(face)
        hb_blob_destroy(blob)
    }
    hb_font_set_scale(font, Int32(size * 64), Int32(size * 64))
    hb_buffer_add_utf8(buffer, text, Int32(text.utf8.count), 0, Int32(text.utf8.count))
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    var result: [ShapedGlyph] = []
    var x = 0
    var y = 0
    for place in 0..<Int(count) {
        guard let info = infos?[place], let position = positions?[place] else { continue }
        result.append(
            ShapedGlyph(id: info.codepoint, x: x + Int(position.x_offset), y: y + Int(position.y_offset)))
        x += Int(position.x_advance)
        y += Int(position.y_advance)
    }
    return result
}

/// A line of text as a run, at a size in points.
func run(_ text: String, _ face: FontFace, size: Int, treatment: FontTreatment = []) -> GlyphRun {
    let glyphs = shape(text, path: face.path, index: face.index & 0xFFFF, size: size)
    return GlyphRun(
        face: face, size: Double(size), treatment: treatment,
        glyphs: glyphs.map { .init(id: $0.id, x: Float($0.x) / 64, y: -Float($0.y) / 64) }[...])
}

/// Draws into a new picture.
func picture(
    width: Int, height: Int, scale: CGFloat = 1, glyphs: GlyphCache = GlyphCache(),
    background: PixelColor? = .white, _ draw: (Painter) -> Void
) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let painter = Painter(target: SoftwareTarget(bitmap), scale: scale, glyphs: glyphs)
    if let background { painter.fill(background) }
    draw(painter)
    painter.finish()
    return bitmap
}

extension PixelColor {
    static let white = PixelColor(red: 1, green: 1, blue: 1)
    static let black = PixelColor(red: 0, green: 0, blue: 0)
    static let red = PixelColor(red: 1, green: 0, blue: 0)
    static let blue = PixelColor(red: 0, green: 0, blue: 1)
}

extension Paint {
    static var white: Paint { .color(.white) }
    static var black: Paint { .color(.black) }
    static var red: Paint { .color(.red) }
    static var blue: Paint { .color(.blue) }
}

/// Random numbers that a seed repeats.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
