import CHarfBuzz
import CICU

/// Scripts by their numbers in ICU and their tags in HarfBuzz.
enum ScriptNames {
    static let common = UInt8(ICU_SCRIPT_COMMON)
    static let inherited = UInt8(ICU_SCRIPT_INHERITED)
    static let latin = UInt8(ICU_SCRIPT_LATIN)

    /// The four letters of ISO 15924.
    private static func name(_ script: UInt8) -> String {
        icu_scriptShortName(Int32(script)).map { String(cString: $0) } ?? ""
    }

    static func harfBuzz(_ script: UInt8) -> hb_script_t {
        guard script != common, let name = icu_scriptShortName(Int32(script)) else { return HB_SCRIPT_COMMON }
        return hb_script_from_string(name, -1)
    }

    /// Whether letters join, so that tracking would tear them and a cut word must keep its joins.
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

    /// The language to ask fontconfig for: the text's own where it is known, else one that the script
    /// is mostly used for, else nil.
    static func language(of script: UInt8, preferring language: String?) -> String? {
        if let language { return language }
        switch name(script) {
        case "Arab": return "ar"
        case "Hebr": return "he"
        case "Deva": return "hi"
        case "Beng": return "bn"
        case "Guru": return "pa"
        case "Gujr": return "gu"
        case "Orya": return "or"
        case "Taml": return "ta"
        case "Telu": return "te"
        case "Knda": return "kn"
        case "Mlym": return "ml"
        case "Sinh": return "si"
        case "Thai": return "th"
        case "Laoo": return "lo"
        case "Khmr": return "km"
        case "Mymr": return "my"
        case "Tibt": return "bo"
        case "Geor": return "ka"
        case "Armn": return "hy"
        case "Ethi": return "am"
        case "Hang": return "ko"
        case "Hira", "Kana": return "ja"
        case "Hani": return "zh-cn"
        case "Mong": return "mn-cn"
        case "Syrc": return "syr"
        case "Thaa": return "dv"
        default: return nil
        }
    }
}
