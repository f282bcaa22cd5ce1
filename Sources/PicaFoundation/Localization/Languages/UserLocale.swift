import Foundation

/// The languages and the locale that the person chose for the session, as the environment's variables
/// name them.
///
/// Foundation on Linux does not look at them: its current locale is `en_001` for everybody.
package struct UserLocale: Sendable {
    /// The person's languages, the favourite first, in Foundation's spelling; never empty.
    package let languages: [String]
    /// The favourite language with the region whose fashion numbers and dates have: `de_AT`, `en_DE`.
    package let identifier: String

    /// As the program's environment says.
    package static let current = UserLocale(variable: environmentVariable)

    /// - Parameter variable: The value of an environment variable; nil where it is not set or empty.
    package init(variable: (String) -> String?) {
        let all = variable("LC_ALL")
        let general = variable("LANG")
        let messages = all ?? variable("LC_MESSAGES") ?? general
        var languages: [String] = []
        // Who asks for the C locale by name wants no language at all; C.UTF-8 is what nobody has chosen.
        if messages != "C", messages != "POSIX", let list = variable("LANGUAGE") {
            languages = list.split(separator: ":").compactMap { Self.identifier(ofPOSIX: String($0)) }
        }
        if let name = messages.flatMap(Self.identifier(ofPOSIX:)), !languages.contains(name) {
            languages.append(name)
        }
        let formats = (all.map { [$0] } ?? [variable("LC_TIME"), variable("LC_NUMERIC"), general]).lazy
            .compactMap { $0.flatMap(Self.identifier(ofPOSIX:)) }.first
        guard let favourite = languages.first else {
            // Without a language there is English, which an app's own words usually are, and the fashion
            // of dates that somebody asked for.
            self.languages = ["en"]
            identifier = formats.map { Self.language("en", inRegionOf: $0) } ?? "en_001"
            return
        }
        self.languages = languages
        identifier = formats.map { Self.language(favourite, inRegionOf: $0) } ?? favourite
    }

    /// `de` and `en_US` give `de_US`.
    private static func language(_ name: String, inRegionOf formats: String) -> String {
        guard name != formats, let region = region(of: formats), region != self.region(of: name) else {
            return name
        }
        let own = LanguageTag(name)
        return [own.language, own.script, region].compactMap(\.self).joined(separator: "_")
    }

    /// The region that a locale names.
    private static func region(of identifier: String) -> String? {
        identifier.split(separator: "_").dropFirst().last { $0.count < 4 }.map(String.init)
    }

    /// Foundation's name for what POSIX calls `sr_RS.UTF-8@latin`; nil for nobody's, `C` and `POSIX`, and for
    /// what is no name.
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

    /// What POSIX writes of scripts. Other modifiers speak of currencies and dialects.
    private static let scripts = [
        "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
    ]
}

extension Locale {
    /// The person's, by the environment's variables. It takes a while to make.
    package static let ofUser = Locale(identifier: UserLocale.current.identifier)

    /// Foundation's own answer to what the current locale is, which is nobody's.
    private static let unknowing = Locale.current.identifier

    /// This locale, or the person's where it is Foundation's current one: an app that asks for that
    /// means the person's.
    package var heeded: Locale { identifier == Self.unknowing ? .ofUser : self }

    /// The languages to look for texts in, the favourite first.
    package var preferredLanguages: [String] {
        let identifier = identifier
        return identifier == UserLocale.current.identifier || identifier == Self.unknowing
            ? UserLocale.current.languages : [identifier]
    }

    /// The tag by which text takes its glyph forms, fallback fonts and break conventions.
    package var textLanguage: String { Locale.textLanguage(of: identifier) ?? identifier(.bcp47) }

    /// The tag of the person's locale.
    package static let textLanguageOfUser =
        textLanguage(of: UserLocale.current.identifier) ?? UserLocale.current.identifier

    /// The tag of a locale's name; nil for one with keywords, which are rare.
    package static func textLanguage(of identifier: String) -> String? {
        guard !identifier.utf8.contains(UInt8(ascii: "@")) else { return nil }
        let dashed = identifier.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
        return String(decoding: dashed, as: UTF8.self)
    }
}

extension FormatStyle {
    /// The style in a locale, unless it was given one of its own.
    package func inLocale(_ locale: Locale) -> Self {
        // There is no other way to ask whether it has one.
        let isOpen = self.locale(.autoupdatingCurrent) == self || self.locale(.current) == self
        return isOpen ? self.locale(locale) : self
    }
}

extension Character {
    /// Whether it is one of ASCII's.
    fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
