import Foundation
import PicaFoundation
import PicaState

/// The parts of an environment that determine the variant of an asset.
package struct AssetTraits: Hashable, Sendable {
    var isDark = false
    var hasMoreContrast = false
    package var runsFromRightToLeft = false
    /// The pixels per point, from 1 to 3.
    package var scale = 1
    /// The tag of the wanted language; `nil` if the language makes no difference.
    var language: String?

    /// Creates the traits that determine the variant of an image.
    package init(_ environment: EnvironmentValues) {
        self.init(colorsOf: environment)
        runsFromRightToLeft = environment.layoutDirection == .rightToLeft
        let displayScale = environment.displayScale
        scale = displayScale.isFinite ? Int(min(max(displayScale.rounded(.up), 1), 3)) : 1
        language = environment.textLanguage
    }

    /// Creates the traits that determine the variant of a color.
    init(colorsOf environment: EnvironmentValues) {
        isDark = environment.colorScheme == .dark
        hasMoreContrast = environment.colorSchemeContrast == .increased
    }

    /// The languages to look for, in the order of preference.
    package var languages: [String] {
        guard let language else { return [] }
        return language == Locale.textLanguageOfUser ? Locale.ofUser.preferredLanguages : [language]
    }
}

extension AssetContents {
    /// Returns the best variant for an environment.
    /// - Parameter accepts: Returns whether a variant is usable at all.
    package func best(for traits: AssetTraits, where accepts: (Entry) -> Bool) -> Entry? {
        let usable = entries.filter { entry in
            accepts(entry) && entry.isDark.map { $0 == traits.isDark } != false
                && (!entry.isForMoreContrast || traits.hasMoreContrast)
        }
        let named = usable.compactMap(\.language)
        let languages =
            named.isEmpty
            ? []
            : LanguageTag.matches(
                for: traits.languages, in: Set(named).sorted(), development: "en")
        func rank(_ entry: Entry) -> [Int] {
            [
                entry.language.map { languages.firstIndex(of: $0).map { 1000 - $0 } ?? -1 } ?? 0,
                Self.rank(ofIdiom: entry.idiom),
                entry.isDark == nil ? 0 : 1,
                entry.isForMoreContrast ? 1 : 0,
                entry.runsFromRightToLeft.map { $0 == traits.runsFromRightToLeft ? 1 : -1 } ?? 0,
                entry.isForWideGamut ? 0 : 1,
                entry.scale.map { $0 >= traits.scale ? 100 - $0 : $0 } ?? (entry.isVector ? 100 : 0),
            ]
        }
        // Of variants with the same rank the first is used.
        var best: (entry: Entry, rank: [Int])?
        for entry in usable {
            let rank = rank(entry)
            if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (entry, rank) }
        }
        return best?.entry
    }

    /// Returns the rank of a kind of machine: desktop first, then any machine, then other kinds.
    private static func rank(ofIdiom idiom: String?) -> Int {
        switch idiom {
        case "mac": 2
        case nil: 1
        default: 0
        }
    }
}

extension AssetContents.Entry {
    fileprivate var isVector: Bool { file?.lowercased().hasSuffix(".svg") ?? false }
}
