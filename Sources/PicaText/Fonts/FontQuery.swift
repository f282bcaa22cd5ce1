import CPicaFontconfig

/// A fontconfig query after the configuration's substitutions. It also prepares the fonts of its result.
final class FontQuery {
    let config: OpaquePointer
    private let pattern: OpaquePointer

    /// - Parameters:
    ///   - families: The families in order of preference.
    ///   - language: The language in fontconfig's spelling; `nil` for the user's.
    /// - Returns: `nil` if memory runs out.
    init?(_ style: FontDescriptor, families: [String], language: String?, config: OpaquePointer) {
        guard let pattern = FcPatternCreate() else { return nil }
        self.config = FcConfigReference(config)
        self.pattern = pattern
        for family in families { FcPatternAddString(pattern, FC_FAMILY, family) }
        if let language { FcPatternAddString(pattern, FC_LANG, language) }
        FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(style.weight)))
        FcPatternAddInteger(pattern, FC_WIDTH, Int32(clamping: style.width))
        FcPatternAddInteger(pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddBool(pattern, FC_SCALABLE, 1)
        // Without this, a variable font yields only its named instances, and nothing between them.
        FcPatternAddBool(pattern, FC_VARIABLE, FcBool(FcDontCare))
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        // If the configuration sets no hinting, fontconfig's default is the strongest, which no desktop uses.
        if FontPattern(pattern).integer(FC_HINT_STYLE) == nil {
            FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_SLIGHT)
        }
        FcDefaultSubstitute(pattern)
    }

    deinit {
        FcPatternDestroy(pattern)
        FcConfigDestroy(config)
    }

    /// Returns the nearest font, prepared by the configuration. The caller owns it.
    func match() -> OpaquePointer? {
        var result = FcResultNoMatch
        return FcFontMatch(config, pattern, &result)
    }

    /// Returns the nearest of some fonts, prepared; `nil` if the query prefers another family.
    func match(among fonts: [FontPattern], of family: String) -> OpaquePointer? {
        guard FontPattern(pattern).string(FC_FAMILY)?.lowercased() == family.lowercased(),
            let set = FcFontSetCreate()
        else { return nil }
        defer { FcFontSetDestroy(set) }
        for font in fonts {
            // Destroying the set releases its fonts.
            FcPatternReference(font.pointer)
            FcFontSetAdd(set, font.pointer)
        }
        var sets: UnsafeMutablePointer<FcFontSet>? = set
        var result = FcResultNoMatch
        return FcFontSetMatch(config, &sets, 1, pattern, &result)
    }

    /// Returns all fonts, nearest first. The caller owns the set.
    func sort() -> UnsafeMutablePointer<FcFontSet>? {
        var result = FcResultNoMatch
        return FcFontSort(config, pattern, 0, nil, &result)
    }

    /// Returns a font prepared by the configuration. The caller owns it.
    func prepare(_ font: OpaquePointer) -> OpaquePointer? {
        FcFontRenderPrepare(config, pattern, font)
    }
}
