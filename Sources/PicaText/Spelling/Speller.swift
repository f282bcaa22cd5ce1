import PicaFoundation

/// Tells wrong words from right ones by a person's languages, and what was meant.
///
/// Whoever has one keeps to one thread. Each question names the languages that are written, the favourite
/// first.
package final class Speller {
    /// A passage of a text, whose words are to be looked at.
    package struct Passage: Sendable {
        package var text: String
        /// Whether it begins and ends within something that has no spaces: words at such an end are not whole.
        package var isCutAtStart = false
        package var isCutAtEnd = false

        package init(_ text: String, isCutAtStart: Bool = false, isCutAtEnd: Bool = false) {
            self.text = text
            self.isCutAtStart = isCutAtStart
            self.isCutAtEnd = isCutAtEnd
        }
    }

    /// A word of a passage, and what to put in its place.
    package struct Correction: Equatable, Sendable {
        package var range: Range<Int>
        package var text: String
    }

    private let lists: any WordLists
    private let breaks = Breaks()
    /// By languages.
    private var lexicons = RecentCache<[String], Lexicon>(capacity: 8)
    private var ignored: Set<String> = []
    /// Making them takes longer than anything else.
    private var suggested = RecentCache<String, [String]>(capacity: 64)

    package init(_ lists: any WordLists) { self.lists = lists }

    private func lexicon(_ languages: [String]) -> Lexicon {
        if let known = lexicons[languages] { return known }
        let made = Lexicon(languages, in: lists)
        lexicons[languages] = made
        return made
    }

    /// Where the words stand that no language has, ascending. Where no list of a word's script is installed
    /// it is right.
    package func misspelt(in passage: Passage, _ languages: [String]) -> [Range<Int>] {
        let lexicon = lexicon(languages)
        return lexicon.wrong(among: words(of: passage)).filter { !ignored.contains($0.spelling) }.map(\.range)
    }

    private func words(of passage: Passage) -> [SpelledWord] {
        SpelledWord.words(in: passage.text, by: breaks).filter {
            !(passage.isCutAtStart && $0.range.lowerBound == 0)
                && !(passage.isCutAtEnd && $0.range.upperBound == passage.text.utf8.count)
        }
    }

    /// Words like a wrong one, the likeliest first.
    package func suggestions(for word: String, _ languages: [String]) -> [String] {
        let key = ([word] + languages).joined(separator: "\n")
        if let known = suggested[key] { return known }
        let found = SpelledWord(word[...], at: 0, isBeforePeriod: false).map { spelled in
            lexicon(languages).suggestions(for: spelled).map { $0.withApostrophes(of: word) }
        }
        suggested[key] = found ?? []
        return found ?? []
    }

    /// What a word was meant to be, if it is wrong and there is no doubt.
    /// - Parameter end: Where it ends in the passage.
    package func correction(ofWordEndingAt end: Int, in passage: Passage, _ languages: [String])
        -> Correction?
    {
        let lexicon = lexicon(languages)
        let utf8 = passage.text.utf8
        let limit = utf8.index(utf8.startIndex, offsetBy: min(max(end, 0), utf8.count))
        // English lists have it as a letter; as a word it is a large one. It may number something, though.
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

    /// Takes a word for right for as long as the program runs.
    package func ignore(_ word: String) {
        if let spelled = SpelledWord(word[...], at: 0, isBeforePeriod: false) {
            ignored.insert(spelled.spelling)
        }
    }

    /// Adds a word to those that the person has added to a language, for all programs.
    package func add(_ word: String, _ languages: [String]) {
        guard let spelled = SpelledWord(word[...], at: 0, isBeforePeriod: false) else { return }
        lexicon(languages).add(spelled)
        // What was wrong in other forms may be right now.
        lexicons.removeAll()
        suggested.removeAll()
    }
}

extension String {
    /// Round ones where a word has such.
    fileprivate func withApostrophes(of word: some StringProtocol) -> String {
        word.contains("\u{2019}") ? String(map { $0 == "'" ? "\u{2019}" : $0 }) : self
    }
}
