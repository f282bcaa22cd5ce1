import CPicaSDL
import PicaText

/// A rasterizer for one face opened in SDL_ttf. It draws single glyphs at any size and quarter-pixel phase.
final class FontRaster {
    private let library: FontLibrary
    private let file: VirtualFont
    private let font: OpaquePointer
    private let isAliased: Bool
    /// Whether glyphs can be drawn between whole pixels.
    ///
    /// Pictures cannot. SDL_ttf's own slant and emboldening count in columns, so oversampling would change them.
    /// Without antialiasing there is nothing between pixels.
    let hasPhases: Bool
    /// The size and horizontal oversampling of the open font.
    private var current = (size: 0, columns: 0)

    /// Opens a face; `nil` if the file cannot be drawn by glyph IDs.
    init?(_ face: FontFace, treatment: FontTreatment, library: FontLibrary) {
        guard let file = VirtualFont(face), let stream = FontStream.open(file),
            let font = library.open(stream, index: file.faceIndex)
        else { return nil }
        self.library = library
        self.file = file
        self.font = font
        isAliased = treatment.contains(.aliased) && file.strikes.isEmpty && !face.hasColorGlyphs
        hasPhases = file.strikes.isEmpty && !isAliased && treatment.isDisjoint(with: [.embolden, .slant])
        TTF_SetFontHinting(font, Self.hinting(treatment, isAliased: isAliased))
        TTF_SetFontKerning(font, 0)
        var style: Int32 = 0
        if treatment.contains(.embolden) { style |= TTF_STYLE_BOLD }
        if treatment.contains(.slant) { style |= TTF_STYLE_ITALIC }
        if style != 0 { TTF_SetFontStyle(font, style) }
    }

    /// Returns the hinting mode. It affects only the drawing: HarfBuzz positions glyphs by their outlines' widths.
    private static func hinting(_ treatment: FontTreatment, isAliased: Bool) -> Int32 {
        if treatment.contains(.unhinted) { return TTF_HINTING_NONE }
        if isAliased { return TTF_HINTING_MONO }
        return treatment.contains(.instructed) ? TTF_HINTING_NORMAL : TTF_HINTING_LIGHT
    }

    deinit { library.close(font) }

    /// Draws a glyph.
    /// - Parameters:
    ///   - size: The em size in 1/64 pixels.
    ///   - phase: The distance of the pen from its whole pixel to the right, in quarter pixels, 0...3.
    /// - Returns: `nil` if SDL_ttf fails, as it does with damaged fonts.
    func draw(_ glyph: UInt32, size: Int, phase: Int) -> GlyphPicture? {
        guard Int(glyph) < file.glyphCount else { return nil }
        guard file.strikes.isEmpty else { return drawStrike(glyph, size: size) }
        // Oversampling also applies at whole pixels. It flattens curves more coarsely and may hint outlines
        // differently, and a letter must look the same at every position.
        let columns = hasPhases ? 4 : 1
        guard select(size: size, columns: columns),
            let raw = RawGlyph(font, glyph, em: size / 64 + 1, columns: columns, isAliased: isAliased)
        else { return nil }
        return GlyphPicture(raw, columnsPerPixel: columns, shift: hasPhases ? phase : 0)
    }

    private func drawStrike(_ glyph: UInt32, size: Int) -> GlyphPicture? {
        let ems = file.strikes
        // The smallest picture that need not be enlarged, or else the largest.
        let best =
            ems.indices.filter { ems[$0] * 64 >= size }.min { ems[$0] < ems[$1] }
            ?? ems.indices.max { ems[$0] < ems[$1] }
        guard let best, ems[best] > 0 else { return nil }
        if current != (best, 0) {
            guard TTF_SetFontSizeDPI(font, Int32(best), 0, 0) == 0 else { return nil }
            current = (best, 0)
        }
        guard let raw = RawGlyph(font, glyph, em: ems[best], columns: 1, isAliased: false) else { return nil }
        let scale = Double(size) / Double(ems[best] * 64)
        guard Double(raw.width * raw.height) * scale * scale <= Double(RawGlyph.mostPixels) else {
            return nil
        }
        return GlyphPicture(raw, scale: scale)
    }

    private func select(size: Int, columns: Int) -> Bool {
        guard current != (size, columns) else { return true }
        // One point at 72 dpi is one pixel. FreeType rounds to 1/64, so this reaches every size.
        let vertical = UInt32((size * 9 + 4) / 8)
        let horizontal = UInt32((size * columns * 9 + 4) / 8)
        guard TTF_SetFontSizeDPI(font, 1, horizontal, vertical) == 0 else { return false }
        current = (size, columns)
        return true
    }
}

/// A glyph drawn by SDL_ttf, with the position of its origin.
final class RawGlyph {
    private let surface: UnsafeMutablePointer<SDL_Surface>?
    let pixels: UnsafeRawPointer?
    let width: Int
    let height: Int
    /// The length of a row, in bytes.
    let pitch: Int
    /// The pen's column and the baseline's row.
    let penColumn: Int
    let baselineRow: Int

    /// The largest number of pixels of one glyph, in square ems and in total.
    ///
    /// A font's own metrics must not cause excessive time and memory use.
    private static let mostEms = 200
    fileprivate static let mostPixels = 1 << 25

    /// - Parameters:
    ///   - em: The em size in pixels.
    ///   - columns: The number of columns per pixel.
    ///   - isAliased: Whether to draw without antialiasing.
    init?(_ font: OpaquePointer, _ glyph: UInt32, em: Int, columns: Int, isAliased: Bool) {
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
        // SDL_ttf's picture has the full height that the font declares for all its glyphs.
        let pixelCount = (Int(maxX) - Int(minX)) * max(Int(maxY) - Int(minY), Int(TTF_FontHeight(font)))
        guard pixelCount <= min(Self.mostPixels, Self.mostEms * em * em * columns),
            let surface = isAliased ? Self.drawSolid(font, character) : Self.drawBlended(font, character)
        else { return nil }
        self.surface = surface
        pixels = UnsafeRawPointer(surface.pointee.pixels)
        width = Int(surface.pointee.w)
        height = Int(surface.pointee.h)
        pitch = Int(surface.pointee.pitch)
    }

    private static let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)

    private static func drawBlended(_ font: OpaquePointer, _ character: UInt32)
        -> UnsafeMutablePointer<SDL_Surface>?
    {
        TTF_RenderGlyph32_Blended(font, character, white)
    }

    /// Draws with FreeType's black-and-white rasterizer, which loses no thin stroke as a threshold would.
    private static func drawSolid(_ font: OpaquePointer, _ character: UInt32)
        -> UnsafeMutablePointer<SDL_Surface>?
    {
        guard let solid = TTF_RenderGlyph32_Solid(font, character, white) else { return nil }
        defer { SDL_FreeSurface(solid) }
        return SDL_ConvertSurfaceFormat(solid, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    }

    deinit { SDL_FreeSurface(surface) }

    func row(_ index: Int) -> UnsafePointer<UInt32>? {
        pixels?.advanced(by: index * pitch).assumingMemoryBound(to: UInt32.self)
    }
}
