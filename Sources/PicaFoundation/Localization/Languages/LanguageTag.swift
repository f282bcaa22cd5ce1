import CPicaICU
import Foundation

/// A language, reduced to the parts that distinguish it: `de_DE` is `de`, `zh_TW` is `zh_Hant`, `pt_PT` stays.
///
/// It comes from a strings table's folder or the user's settings.
package struct LanguageTag: Hashable, Sendable {
    package private(set) var language: String
    /// The script; `nil` if it is the language's usual one.
    package private(set) var script: String?
    /// The region; `nil` if it is the usual one of language and script.
    package private(set) var region: String?

    /// - Parameter name: The tag's parts, joined by underscores or hyphens, in any case; the part from `@` or `.` on is
    ///   ignored.
    package init(_ name: String) {
        var parts = name.prefix { $0 != "@" && $0 != "." }.split(whereSeparator: { $0 == "_" || $0 == "-" })
        language = parts.isEmpty ? "und" : parts.removeFirst().lowercased()
        if let first = parts.first, first.count == 4, first.allSatisfy(\.isLetter) {
            script = parts.removeFirst().capitalized
        }
        if let first = parts.first, first.count == 2 && first.allSatisfy(\.isLetter) || Int(first) != nil {
            region = parts.removeFirst().uppercased()
        }
        language = Self.legacy[language] ?? language
        guard let full = likely else { return }
        (script, region) = (full.script, full.region)
        let plain = LanguageTag(language: language).likely
        if script == plain?.script { script = nil }
        if region == LanguageTag(language: language, script: script).likely?.region { region = nil }
    }

    private init(language: String, script: String? = nil, region: String? = nil) {
        self.language = language
        self.script = script
        self.region = region
    }

    /// Old codes in use that mean the same as newer ones.
    private static let legacy = ["iw": "he", "in": "id", "ji": "yi", "mo": "ro", "tl": "fil", "no": "nb"]

    package var identifier: String { [language, script, region].compactMap(\.self).joined(separator: "_") }

    /// The tag with its likeliest script and region; `nil` if ICU knows none.
    package var likely: LanguageTag? {
        var buffer = [CChar](repeating: 0, count: 160)
        guard icu_likelyLocale(identifier, &buffer, Int32(buffer.count)) else { return nil }
        let name = buffer.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let parts = name.split(separator: "_").map(String.init)
        guard parts.count >= 3 else { return nil }
        return LanguageTag(language: parts[0], script: parts[1], region: parts[2])
    }

    /// The tag itself and those from which it inherits in CLDR: `es_MX`, `es_419`, `es`.
    package var withAncestors: [LanguageTag] {
        var chain = [self]
        // A limit in case of a damaged table, which no language exceeds.
        while let next = chain.last?.parent, chain.count < 8 { chain.append(next) }
        return chain
    }

    private var parent: LanguageTag? {
        if let parent = Self.parents[identifier] {
            return parent == "root" ? nil : LanguageTag(parent)
        }
        if region != nil { return LanguageTag(language: language, script: script) }
        // Another script is not a variety that the same readers could read.
        return nil
    }

    /// The parents of languages that are not the language without its region.
    private static let parents: [String: String] = {
        var parents: [String: String] = [:]
        for parent in ICUResource("supplementalData")?["parentLocales"]?.parts ?? [] {
            guard let name = parent.key else { continue }
            let children = parent.string.map { [$0] } ?? parent.parts.compactMap(\.string)
            for child in children { parents[LanguageTag(child).identifier] = name }
        }
        return parents
    }()
}

extension LanguageTag {
    /// Returns the distance of a requested language to another one. It is 0 if they are equal, and `nil` if it is too
    /// large.
    package func distance(to other: LanguageTag) -> Int? {
        if self == other { return 0 }
        guard language == other.language, script == other.script else {
            // According to CLDR, readers understand it almost as well. The region then matters little.
            return Self.relatives[Pair(self, other)].map { 100 + $0 }
        }
        let (mine, others) = (withAncestors, other.withAncestors)
        for (steps, ancestor) in mine.enumerated() {
            if let down = others.firstIndex(of: ancestor) { return 2 * steps + (down > 0 ? 1 : 0) }
        }
        return 50
    }

    /// A requested and an available language, without regions.
    private struct Pair: Hashable {
        var desired: String
        var supported: String

        init(_ desired: LanguageTag, _ supported: LanguageTag) {
            func name(_ tag: LanguageTag) -> String {
                [tag.language, tag.likely?.script ?? ""].joined(separator: "_")
            }
            self.desired = name(desired)
            self.supported = name(supported)
        }
    }

    /// The languages, or scripts of one, that can replace each other, with CLDR's distances.
    private static let relatives: [Pair: Int] = {
        var relatives: [Pair: Int] = [:]
        let rows = ICUResource("supplementalData")?["languageMatchingNew"]?["written"]?.parts ?? []
        for row in rows {
            let fields = row.parts.compactMap(\.string)
            // The other rows are about regions, or about languages that many readers of another have learned.
            guard fields.count == 4, !fields[0].contains("*"), fields[0].split(separator: "_").count < 3,
                let distance = Int(fields[2]), distance <= 20
            else { continue }
            let (desired, supported) = (LanguageTag(fields[0]), LanguageTag(fields[1]))
            relatives[Pair(desired, supported)] = distance
            if fields[3] == "0" { relatives[Pair(supported, desired)] = distance }
        }
        return relatives
    }()

    /// Returns the languages of `available` to search, nearest first, for a user's preferred languages.
    ///
    /// As on Apple's systems, the first preferred language that is available decides. A string without a translation in
    /// it is searched in the languages from which it inherits and then in `development`, never in the user's second
    /// language.
    package static func matches(
        for preferred: [String], in available: [String], development: String
    ) -> [String] {
        let tags = (available + [development]).map { (name: $0, tag: LanguageTag($0)) }
        for wish in preferred.lazy.map({ LanguageTag($0) }) {
            let distances = tags.compactMap { candidate in
                wish.distance(to: candidate.tag).map { (candidate: candidate, distance: $0) }
            }
            guard let best = distances.min(by: { $0.distance < $1.distance })?.candidate else { continue }
            let inherited = best.tag.withAncestors.flatMap { ancestor in
                tags.filter { $0.tag == ancestor }.map(\.name)
            }
            return ([best.name] + inherited + [development]).reduce(into: []) { chain, name in
                if !chain.contains(name) { chain.append(name) }
            }
        }
        return [development]
    }
}
