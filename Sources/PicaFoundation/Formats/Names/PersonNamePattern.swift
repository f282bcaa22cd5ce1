import Foundation

/// A language's pattern for names: CLDR's patterns, such as `{given} {surname}`, filled with a name's parts.
struct PersonNamePattern {
    typealias Component = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component
    typealias Style = PersonNameComponents.FormatStyle.Style

    /// A part of a written name, or the delimiter between two.
    struct Segment {
        var text: String
        var component: Component
    }

    private let name: PersonNameComponents
    private let style: Style
    private let script: NameScript
    private let data: LanguageData

    /// - Parameters:
    ///   - locale: The locale of the format, if its language uses the name's script.
    init(_ name: PersonNameComponents, style: Style, locale: Locale) {
        self.name = name
        self.style = style
        script = NameScript(name)
        let own = script.language(in: locale)
        data =
            own == locale.identifier ? LanguageData.of(locale) : LanguageData.of(Locale(identifier: own))
        let language = LanguageTag(script == .katakana ? "und" : own).language
        isFamilyFirst = data.list("personNames/nameOrderLocales/surnameFirst").contains {
            LanguageTag($0).language == language
        }
    }

    private let isFamilyFirst: Bool

    private static let root = LanguageData.of(Locale(identifier: "en"))

    /// The parts of the name with their delimiters, in order.
    var segments: [Segment] {
        if style == .abbreviated { return monogram }
        let length =
            switch style {
            case .long: "long-referring-formal"
            case .short: "short-addressing-informal"
            default: "medium-referring-informal"
            }
        let segments = filled(pattern(length))
        // Few languages' patterns contain titles, but the long style includes them.
        guard style == .long, let prefix = name.namePrefix, !prefix.isEmpty,
            !segments.contains(where: { $0.component == .namePrefix }), !segments.isEmpty
        else { return segments }
        return [Segment(text: prefix, component: .namePrefix), Segment(text: gap, component: .delimiter)]
            + segments
    }

    /// The delimiter between parts for which the pattern has none.
    private var gap: String { script == .han || script == .kana ? "" : " " }

    private func pattern(_ length: String) -> String {
        let key = "personNames/namePattern/\(isFamilyFirst ? "surnameFirst" : "givenFirst")-\(length)"
        return data.words(key) ?? Self.root.words(key) ?? "{given} {surname}"
    }

    /// The initials; without a family name or a given name only the other's.
    private var monogram: [Segment] {
        let segments = filled(pattern("long-monogram-informal"))
        if !segments.isEmpty { return segments }
        return filled(
            isFamilyFirst ? "{surname-monogram}{given-monogram}" : "{given-monogram}{surname-monogram}")
    }

    /// Returns a pattern filled with the name's parts; missing parts are removed with their delimiters.
    private func filled(_ pattern: String) -> [Segment] {
        var segments: [Segment] = []
        var between = ""
        var rest = pattern[...]
        while let open = rest.firstIndex(of: "{") {
            between += rest[..<open]
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            let field = rest[rest.index(after: open)..<close]
            rest = rest[rest.index(after: close)...]
            let parts = field.split(separator: "-")
            guard let text = text(of: parts), let component = component(of: parts[0]) else {
                between = ""
                continue
            }
            if !segments.isEmpty, !between.isEmpty {
                segments.append(Segment(text: replacingForeignSpaces(between), component: .delimiter))
            }
            between = ""
            segments.append(Segment(text: text, component: component))
        }
        return segments
    }

    private func replacingForeignSpaces(_ text: String) -> String {
        guard script == .katakana, let dot = data.words("personNames/foreignSpaceReplacement") else {
            return text
        }
        return text.replacing(" ", with: dot)
    }

    private func component(of field: Substring) -> Component? {
        switch field {
        case "prefix": .namePrefix
        case "given": style == .short && name.nickname?.isEmpty == false ? .nickname : .givenName
        case "given2": .middleName
        case "surname": .familyName
        case "suffix": .nameSuffix
        default: nil
        }
    }

    private func text(of field: [Substring]) -> String? {
        let whole: String? =
            switch field[0] {
            case "prefix": name.namePrefix
            // Nicknames replace given names in the short style.
            case "given": style == .short ? nonEmpty(name.nickname) ?? name.givenName : name.givenName
            case "given2": name.middleName
            case "surname": name.familyName
            case "suffix": name.nameSuffix
            default: nil
            }
        guard let text = nonEmpty(whole) else { return nil }
        if field.contains("monogram") { return text.first.map { String($0).uppercased() } }
        if field.contains("initial") {
            let pattern = data.words("personNames/initialPattern/initial") ?? "{0}."
            return text.first.map { Pattern.fill(pattern, with: [String($0)]) }
        }
        return text
    }

    private func nonEmpty(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
}

/// The script of a name, as far as it determines the format.
enum NameScript {
    case han, kana, katakana, hangul, other

    init(_ name: PersonNameComponents) {
        self.init((name.familyName ?? "") + (name.givenName ?? "") + (name.middleName ?? ""))
    }

    init(_ text: String) {
        var found: Set<NameScript> = []
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic || scalar.value > 0x2E80 {
            switch scalar.value {
            case 0x3041...0x309F: found.insert(.kana)
            case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: found.insert(.katakana)
            case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3005:
                found.insert(.han)
            case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: found.insert(.hangul)
            default: found.insert(.other)
            }
        }
        if found.isEmpty || found.contains(.other) {
            self = .other
        } else if found.contains(.hangul) {
            self = .hangul
        } else if found == [.katakana] {
            self = .katakana
        } else {
            self = found == [.han] ? .han : .kana
        }
    }

    /// Returns the language whose format applies to a name in this script, for a reader of a locale.
    func language(in locale: Locale) -> String {
        let language = LanguageTag(locale.identifier).language
        switch self {
        case .han: return ["zh", "yue", "ja"].contains(language) ? locale.identifier : "zh"
        case .kana, .katakana: return language == "ja" ? locale.identifier : "ja"
        case .hangul: return language == "ko" ? locale.identifier : "ko"
        case .other: return ["zh", "yue", "ja", "ko"].contains(language) ? "en" : locale.identifier
        }
    }
}
