import CPicaHarfBuzz
import CPicaICU

/// The letters to show as synthetic small capitals, reduced from capitals, because their face has none.
struct SmallCaps: OptionSet {
    let rawValue: UInt8

    static let lowercase = SmallCaps(rawValue: 1)
    static let uppercase = SmallCaps(rawValue: 2)

    static let smcp: UInt32 = 0x736D_6370
    static let c2sc: UInt32 = 0x6332_7363

    /// The reduction from capitals to small capitals.
    struct Reduction {
        /// The ratio of the small capitals' size to the text's.
        var ratio: Double
        /// The BCP 47 tag that determines a letter's capital; empty for Unicode's default rules.
        var language: String

        /// Small capitals are a little higher than lower-case letters, because round and closed forms look smaller.
        /// Beyond the bounds their strokes would no longer match the text's.
        init(_ face: FontFace, language: String?) {
            let metrics = face.metrics(size: 1)
            let wanted = metrics.capHeight > 0 ? 1.06 * metrics.xHeight / metrics.capHeight : 0.75
            ratio = min(max(wanted, 0.65), 0.85)
            self.language = language ?? ""
        }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the set that a style requests and a face lacks in a script and language.
    init(
        missingIn face: FontFace, _ features: FontFeatures, _ script: hb_script_t, _ language: hb_language_t?
    ) {
        self = []
        guard !features.isDisjoint(with: .smallCaps), face.hbFont != nil else { return }
        if features.contains(.lowercaseSmallCaps), !Self.has(Self.smcp, face, script, language) {
            insert(.lowercase)
        }
        if features.contains(.uppercaseSmallCaps), !Self.has(Self.c2sc, face, script, language) {
            insert(.uppercase)
        }
    }

    private static func has(
        _ feature: UInt32, _ face: FontFace, _ script: hb_script_t, _ language: hb_language_t?
    ) -> Bool {
        guard let font = face.hbFont, let hbFace = hb_font_get_face(font) else { return false }
        let table: UInt32 = 0x4753_5542  // GSUB
        var scriptTags = [UInt32](repeating: 0, count: 3)
        var languageTags = [UInt32](repeating: 0, count: 3)
        var scriptCount: UInt32 = 3
        var languageCount: UInt32 = 3
        hb_ot_tags_from_script_and_language(
            script, language, &scriptCount, &scriptTags, &languageCount, &languageTags)
        var scriptIndex: UInt32 = 0
        var languageIndex: UInt32 = 0
        hb_ot_layout_table_select_script(hbFace, table, scriptCount, scriptTags, &scriptIndex, nil)
        hb_ot_layout_script_select_language(
            hbFace, table, scriptIndex, languageCount, languageTags, &languageIndex)
        var index: UInt32 = 0
        return hb_ot_layout_language_find_feature(hbFace, table, scriptIndex, languageIndex, feature, &index)
            != 0
    }

    /// Whether a letter is shown as a small capital.
    func contains(_ letter: CharacterProperties.Properties) -> Bool {
        letter.isLowercase && contains(.lowercase) || letter.isUppercase && contains(.uppercase)
    }
}
