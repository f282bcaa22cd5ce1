import CSDL
import PicaText

/// How glyph outlines are fitted to the pixel grid.
package enum GlyphHinting: Sendable {
    /// Vertically only; widths stay those of the outline.
    case light
    case none
}

/// One face opened in SDL_ttf: draws single glyphs at any size and quarter-pixel phase.
final class FontRaster {
    private let library: FontLibrary
    private let file: VirtualFont
    private let font: OpaquePointer
    private let isSynthetic: Bool
    /// Size and horizontal oversampling of the open font.
    private var current = (size: 0, columns: 0)

    /// Nil when the file cannot be drawn by glyph ids.
    init?(_ face: FontFace, synthesis: FontSynthesis, hinting: GlyphHinting, library: FontLibrary) {
        guard let file = VirtualFont(face), let stream = FontStream.open(file),
            let font = TTF_OpenFontIndexDPIRW(stream, 1, 1, file.faceIndex, 72 * 16, 72 * 16)
        else { return nil }
        self.library = library
        self.file = file
        self.font = font
        isSynthetic = !synthesis.isEmpty
        TTF_SetFontHinting(font, hinting == .light ? TTF_HINTING_LIGHT : TTF_HINTING_NONE)
        TTF_SetFontKerning(font, 0)
        if isSynthetic {
            var style: Int32 = 0
            if synthesis.contains(.embolden) { style |= TTF_STYLE_BOLD }
            if synthesis.contains(.slant) { style |= TTF_STYLE_ITALIC }
            TTF_SetFontStyle(font, style)
        }
    }

    deinit { TTF_CloseFont(font) }

    /// Whether glyphs can be drawn between whole pixels. Pictures cannot, and SDL_ttf's own slant and
    /// emboldening count in columns, so they would come out differently when oversampled.
    var hasPhases: Bool { file.strikes.isEmpty && !isSynthetic }

    /// Draws a glyph.
    /// - Parameters:
    ///   - size: The em in 1/64 pixels.
    ///   - phase: How far right of its whole pixel the pen stands, in quarters of a pixel, 0...3.
    /// - Returns: Nil when SDL_ttf refuses, which damaged fonts bring about.
    func draw(_ glyph: UInt32, size: Int, phase: Int) -> GlyphPicture? {
        guard Int(glyph) < file.glyphCount else { return nil }
        guard file.strikes.isEmpty else { return drawStrike(glyph, size: size) }
        let columns = phase == 0 || !hasPhases ? 1 : 4
        guard select(size: size, columns: columns), let raw = RawGlyph(font, glyph) else { return nil }
        return columns == 1
            ? GlyphPicture(raw) : GlyphPicture(raw, columnsPerPixel: columns, shift: phase)
    }

    private func drawStrike(_ glyph: UInt32, size: Int) -> GlyphPicture? {
        let ems = file.strikes
        // The smallest picture that need not grow, else the largest.
        let best =
            ems.indices.filter { ems[$0] * 64 >= size }.min { ems[$0] < ems[$1] }
            ?? ems.indices.max { ems[$0] < ems[$1] }
        guard let best, ems[best] > 0 else { return nil }
        if current != (best, 0) {
            guard TTF_SetFontSizeDPI(font, Int32(best), 0, 0) == 0 else { return nil }
            current = (best, 0)
        }
        guard let raw = RawGlyph(font, glyph) else { return nil }
        return GlyphPicture(raw, scale: Double(size) / Double(ems[best] * 64))
    }

    private func select(size: Int, columns: Int) -> Bool {
        guard current != (size, columns) else { return true }
        // One point at 72 dots an inch is a pixel; FreeType rounds to 1/64, so this meets every size.
        let vertical = UInt32((size * 9 + 4) / 8)
        let horizontal = UInt32((size * columns * 9 + 4) / 8)
        guard TTF_SetFontSizeDPI(font, 1, horizontal, vertical) == 0 else { return false }
        current = (size, columns)
        return true
    }
}

/// A glyph as SDL_ttf drew it, and where its origin stands.
final class RawGlyph {
    private let surface: UnsafeMutablePointer<SDL_Surface>?
    let pixels: UnsafeRawPointer?
    let width: Int
    let height: Int
    /// In bytes.
    let pitch: Int
    /// The pen's column and the baseline's row.
    let penColumn: Int
    let baselineRow: Int

    init?(_ font: OpaquePointer, _ glyph: UInt32) {
        let character = UInt32(GlyphCmap.firstGlyph) + glyph
        var minX: Int32 = 0
        var maxX: Int32 = 0
        var minY: Int32 = 0
        var maxY: Int32 = 0
        var advance: Int32 = 0
        guard TTF_GlyphMetrics32(font, character, &minX, &maxX, &minY, &maxY, &advance) == 0 else {
            return nil
        }
        let ascent = TTF_FontAscent(font)
        penColumn = Int(max(0, 0 &- minX))
        baselineRow = Int(ascent &+ max(0, maxY &- ascent))
        guard maxX > minX, maxY > minY else {
            surface = nil
            pixels = nil
            (width, height, pitch) = (0, 0, 0)
            return
        }
        let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
        guard let surface = TTF_RenderGlyph32_Blended(font, character, white) else { return nil }
        self.surface = surface
        pixels = UnsafeRawPointer(surface.pointee.pixels)
        width = Int(surface.pointee.w)
        height = Int(surface.pointee.h)
        pitch = Int(surface.pointee.pitch)
    }

    deinit { SDL_FreeSurface(surface) }

    func row(_ index: Int) -> UnsafePointer<UInt32>? {
        pixels?.advanced(by: index * pitch).assumingMemoryBound(to: UInt32.self)
    }
}
