import CPicaICU
import Foundation
import PicaFoundation

/// The word lists of several languages together, and their results for recent words.
final class Lexicon {
    private struct Entry {
        var language: String
        /// ICU's script numbers.
        var scripts: [Int32]
    }

    private let lists: any WordLists
    private let entries: [Entry]
    /// The scripts of languages without a list.
    private let unknownScripts: Set<Int32>
    /// The results for recent words: about as many as a long text has different ones.
    private var judged = RecentCache<String, Bool>(capacity: 8192)

    /// - Parameter languages: The user's languages, preferred first. Each uses the list for its own region, or else the
    ///   nearest; many have none.
    init(_ languages: [String], in lists: any WordLists) {
        self.lists = lists
        // Of several lists for one region, the one without a variant name.
        let available = lists.languages.sorted { ($0.count, $0) < ($1.count, $1) }
            .map { (name: $0, tag: LanguageTag($0)) }
        var entries: [Entry] = []
        var unknown: Set<Int32> = []
        for wish in languages.map({ LanguageTag($0) }) {
            // A language that its readers also understand is spelled differently, so it is no substitute.
            let nearest = available.filter {
                $0.tag.language == wish.language && $0.tag.script == wish.script
            }
            .compactMap { list in wish.distance(to: list.tag).map { (name: list.name, distance: $0) } }
            .min { $0.distance < $1.distance }
            guard let nearest else {
                unknown.formUnion(Self.scripts(of: wish))
                continue
            }
            guard !entries.contains(where: { $0.language == nearest.name }) else { continue }
            entries.append(Entry(language: nearest.name, scripts: Self.scripts(of: wish)))
        }
        self.entries = entries
        unknownScripts = unknown
    }

    private static func scripts(of tag: LanguageTag) -> [Int32] {
        var scripts = [Int32](repeating: 0, count: 8)
        let count = icu_localeScripts(tag.identifier, &scripts, Int32(scripts.count))
        return Array(scripts.prefix(Int(count)))
    }

    /// Returns the lists of the languages to which a word may belong.
    private func languages(of word: SpelledWord) -> some Sequence<String> {
        entries.lazy.filter { $0.scripts.contains(word.script) }.map(\.language)
    }

    /// Returns those of several adjacent words that no language contains.
    ///
    /// It returns none of a script's words if they rather belong to a language without a list, so that the other lists
    /// know few of them.
    func wrong(among words: [SpelledWord]) -> [SpelledWord] {
        let wrong = words.filter { !isRight($0) }
        guard !unknownScripts.isEmpty else { return wrong }
        let doubtful = words.filter { unknownScripts.contains($0.script) }
        let unknown = wrong.count { unknownScripts.contains($0.script) }
        guard 3 * unknown > doubtful.count else { return wrong }
        return wrong.filter { !unknownScripts.contains($0.script) }
    }

    /// Whether some language contains the word, or no list can tell.
    func isRight(_ word: SpelledWord) -> Bool {
        if isRight(word.spelling, of: word) { return true }
        return word.isBeforePeriod && isRight(word.spelling + ".", of: word)
    }

    private func isRight(_ spelling: String, of word: SpelledWord) -> Bool {
        if let known = judged[spelling] { return known }
        var isRight = true
        for language in languages(of: word) {
            isRight = lists.isRight(spelling, in: language)
            if isRight { break }
        }
        judged[spelling] = isRight
        return isRight
    }

    /// Returns suggestions for a wrong word: first typing slips, then those of each language in turn.
    ///
    /// Among equals, common words come first.
    func suggestions(for word: SpelledWord) -> [String] {
        let languages = Array(languages(of: word))
        let lists = languages.map { suggestions(for: word.spelling, in: $0) }
        var found: [(word: String, slip: Int)] = []
        for place in 0..<(lists.map(\.count).max() ?? 0) {
            for list in lists where list.indices.contains(place) {
                let next = list[place]
                guard next != word.spelling, !found.contains(where: { $0.word == next }) else { continue }
                found.append((next, TypingSlip(from: word.spelling, to: next)?.rawValue ?? .max))
            }
        }
        func rank(_ place: Int) -> (Int, Int, Int) {
            let isCommon = languages.contains { CommonWords.contains(found[place].word, in: $0) }
            return (found[place].slip, isCommon ? 0 : 1, place)
        }
        return found.indices.sorted { rank($0) < rank($1) }.map { found[$0].word }
    }

    /// Returns the suggestions of a list. For a capitalized word Enchant prefers names and omits others, so the word is
    /// also looked up in lower case.
    private func suggestions(for spelling: String, in language: String) -> [String] {
        var found = lists.suggestions(for: spelling, in: language)
        if let first = spelling.first, first.isUppercase, spelling.dropFirst().allSatisfy(\.isLowercase) {
            let small = first.lowercased() + spelling.dropFirst()
            found += lists.suggestions(for: small, in: language).map {
                $0.prefix(1).uppercased() + $0.dropFirst()
            }
        }
        return found.map(\.precomposedStringWithCanonicalMapping)
    }

    /// Returns the only word that can be meant, or `nil` if there are several candidates.
    func correction(of word: SpelledWord) -> String? {
        guard !isRight(word) else { return nil }
        let meant = suggestions(for: word).compactMap { suggestion in
            TypingSlip(from: word.spelling, to: suggestion).map { (slip: $0.rawValue, word: suggestion) }
        }
        guard let first = meant.first, meant.count == 1 || meant[1].slip > first.slip else { return nil }
        return first.word
    }

    /// Adds a word permanently, to the preferred language to which it may belong.
    func add(_ word: SpelledWord) {
        guard let language = languages(of: word).first(where: { _ in true }) else { return }
        lists.add(word.spelling, to: language)
    }

    /// Whether English is the only language with Latin letters.
    var isEnglish: Bool {
        let latin = entries.filter { $0.scripts.contains(Int32(ICU_SCRIPT_LATIN)) }
        return !latin.isEmpty && latin.allSatisfy { LanguageTag($0.language).language == "en" }
    }
}
