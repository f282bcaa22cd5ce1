import Foundation

/// How a language writes a name: CLDR's patterns, such as `{given} {surname}`, filled with a name's parts.
struct PersonNamePattern {
    typealias Component = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component
    typealias Style = PersonNameComponents.FormatStyle.Style

    /// A part of a written name, or what stands between two.
    struct Segment {
        var text: String
        var component: Component
    }

    private let name: PersonNameComponents
    private let style: Style
    private let script: NameScript
    private let data: LanguageData

    /// - Parameters:
    ///   - locale: In whose fashion the name is written, as far as its language writes in the name's script.
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

    /// The parts of the name and what stands between them, in order.
    var segments: [Segment] {
        if style == .abbreviated { return monogram }
        let length =
            switch style {
            case .long: "long-referring-formal"
            case .short: "short-addressing-informal"
            default: "medium-referring-informal"
            }
        let segments = filled(pattern(length))
        // Few languages' patterns have titles, but who writes all of a name writes that, too.
        guard style == .long, let prefix = name.namePrefix, !prefix.isEmpty,
            !segments.contains(where: { $0.component == .namePrefix }), !segments.isEmpty
        else { return segments }
        return [Segment(text: prefix, component: .namePrefix), Segment(text: gap, component: .delimiter)]
            + segments
    }

    /// What stands between parts that the pattern says nothing of.
    private var gap: String { script == .han || script == .kana ? "" : " " }

    private func pattern(_ length: String) -> String {
        let key = "personNames/namePattern/\(isFamilyFirst ? "surnameFirst" : "givenFirst")-\(length)"
        return data.words(key) ?? Self.root.words(key) ?? "{given} {surname}"
    }

    /// The first letters; without a family name or a given one that of the other.
    private var monogram: [Segment] {
        let segments = filled(pattern("long-monogram-informal"))
        if !segments.isEmpty { return segments }
        return filled(
            isFamilyFirst ? "{surname-monogram}{given-monogram}" : "{given-monogram}{surname-monogram}")
    }

    /// A pattern with the name's parts; those that are missing go with what stands before them.
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
            // Names that friends use stand for given ones where names are short.
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

/// The letters that a name is written in, as far as they tell how.
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

    /// Whose fashion a name in these letters has, for a reader of a locale.
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
