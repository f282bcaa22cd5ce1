import Foundation

/// The session's languages and locale from the environment variables.
///
/// Foundation on Linux ignores them: its current locale is always `en_001`.
package struct UserLocale: Sendable {
    /// The user's languages, preferred first, in Foundation's spelling; never empty.
    package let languages: [String]
    /// The preferred language with the region for formatting numbers and dates: `de_AT`, `en_DE`.
    package let identifier: String

    /// The locale of the program's environment.
    package static let current = UserLocale(variable: environmentVariable)

    /// - Parameter variable: Returns the value of an environment variable, or `nil` if it is not set or empty.
    package init(variable: (String) -> String?) {
        let all = variable("LC_ALL")
        let general = variable("LANG")
        let messages = all ?? variable("LC_MESSAGES") ?? general
        var languages: [String] = []
        // An explicit C locale requests no language at all; C.UTF-8 is the default when none was chosen.
        if messages != "C", messages != "POSIX", let list = variable("LANGUAGE") {
            languages = list.split(separator: ":").compactMap { Self.identifier(ofPOSIX: String($0)) }
        }
        if let name = messages.flatMap(Self.identifier(ofPOSIX:)), !languages.contains(name) {
            languages.append(name)
        }
        let formats = (all.map { [$0] } ?? [variable("LC_TIME"), variable("LC_NUMERIC"), general]).lazy
            .compactMap { $0.flatMap(Self.identifier(ofPOSIX:)) }.first
        guard let favourite = languages.first else {
            // Without a language it is English, which an app's own strings usually are, with the requested date format.
            self.languages = ["en"]
            identifier = formats.map { Self.language("en", inRegionOf: $0) } ?? "en_001"
            return
        }
        self.languages = languages
        identifier = formats.map { Self.language(favourite, inRegionOf: $0) } ?? favourite
    }

    /// Combines a language and a region: `de` and `en_US` become `de_US`.
    private static func language(_ name: String, inRegionOf formats: String) -> String {
        guard name != formats, let region = region(of: formats), region != self.region(of: name) else {
            return name
        }
        let own = LanguageTag(name)
        return [own.language, own.script, region].compactMap(\.self).joined(separator: "_")
    }

    /// Returns the region of a locale.
    private static func region(of identifier: String) -> String? {
        identifier.split(separator: "_").dropFirst().last { $0.count < 4 }.map(String.init)
    }

    /// Returns Foundation's name for a POSIX locale such as `sr_RS.UTF-8@latin`.
    ///
    /// It is `nil` for `C` and `POSIX` and for invalid names.
    package static func identifier(ofPOSIX name: String) -> String? {
        let language = name.prefix { $0 != "." && $0 != "@" }
        guard !language.isEmpty, language != "C", language != "POSIX",
            language.utf8.allSatisfy({
                $0 == UInt8(ascii: "_") || Character(Unicode.Scalar($0)).isLetterOrDigit
            })
        else { return nil }
        let modifier = name.split(separator: "@", maxSplits: 1).dropFirst().first
        guard let modifier, let script = scripts[String(modifier)] else { return String(language) }
        var parts = language.split(separator: "_").map(String.init)
        parts.insert(script, at: 1)
        return parts.joined(separator: "_")
    }

    /// POSIX's modifiers for scripts. Other modifiers are about currencies and dialects.
    private static let scripts = [
        "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
    ]
}

extension Locale {
    /// The user's locale from the environment variables. Creating it takes some time.
    package static let ofUser = Locale(identifier: UserLocale.current.identifier)

    /// Foundation's own current locale, which ignores the user's settings.
    private static let unknowing = Locale.current.identifier

    /// This locale, or the user's if it is Foundation's current one: an app that asks for that means the user's.
    package var heeded: Locale { identifier == Self.unknowing ? .ofUser : self }

    /// The languages in which to search for translations, preferred first.
    package var preferredLanguages: [String] {
        let identifier = identifier
        return identifier == UserLocale.current.identifier || identifier == Self.unknowing
            ? UserLocale.current.languages : [identifier]
    }

    /// The language tag for glyph forms, fallback fonts and line-break conventions.
    package var textLanguage: String { Locale.textLanguage(of: identifier) ?? identifier(.bcp47) }

    /// The language tag of the user's locale.
    package static let textLanguageOfUser =
        textLanguage(of: UserLocale.current.identifier) ?? UserLocale.current.identifier

    /// Returns the language tag of a locale's name, or `nil` for a name with keywords, which are rare.
    package static func textLanguage(of identifier: String) -> String? {
        guard !identifier.utf8.contains(UInt8(ascii: "@")) else { return nil }
        let dashed = identifier.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
        return String(decoding: dashed, as: UTF8.self)
    }
}

extension FormatStyle {
    /// Returns the style in a locale, unless it has a locale of its own.
    package func inLocale(_ locale: Locale) -> Self {
        // There is no other way to determine whether it has one.
        let isOpen = self.locale(.autoupdatingCurrent) == self || self.locale(.current) == self
        return isOpen ? self.locale(locale) : self
    }
}

extension Character {
    /// Whether it is an ASCII letter or digit.
    fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
