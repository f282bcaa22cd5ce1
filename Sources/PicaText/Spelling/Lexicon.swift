import CICU
import Foundation
import PicaFoundation

/// The word lists that stand for some languages together, and what they said of words asked lately.
final class Lexicon {
    private struct Entry {
        var language: String
        /// ICU's numbers.
        var scripts: [Int32]
    }

    private let lists: any WordLists
    private let entries: [Entry]
    /// The scripts of languages that have no list.
    private let unknownScripts: Set<Int32>
    /// About as many as a long text has different ones.
    private var judged = RecentCache<String, Bool>(capacity: 8192)

    /// - Parameter languages: What is written, the favourite first. Each has the list of its own region, or
    ///   else the nearest; many have none.
    init(_ languages: [String], in lists: any WordLists) {
        self.lists = lists
        // Of several lists of one region, the one without a name of its own.
        let available = lists.languages.sorted { ($0.count, $0) < ($1.count, $1) }
            .map { (name: $0, tag: LanguageTag($0)) }
        var entries: [Entry] = []
        var unknown: Set<Int32> = []
        for wish in languages.map({ LanguageTag($0) }) {
            // What its readers understand as well is spelled otherwise.
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

    /// The lists of the languages that a word may be of.
    private func languages(of word: SpelledWord) -> some Sequence<String> {
        entries.lazy.filter { $0.scripts.contains(word.script) }.map(\.language)
    }

    /// Those of some words side by side that no language has; none where the words are rather of a language that has no
    /// list, so that those of other languages know few of them.
    func wrong(among words: [SpelledWord]) -> [SpelledWord] {
        let wrong = words.filter { !isRight($0) }
        guard !unknownScripts.isEmpty else { return wrong }
        let doubtful = words.filter { unknownScripts.contains($0.script) }
        let unknown = wrong.count { unknownScripts.contains($0.script) }
        guard 3 * unknown > doubtful.count else { return wrong }
        return wrong.filter { !unknownScripts.contains($0.script) }
    }

    /// Whether some language has the word, or nobody can tell.
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

    /// Words like a wrong one: what a slip makes of it, then what each language has, by turns; of equals those first
    /// that are used most.
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

    /// What a list has. At the start of a sentence it looks for names first, and forgets what else may be meant.
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

    /// The one word that was meant; nil where it might be another.
    func correction(of word: SpelledWord) -> String? {
        guard !isRight(word) else { return nil }
        let meant = suggestions(for: word).compactMap { suggestion in
            TypingSlip(from: word.spelling, to: suggestion).map { (slip: $0.rawValue, word: suggestion) }
        }
        guard let first = meant.first, meant.count == 1 || meant[1].slip > first.slip else { return nil }
        return first.word
    }

    /// Makes a word right for good, in the favourite of the languages that it may be of.
    func add(_ word: SpelledWord) {
        guard let language = languages(of: word).first(where: { _ in true }) else { return }
        lists.add(word.spelling, to: language)
    }

    /// Whether all that is written in Latin letters is English.
    var isEnglish: Bool {
        let latin = entries.filter { $0.scripts.contains(Int32(ICU_SCRIPT_LATIN)) }
        return !latin.isEmpty && latin.allSatisfy { LanguageTag($0.language).language == "en" }
    }
}
