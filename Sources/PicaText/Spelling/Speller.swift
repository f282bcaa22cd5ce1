import PicaFoundation

/// A spelling checker for the user's languages, with suggestions and corrections.
///
/// An instance must be used on one thread only. Each call names the user's languages, preferred first.
package final class Speller {
    /// A passage of text to check.
    package struct Passage: Sendable {
        package var text: String
        /// Whether it begins or ends within text without spaces: words at such an end are incomplete.
        package var isCutAtStart = false
        package var isCutAtEnd = false

        package init(_ text: String, isCutAtStart: Bool = false, isCutAtEnd: Bool = false) {
            self.text = text
            self.isCutAtStart = isCutAtStart
            self.isCutAtEnd = isCutAtEnd
        }
    }

    /// A word of a passage, with its replacement.
    package struct Correction: Equatable, Sendable {
        package var range: Range<Int>
        package var text: String
    }

    private let lists: any WordLists
    private let breaks = Breaks()
    /// The lexicons by languages.
    private var lexicons = RecentCache<[String], Lexicon>(capacity: 8)
    private var ignored: Set<String> = []
    /// The recent suggestions, because making them takes longer than anything else.
    private var suggested = RecentCache<String, [String]>(capacity: 64)

    package init(_ lists: any WordLists) { self.lists = lists }

    private func lexicon(_ languages: [String]) -> Lexicon {
        if let known = lexicons[languages] { return known }
        let made = Lexicon(languages, in: lists)
        lexicons[languages] = made
        return made
    }

    /// Returns the ranges of the words that no language contains, ascending. A word counts as correct if no list for
    /// its script is installed.
    package func misspelled(in passage: Passage, _ languages: [String]) -> [Range<Int>] {
        let lexicon = lexicon(languages)
        return lexicon.wrong(among: words(of: passage)).filter { !ignored.contains($0.spelling) }.map(\.range)
    }

    private func words(of passage: Passage) -> [SpelledWord] {
        SpelledWord.words(in: passage.text, by: breaks).filter {
            !(passage.isCutAtStart && $0.range.lowerBound == 0)
                && !(passage.isCutAtEnd && $0.range.upperBound == passage.text.utf8.count)
        }
    }

    /// Returns suggestions for a wrong word, most likely first.
    package func suggestions(for word: String, _ languages: [String]) -> [String] {
        let key = ([word] + languages).joined(separator: "\n")
        if let known = suggested[key] { return known }
        let found = SpelledWord(word[...], at: 0, isBeforePeriod: false).map { spelled in
            lexicon(languages).suggestions(for: spelled).map { $0.withApostrophes(of: word) }
        }
        suggested[key] = found ?? []
        return found ?? []
    }

    /// Returns the correction of a word, if it is wrong and there is only one candidate.
    /// - Parameter end: The word's end in the passage.
    package func correction(ofWordEndingAt end: Int, in passage: Passage, _ languages: [String])
        -> Correction?
    {
        let lexicon = lexicon(languages)
        let utf8 = passage.text.utf8
        let limit = utf8.index(utf8.startIndex, offsetBy: min(max(end, 0), utf8.count))
        // English lists accept "i" as a letter, but as a word it is "I". Before a period or the like it may be a
        // number.
        if lexicon.isEnglish, passage.text[..<limit] == "i", !passage.isCutAtStart,
            passage.text[limit...].first.map({ $0.isWhitespace || $0 == "," }) == true
        {
            return Correction(range: 0..<1, text: "I")
        }
        guard let word = words(of: passage).last(where: { $0.range.upperBound == end }),
            !ignored.contains(word.spelling), let meant = lexicon.correction(of: word)
        else { return nil }
        let typed = passage.text[utf8.index(limit, offsetBy: -word.range.count)..<limit]
        return Correction(range: word.range, text: meant.withApostrophes(of: typed))
    }

    /// Accepts a word as correct while the program runs.
    package func ignore(_ word: String) {
        if let spelled = SpelledWord(word[...], at: 0, isBeforePeriod: false) {
            ignored.insert(spelled.spelling)
        }
    }

    /// Adds a word to the user's personal list of a language, for all programs.
    package func add(_ word: String, _ languages: [String]) {
        guard let spelled = SpelledWord(word[...], at: 0, isBeforePeriod: false) else { return }
        lexicon(languages).add(spelled)
        // Other forms of the word may be correct now.
        lexicons.removeAll()
        suggested.removeAll()
    }
}

extension String {
    /// Returns the text with curly apostrophes if a word has such.
    fileprivate func withApostrophes(of word: some StringProtocol) -> String {
        word.contains("\u{2019}") ? String(map { $0 == "'" ? "\u{2019}" : $0 }) : self
    }
}
