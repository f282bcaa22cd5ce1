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
    /// The word of one U+0020, shaped when first needed.
    var space: ShapedWord?
    /// The word of what shows nothing: tabs and other controls.
    private(set) lazy var empty = ShapedWord(
        hash: 0, plan: key, text: [], byteCount: 0, glyphCount: 0
    ) { _ in }

    init(
        key: UInt32, font: ResolvedFont, script: UInt8, isRightToLeft: Bool, language: String?,
        features: FontFeatures, ligatures: Bool
    ) {
        self.key = key
        self.font = font
        self.script = script
        self.isRightToLeft = isRightToLeft
        isCursive = ScriptNames.isCursive(script)
        hbScript = ScriptNames.harfBuzz(script)
        hbLanguage = language.flatMap { hb_language_from_string($0, -1) }
        self.features = Self.hbFeatures(features, ligatures: ligatures)
    }

    private static func hbFeatures(_ features: FontFeatures, ligatures: Bool) -> [hb_feature_t] {
        var result: [hb_feature_t] = []
        func set(_ name: StaticString, _ value: UInt32) {
            let tag = name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
            result.append(hb_feature_t(tag: tag, value: value, start: 0, end: .max))
        }
        if features.contains(.monospacedDigits) { set("tnum", 1) }
        if features.contains(.lowercaseSmallCaps) { set("smcp", 1) }
        if features.contains(.uppercaseSmallCaps) { set("c2sc", 1) }
        if features.contains(.oldStyleDigits) { set("onum", 1) }
        if features.contains(.slashedZero) { set("zero", 1) }
        if features.contains(.fractions) { set("frac", 1) }
        if !ligatures {
            set("liga", 0)
            set("clig", 0)
        }
        return result
    }
}
