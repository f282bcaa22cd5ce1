import CPicaFontconfig
import CPicaICU
import PicaFoundation

/// The language for fontconfig queries.
///
/// It determines the forms of Han characters, and keeps fonts with only a few of a script's letters from coming first.
enum FontLanguage {
    /// Returns the first of these languages that is written in the script: the text's, the user's, the script's main
    /// one.
    /// - Parameters:
    ///   - script: A `UScriptCode`.
    ///   - language: The text's language as a BCP 47 tag or the name of a locale; `nil` if unknown.
    ///   - user: The name of the user's locale.
    /// - Returns: The language in fontconfig's spelling; `nil` if the script belongs to no language.
    static func language(
        of script: UInt8, preferring language: String?, user: String = userLocale
    ) -> String? {
        // Symbols and digits take the text's language.
        guard script > ScriptNames.inherited else { return language.map(name) }
        for locale in [language, user] {
            if let locale, scripts(of: locale).contains(Int32(script)) { return name(locale) }
        }
        let name = name("und_\(ScriptNames.name(script))")
        return name.hasPrefix("und") ? nil : name
    }

    private static func scripts(of locale: String) -> ArraySlice<Int32> {
        var scripts = [Int32](repeating: -1, count: 8)
        let count = icu_localeScripts(plain(locale), &scripts, Int32(scripts.count))
        return scripts.prefix(Int(max(0, count)))
    }

    /// Returns a locale's name without the encoding and modifier of `ja_JP.UTF-8@x`.
    private static func plain(_ locale: String) -> String {
        String(locale.prefix { $0 != "." && $0 != "@" })
    }

    /// Returns fontconfig's name for a locale's language, with a territory only if that is a separate orthography.
    private static func name(_ locale: String) -> String {
        var buffer = [CChar](repeating: 0, count: 64)
        guard icu_likelyLocale(plain(locale), &buffer, Int32(buffer.count)) else { return locale }
        let parts = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            .lowercased().split(separator: "_").map(String.init)
        guard let language = parts.first else { return locale }
        let territory = parts.dropFirst().last { $0.count == 2 } ?? ""
        if language == "zh" || language == "yue" {
            if parts.contains("hans") || territory == "cn" { return "zh-cn" }
            // No font declares support for Macao or for Cantonese.
            return language == "yue" || territory == "hk" || territory == "mo" ? "zh-hk" : "zh-tw"
        }
        let full = "\(language)-\(territory)"
        return orthographies.contains(full) ? full : language
    }

    /// The languages that fontconfig knows with a territory.
    private static let orthographies: Set<String> = {
        guard let set = FcGetLangs(), let list = FcStrListCreate(set) else { return [] }
        defer {
            FcStrListDone(list)
            FcStrSetDestroy(set)
        }
        var names: Set<String> = []
        while let name = FcStrListNext(list) {
            let name = String(cString: name)
            if name.contains("-") { names.insert(name) }
        }
        return names
    }()

    private static let userLocale =
        ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environmentVariable).first ?? ""
}
