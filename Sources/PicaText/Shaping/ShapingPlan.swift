import CHarfBuzz

/// Everything but the bytes that decides how a word is shaped.
final class ShapingPlan {
    /// Small and unique in its ``Shaper``; part of the word cache's key.
    let key: UInt32
    let font: ResolvedFont
    let script: UInt8
    let isRightToLeft: Bool
    let isCursive: Bool
    let hbScript: hb_script_t
    let hbLanguage: hb_language_t?
    let features: [hb_feature_t]
    /// What of the text is set in small capitals that the face does not have.
    let smallCaps: SmallCaps
    /// Set in a plan that makes small capitals out of capitals; nil in all others.
    let reduction: SmallCaps.Reduction?
    /// Where the face has rules about spaces; nil where a word's glyphs stand by themselves.
    private(set) var spaceRules: SpaceRules?
    /// The plan for what of this plan's text is set in small capitals.
    var small: ShapingPlan?
    /// The word of one U+0020, shaped when first needed.
    var space: ShapedWord?
    /// The word of what shows nothing: tabs and other controls.
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

    /// The em of its glyphs, in points, in a style of a size.
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
