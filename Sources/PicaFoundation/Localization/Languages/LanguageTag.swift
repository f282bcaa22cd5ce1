import CICU
import Foundation

/// A language as a strings table's folder or a person's settings name it, reduced to what tells it from
/// others: `de_DE` is `de`, `zh_TW` is `zh_Hant`, `pt_PT` stays.
package struct LanguageTag: Hashable, Sendable {
    package private(set) var language: String
    /// nil where it is the language's usual one.
    package private(set) var script: String?
    /// nil where it is the usual one of language and script.
    package private(set) var region: String?

    /// - Parameter name: Joined by underscores or hyphens, in any case; what follows `@` or `.` is left out.
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

    /// Codes that are written still and mean the same as newer ones.
    private static let legacy = ["iw": "he", "in": "id", "ji": "yi", "mo": "ro", "tl": "fil", "no": "nb"]

    package var identifier: String { [language, script, region].compactMap(\.self).joined(separator: "_") }

    /// With its likeliest script and region; nil where ICU knows none.
    package var likely: LanguageTag? {
        var buffer = [CChar](repeating: 0, count: 160)
        guard icu_likelyLocale(identifier, &buffer, Int32(buffer.count)) else { return nil }
        let name = buffer.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let parts = name.split(separator: "_").map(String.init)
        guard parts.count >= 3 else { return nil }
        return LanguageTag(language: parts[0], script: parts[1], region: parts[2])
    }

    /// Itself and what CLDR lets it inherit from: `es_MX`, `es_419`, `es`.
    package var withAncestors: [LanguageTag] {
        var chain = [self]
        // No language has more than a few; a damaged table might.
        while let next = chain.last?.parent, chain.count < 8 { chain.append(next) }
        return chain
    }

    private var parent: LanguageTag? {
        if let parent = Self.parents[identifier] {
            return parent == "root" ? nil : LanguageTag(parent)
        }
        if region != nil { return LanguageTag(language: language, script: script) }
        // Another script is no variety that its readers could read.
        return nil
    }

    /// Where a language's parent is another than itself without its region.
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
    /// How far a person who asked for this language is from another one; 0 is the same, nil too far.
    package func distance(to other: LanguageTag) -> Int? {
        if self == other { return 0 }
        guard language == other.language, script == other.script else {
            // People read it nearly as well, CLDR says. Which region it is of matters little then.
            return Self.relatives[Pair(self, other)].map { 100 + $0 }
        }
        let (mine, others) = (withAncestors, other.withAncestors)
        for (steps, ancestor) in mine.enumerated() {
            if let down = others.firstIndex(of: ancestor) { return 2 * steps + (down > 0 ? 1 : 0) }
        }
        return 50
    }

    /// A wish and what there is, without regions.
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

    /// Languages, and scripts of one, that do for each other, with CLDR's distances.
    private static let relatives: [Pair: Int] = {
        var relatives: [Pair: Int] = [:]
        let rows = ICUResource("supplementalData")?["languageMatchingNew"]?["written"]?.parts ?? []
        for row in rows {
            let fields = row.parts.compactMap(\.string)
            // The other rows are of regions, or of languages that many readers of one have learned.
            guard fields.count == 4, !fields[0].contains("*"), fields[0].split(separator: "_").count < 3,
                let distance = Int(fields[2]), distance <= 20
            else { continue }
            let (desired, supported) = (LanguageTag(fields[0]), LanguageTag(fields[1]))
            relatives[Pair(desired, supported)] = distance
            if fields[3] == "0" { relatives[Pair(supported, desired)] = distance }
        }
        return relatives
    }()

    /// The ones of `available` to look into, nearest first, for a person who reads some languages.
    ///
    /// The first of these that there is decides, as on Apple's systems: a text that is not translated to
    /// it is sought in what it inherits from and then in `development`, never in the person's second
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
