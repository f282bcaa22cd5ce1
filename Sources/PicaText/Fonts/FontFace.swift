import CPicaHarfBuzz
import Synchronization

/// One face of a font file at one point of its variation space, for any size.
///
/// Shaping and drawing code identify the face by this object; glyph caches use its `id` as a key. The face and its
/// bytes live as long as there are references to it.
package final class FontFace {
    /// The identifier, which is unique during the process's life.
    package let id: Int
    /// The path of the file; empty if no font was found. Such a face has only glyph 0, a box.
    package let path: String
    /// The face's index in a collection; 0 in a plain font file.
    ///
    /// As in FreeType and fontconfig, the high 16 bits are one more than a named instance's number.
    package let index: Int
    /// The values of the variation axes; empty for the default instance and for static fonts.
    package let variations: [FontVariation]
    /// The number of font units per em.
    package let unitsPerEm: Int
    /// Whether glyphs may have their own colors (emoji).
    package let hasColorGlyphs: Bool

    /// The tables for shaping and drawing; `nil` if no font was found.
    package let tables: FontTables?
    /// HarfBuzz's font at scale `unitsPerEm`; `nil` if no font was found.
    let hbFont: OpaquePointer?
    private let hbFace: OpaquePointer?
    /// The values of ``FontMetrics``, in font units.
    private lazy var unitMetrics = readMetrics()
    /// The ink bounds of the face's glyphs.
    private(set) lazy var ink = GlyphInk(hbFont, unitsPerEm: unitsPerEm)

    private static let nextID = Atomic<Int>(1)

    /// Opens a face for shaping and drawing.
    /// - Parameter files: The open files, whose bytes several faces share.
    /// - Returns: `nil` if the file cannot be read or contains no glyphs.
    package init?(
        path: String, index: Int, variations: [FontVariation] = [], files: FontFiles = FontFiles()
    ) {
        guard index >= 0, let file = files.open(path),
            let tables = FontTables(file, face: index & 0xFFFF), let face = Self.hbFace(tables)
        else { return nil }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
            hb_face_destroy(face)
            return nil
        }
        self.tables = tables
        id = Self.nextID.wrappingAdd(1, ordering: .relaxed).newValue
        self.path = path
        self.index = index
        self.variations = variations
        unitsPerEm = max(Int(hb_face_get_upem(face)), 1)
        hasColorGlyphs =
            tables.contains("CBDT") || tables.contains("sbix") || hb_ot_color_has_layers(face) != 0
            || tables.contains("SVG ")
        hbFace = face
        hbFont = font
        hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        if index >> 16 > 0 || !variations.isEmpty {
            let values = FontVariation.coordinates(face, index: index, variations)
            hb_font_set_var_coords_design(font, values, UInt32(values.count))
        }
        hb_font_make_immutable(font)
    }

    /// Creates a face that has only boxes for glyphs, for machines without fonts.
    /// - Parameter path: A file that contains no usable font; empty for no file.
    package init(withoutGlyphs path: String = "", index: Int = 0, variations: [FontVariation] = []) {
        id = Self.nextID.wrappingAdd(1, ordering: .relaxed).newValue
        self.path = path
        self.index = index
        self.variations = variations
        unitsPerEm = 1000
        hasColorGlyphs = false
        tables = nil
        hbFace = nil
        hbFont = nil
    }

    /// Creates a HarfBuzz face that reads each table from the file on first use.
    private static func hbFace(_ tables: FontTables) -> OpaquePointer? {
        hb_face_create_for_tables(
            { _, tag, data in
                guard let data else { return nil }
                let tables = Unmanaged<FontTables>.fromOpaque(data).takeUnretainedValue()
                guard let table = tables.tables.first(where: { $0.tag == Int(tag) }),
                    let bytes = tables.bytes(table)
                else { return nil }
                return hb_blob_create(
                    bytes.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
                    HB_MEMORY_MODE_READONLY, Unmanaged.passRetained(bytes).toOpaque(),
                    { $0.map { Unmanaged<FontBytes>.fromOpaque($0).release() } })
            },
            Unmanaged.passRetained(tables).toOpaque(),
            { $0.map { Unmanaged<FontTables>.fromOpaque($0).release() } })
    }

    deinit {
        if let hbFont { hb_font_destroy(hbFont) }
        if let hbFace { hb_face_destroy(hbFace) }
    }

    /// Returns the glyph of a scalar from the face's character map, or `nil` if it has none.
    package func nominalGlyph(_ scalar: UInt32) -> UInt32? {
        guard let hbFont else { return nil }
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(hbFont, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
    }

    /// - Parameter size: The em size, in points.
    package func metrics(size: Double) -> FontMetrics {
        let scale = size / Double(unitsPerEm)
        let units = unitMetrics
        return FontMetrics(
            ascent: units.ascent * scale, descent: units.descent * scale, leading: units.leading * scale,
            xHeight: units.xHeight * scale, capHeight: units.capHeight * scale,
            underlinePosition: units.underlinePosition * scale,
            underlineThickness: units.underlineThickness * scale,
            strikethroughPosition: units.strikethroughPosition * scale,
            strikethroughThickness: units.strikethroughThickness * scale)
    }

    private func readMetrics() -> FontMetrics {
        let em = Double(unitsPerEm)
        guard let hbFont else {
            return FontMetrics(
                ascent: 0.8 * em, descent: 0.2 * em, leading: 0, xHeight: 0.5 * em, capHeight: 0.7 * em,
                underlinePosition: 0.1 * em, underlineThickness: 0.05 * em,
                strikethroughPosition: 0.3 * em, strikethroughThickness: 0.05 * em)
        }
        var extents = hb_font_extents_t()
        let known = hb_font_get_h_extents(hbFont, &extents) != 0
        var ascent = known ? Double(extents.ascender) : 0.8 * em
        var descent = known ? -Double(extents.descender) : 0.2 * em
        // Wrong tables must not cause lines without height, or huge ones.
        if ascent + descent < 0.25 * em || ascent + descent > 8 * em {
            ascent = 0.8 * em
            descent = 0.2 * em
        }
        func position(_ tag: hb_ot_metrics_tag_t) -> Double {
            var value: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(hbFont, tag, &value)
            return max(-2 * em, min(Double(value), 2 * em))
        }
        func thickness(_ tag: hb_ot_metrics_tag_t) -> Double { max(em / 50, min(position(tag), em / 4)) }
        return FontMetrics(
            ascent: ascent, descent: descent,
            leading: known ? min(max(Double(extents.line_gap), 0), 2 * em) : 0,
            xHeight: position(HB_OT_METRICS_TAG_X_HEIGHT),
            capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT),
            underlinePosition: -position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
            underlineThickness: thickness(HB_OT_METRICS_TAG_UNDERLINE_SIZE),
            strikethroughPosition: position(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET),
            strikethroughThickness: thickness(HB_OT_METRICS_TAG_STRIKEOUT_SIZE))
    }
}
