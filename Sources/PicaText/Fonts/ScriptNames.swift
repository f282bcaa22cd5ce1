import CPicaHarfBuzz
import CPicaICU

/// Properties of scripts, by their numbers in ICU, and their tags in HarfBuzz.
enum ScriptNames {
    static let common = UInt8(ICU_SCRIPT_COMMON)
    static let inherited = UInt8(ICU_SCRIPT_INHERITED)
    static let latin = UInt8(ICU_SCRIPT_LATIN)
    static let han = UInt8(ICU_SCRIPT_HAN)
    static let hiragana = UInt8(ICU_SCRIPT_HIRAGANA)
    static let katakana = UInt8(ICU_SCRIPT_KATAKANA)

    /// Whether characters form a grid of their own, without spaces between words.
    static func isIdeographic(_ script: Int) -> Bool {
        [ICU_SCRIPT_HAN, ICU_SCRIPT_HIRAGANA, ICU_SCRIPT_KATAKANA, ICU_SCRIPT_BOPOMOFO].contains(script)
    }

    /// Returns the four-letter code of ISO 15924.
    static func name(_ script: UInt8) -> String {
        icu_scriptShortName(Int32(script)).map { String(cString: $0) } ?? ""
    }

    static func harfBuzz(_ script: UInt8) -> hb_script_t {
        guard script != common, let name = icu_scriptShortName(Int32(script)) else { return HB_SCRIPT_COMMON }
        return hb_script_from_string(name, -1)
    }

    /// Whether letters join. Tracking would tear them apart, and a split word must keep its joins.
    static func isCursive(_ script: UInt8) -> Bool {
        switch name(script) {
        case "Arab", "Syrc", "Mong", "Nkoo", "Mand",
            "Mani", "Phag", "Phlp", "Adlm",
            "Rohg", "Sogd", "Ougr", "Chrs",
            "Deva", "Beng", "Guru":
            return true
        default: return false
        }
    }

    /// Whether underlines pass through the ink of glyphs instead of skipping it.
    static func isUnderlinedThrough(_ script: UInt8) -> Bool {
        switch name(script) {
        case "Hani", "Hira", "Kana", "Bopo", "Hang": true
        default: false
        }
    }

    /// Whether lines break between letters or words that no space separates.
    static func breaksWithoutSpaces(_ script: UInt8) -> Bool {
        switch name(script) {
        case "Hani", "Hira", "Kana", "Bopo", "Yiii", "Tang", "Nshu",
            "Thai", "Laoo", "Khmr", "Mymr", "Tibt",
            "Lana", "Tale", "Talu", "Tavt":
            return true
        default: return false
        }
    }

    /// Returns a letter that every font for the script has, or `nil` if Unicode defines none.
    static func exemplar(of script: UInt8) -> UInt32? {
        let letter = icu_scriptSample(Int32(script))
        return letter == 0 ? nil : letter
    }

    /// Returns the script that a character shared by several most likely belongs to.
    static func mostRead(of scripts: [UInt8]) -> UInt8? {
        for wanted in ["Hani", "Arab", "Deva", "Cyrl", "Grek"] {
            if let found = scripts.first(where: { name($0) == wanted }) { return found }
        }
        return scripts.first
    }
}
