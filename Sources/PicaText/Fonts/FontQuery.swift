import CFontconfig

/// What fontconfig is asked for, after the configuration's substitutions, kept to prepare the fonts of
/// the answer that are used.
final class FontQuery {
    let config: OpaquePointer
    private let pattern: OpaquePointer

    /// - Parameters:
    ///   - families: In order of preference.
    ///   - language: In fontconfig's spelling; nil for the user's.
    /// - Returns: nil when memory runs out.
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
        // Else a variable font gives its named instances alone, and nothing between them.
        FcPatternAddBool(pattern, FC_VARIABLE, FcBool(FcDontCare))
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        // Where nobody asks for hinting fontconfig's own default is the strongest, which no desktop uses.
        if FontPattern(pattern).integer(FC_HINT_STYLE) == nil {
            FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_SLIGHT)
        }
        FcDefaultSubstitute(pattern)
    }

    deinit {
        FcPatternDestroy(pattern)
        FcConfigDestroy(config)
    }

    /// The font that comes nearest, with the configuration's last word about it. The caller owns it.
    func match() -> OpaquePointer? {
        var result = FcResultNoMatch
        return FcFontMatch(config, pattern, &result)
    }

    /// The one of some fonts that comes nearest, likewise; nil where what is wanted first is another family.
    func match(among fonts: [FontPattern], of family: String) -> OpaquePointer? {
        guard FontPattern(pattern).string(FC_FAMILY)?.lowercased() == family.lowercased(),
            let set = FcFontSetCreate()
        else { return nil }
        defer { FcFontSetDestroy(set) }
        for font in fonts {
            // The set gives back what it holds.
            FcPatternReference(font.pointer)
            FcFontSetAdd(set, font.pointer)
        }
        var sets: UnsafeMutablePointer<FcFontSet>? = set
        var result = FcResultNoMatch
        return FcFontSetMatch(config, &sets, 1, pattern, &result)
    }

    /// All fonts, the nearest first. The caller owns the set.
    func sort() -> UnsafeMutablePointer<FcFontSet>? {
        var result = FcResultNoMatch
        return FcFontSort(config, pattern, 0, nil, &result)
    }

    /// A font with the configuration's last word about it. The caller owns it.
    func prepare(_ font: OpaquePointer) -> OpaquePointer? {
        FcFontRenderPrepare(config, pattern, font)
    }
}
