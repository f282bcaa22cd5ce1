import Foundation

/// The locale that the person chose for the session, as the environment's variables name it.
///
/// Foundation on Linux does not look at them: its current locale is `en_001` for everybody.
package enum UserLocale {
    /// In Foundation's spelling, such as `de_DE` or `sr_Latn_RS`.
    package static let identifier: String = {
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environmentVariable).first
        return name.flatMap(identifier(ofPOSIX:)) ?? "en_001"
    }()

    /// As a tag.
    package static let textLanguage = Locale.textLanguage(of: identifier) ?? identifier

    /// The same as an object, which takes a while to make.
    package static let locale = Locale(identifier: identifier)

    /// Foundation's name for what POSIX calls `sr_RS.UTF-8@latin`; nil for nobody's: `C` and `POSIX`.
    package static func identifier(ofPOSIX name: String) -> String? {
        let language = name.prefix { $0 != "." && $0 != "@" }
        guard !language.isEmpty, language != "C", language != "POSIX" else { return nil }
        let modifier = name.split(separator: "@", maxSplits: 1).dropFirst().first
        guard let modifier, let script = scripts[String(modifier)] else { return String(language) }
        var parts = language.split(separator: "_").map(String.init)
        parts.insert(script, at: 1)
        return parts.joined(separator: "_")
    }

    /// What POSIX writes of scripts. Other modifiers speak of currencies and dialects.
    private static let scripts = [
        "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
    ]
}

extension Locale {
    /// The tag by which text takes its glyph forms, fallback fonts and break conventions.
    package var textLanguage: String { Locale.textLanguage(of: identifier) ?? identifier(.bcp47) }

    /// The tag of a locale's name; nil for one with keywords, which are rare.
    package static func textLanguage(of identifier: String) -> String? {
        guard !identifier.utf8.contains(UInt8(ascii: "@")) else { return nil }
        let dashed = identifier.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
        return String(decoding: dashed, as: UTF8.self)
    }
}
