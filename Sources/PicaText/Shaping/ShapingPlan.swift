import CPicaHarfBuzz

/// The properties besides its bytes that determine how a word is shaped.
final class ShapingPlan {
    /// A small number, unique in its ``Shaper``; part of the word cache's key.
    let key: UInt32
    let font: ResolvedFont
    let script: UInt8
    let isRightToLeft: Bool
    let isCursive: Bool
    let hbScript: hb_script_t
    let hbLanguage: hb_language_t?
    let features: [hb_feature_t]
    /// The letters that are shown as small capitals that the face lacks.
    let smallCaps: SmallCaps
    /// The reduction from capitals to small capitals; `nil` in all other plans.
    let reduction: SmallCaps.Reduction?
    /// The face's rules about spaces; `nil` if a word's glyphs do not depend on spaces.
    private(set) var spaceRules: SpaceRules?
    /// The plan for the synthetic small capitals of this plan's text.
    var small: ShapingPlan?
    /// The word of a single U+0020, shaped on first use.
    var space: ShapedWord?
    /// The word of invisible characters: tabs and other control characters.
    private(set) lazy var empty = ShapedWord(
        hash: 0, plan: key, text: [], byteCount: 0, glyphCount: 0
    ) { _ in }

    init(
        key: UInt32, font: ResolvedFont, script: UInt8, isRightToLeft: Bool, _ style: StyleFonts.Key,
        reduction: SmallCaps.Reduction? = nil
    ) {
        self.key = key
        self.font = font
        self.script = script
        self.isRightToLeft = isRightToLeft
        self.reduction = reduction
        isCursive = ScriptNames.isCursive(script)
        hbScript = ScriptNames.harfBuzz(script)
        hbLanguage = style.language.flatMap { hb_language_from_string($0, -1) }
        smallCaps =
            reduction == nil
            ? SmallCaps(missingIn: font.face, style.font.features, hbScript, hbLanguage) : []
        features = Self.hbFeatures(style)
        spaceRules = SpaceRules(self)
    }

    /// Returns the em size of the plan's glyphs in a style of some size, in points.
    func glyphSize(_ size: Double) -> Double { reduction.map { size * $0.ratio } ?? size }

    private static func hbFeatures(_ style: StyleFonts.Key) -> [hb_feature_t] {
        var result: [hb_feature_t] = []
        func set(_ tag: UInt32, _ value: UInt32) {
            result.append(hb_feature_t(tag: tag, value: value, start: 0, end: .max))
        }
        for (feature, name) in FontFeatures.tags where style.font.features.contains(feature) { set(name, 1) }
        if !style.hasLigatures {
            set(0x6C69_6761, 0)  // liga
            set(0x636C_6967, 0)  // clig
        }
        if !style.hasPairKerning { set(0x6B65_726E, 0) }  // kern
        for feature in style.features { set(feature.tag, feature.value) }
        return result
    }
}

extension FontFeatures {
    fileprivate static let tags: [(FontFeatures, UInt32)] = [
        (.monospacedDigits, 0x746E_756D),  // tnum
        (.lowercaseSmallCaps, SmallCaps.smcp),
        (.uppercaseSmallCaps, SmallCaps.c2sc),
        (.oldStyleDigits, 0x6F6E_756D),  // onum
        (.slashedZero, 0x7A65_726F),  // zero
        (.fractions, 0x6672_6163),  // frac
    ]
}
