import CPicaHarfBuzz

/// The dependencies of a word's glyphs on a neighboring space or on the text beyond it.
struct SpaceTies: OptionSet {
    let rawValue: UInt8

    /// A rule about spaces may apply to a space before the word.
    static let before = SpaceTies(rawValue: 1)
    /// A rule about spaces may apply to a space after the word.
    static let after = SpaceTies(rawValue: 2)
    /// The word has a glyph whose form depends on the text around it, including spaces.
    static let beyond = SpaceTies(rawValue: 4)
}

/// The rules about spaces in a face, as a plan applies them.
///
/// Most faces have none, and a word's glyphs are then the same in every text.
final class SpaceRules {
    /// The glyphs that occur with a space in rules that change or move it; `nil` for all glyphs.
    private var partners: OpaquePointer?
    /// The glyphs that change when spaces may be next to them.
    private let triggers: OpaquePointer?
    private let font: OpaquePointer

    /// - Returns: `nil` if no rule involves the space.
    init?(_ plan: ShapingPlan) {
        guard let font = plan.font.face.hbFont, let face = hb_font_get_face(font) else { return nil }
        let spaces = ([0x20] + UnsafePointer<UInt8>.wideSpaces).compactMap {
            plan.font.face.nominalGlyph($0)
        }
        guard !spaces.isEmpty else { return nil }
        self.font = font
        let partners = hb_set_create()
        let triggers = hb_set_create()
        self.partners = partners
        self.triggers = triggers
        var properties = hb_segment_properties_t()
        properties.direction = plan.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        properties.script = plan.hbScript
        properties.language = plan.hbLanguage
        let shaping = hb_shape_plan_create_cached(
            face, &properties, plan.features, UInt32(plan.features.count), nil)
        defer { hb_shape_plan_destroy(shaping) }
        guard let shaping, String(cString: hb_shape_plan_get_shaper(shaping)) == "ot",
            !Self.hasOtherRules(face, plan)
        else {
            // The rules for spaces of such a face cannot be queried.
            hb_set_destroy(partners)
            self.partners = nil
            return
        }
        for table in [HB_TAG_GSUB, HB_TAG_GPOS] {
            let lookups = hb_set_create()
            defer { hb_set_destroy(lookups) }
            hb_ot_shape_plan_collect_lookups(shaping, table, lookups)
            var lookup = HB_NONE
            while hb_set_next(lookups, &lookup) != 0 {
                Self.collect(face, table, lookup, spaces, partners, triggers)
            }
        }
        if hb_set_is_empty(partners) != 0, hb_set_is_empty(triggers) != 0 { return nil }
    }

    deinit {
        if let partners { hb_set_destroy(partners) }
        hb_set_destroy(triggers)
    }

    /// The most glyphs of a lookup to try one by one.
    private static let mostAsked: UInt32 = 256

    /// Whether the face is kerned or shaped by tables other than OpenType's layout tables.
    private static func hasOtherRules(_ face: OpaquePointer, _ plan: ShapingPlan) -> Bool {
        func has(_ table: UInt32) -> Bool {
            let blob = hb_face_reference_table(face, table)
            defer { hb_blob_destroy(blob) }
            return hb_blob_get_length(blob) > 0
        }
        if has(HB_TAG_KERX) || has(HB_TAG_MORX) && !has(HB_TAG_GSUB) { return true }
        guard has(HB_TAG_KERN) else { return false }
        // A `kern` table beside GPOS is kept for old programs, and HarfBuzz then ignores it.
        let lookups = hb_set_create()
        defer { hb_set_destroy(lookups) }
        hb_ot_layout_collect_lookups(face, HB_TAG_GPOS, nil, nil, [HB_TAG_KERN, 0], lookups)
        return hb_set_is_empty(lookups) != 0
    }

    private static func collect(
        _ face: OpaquePointer, _ table: UInt32, _ lookup: UInt32, _ spaces: [UInt32],
        _ partners: OpaquePointer?, _ triggers: OpaquePointer?
    ) {
        let (before, input, after) = (hb_set_create(), hb_set_create(), hb_set_create())
        defer {
            hb_set_destroy(before)
            hb_set_destroy(input)
            hb_set_destroy(after)
        }
        hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, input, after, nil)
        for space in spaces {
            if hb_set_has(input, space) != 0 {
                hb_set_union(partners, before)
                hb_set_union(partners, after)
                if table == HB_TAG_GSUB, hb_set_get_population(input) <= mostAsked {
                    addReplaced(face, lookup, space, input, partners)
                } else {
                    hb_set_union(partners, input)
                }
            } else if hb_set_has(before, space) != 0 || hb_set_has(after, space) != 0 {
                hb_set_union(triggers, input)
            }
        }
    }

    /// Adds the glyphs that a lookup replaces beside a space. Most lookups with a space replace only the space, or only
    /// marks after it.
    private static func addReplaced(
        _ face: OpaquePointer, _ lookup: UInt32, _ space: UInt32, _ input: OpaquePointer?,
        _ partners: OpaquePointer?
    ) {
        var glyph = HB_NONE
        while hb_set_next(input, &glyph) != 0 {
            for pair in [[space, glyph], [glyph, space]]
            where hb_ot_layout_lookup_would_substitute(face, lookup, pair, 2, 0) != 0 {
                hb_set_add(partners, glyph)
            }
        }
    }

    /// Returns a word's ties to the text around it.
    /// - Parameter glyphs: Its glyphs in visual order.
    func ties(
        _ text: UnsafePointer<UInt8>, _ count: Int, _ glyphs: UnsafeMutablePointer<ShapedWord.Glyph>,
        _ glyphCount: Int, isRightToLeft: Bool
    ) -> SpaceTies {
        guard count > 0, glyphCount > 0 else { return [] }
        var ties: SpaceTies = []
        let first = isRightToLeft ? glyphCount - 1 : 0
        // Rules may refer to the characters' own glyphs or to those that other rules produced.
        if isPartner(glyphs[first].id) || isPartner(nominal(text, 0)) { ties.insert(.before) }
        let last = text.scalarStart(before: count)
        if isPartner(glyphs[glyphCount - 1 - first].id) || isPartner(nominal(text, last)) {
            ties.insert(.after)
        }
        guard hb_set_is_empty(triggers) == 0 else { return ties }
        var index = 0
        while index < count {
            if hb_set_has(triggers, nominal(text, index)) != 0 { ties.insert(.beyond) }
            index += text.scalar(at: index).length
        }
        for number in 0..<glyphCount where hb_set_has(triggers, glyphs[number].id) != 0 {
            ties.insert(.beyond)
        }
        return ties
    }

    private func isPartner(_ glyph: UInt32) -> Bool {
        guard let partners else { return true }
        return hb_set_has(partners, glyph) != 0
    }

    private func nominal(_ text: UnsafePointer<UInt8>, _ offset: Int) -> UInt32 {
        var glyph: hb_codepoint_t = 0
        hb_font_get_nominal_glyph(font, text.scalar(at: offset).value, &glyph)
        return glyph
    }
}

private let HB_TAG_GSUB: UInt32 = 0x4753_5542
private let HB_TAG_GPOS: UInt32 = 0x4750_4F53
private let HB_TAG_KERN: UInt32 = 0x6B65_726E
private let HB_TAG_KERX: UInt32 = 0x6B65_7278
private let HB_TAG_MORX: UInt32 = 0x6D6F_7278
/// `HB_SET_VALUE_INVALID`
private let HB_NONE: hb_codepoint_t = 0xFFFF_FFFF
