import PicaFoundation
import Testing

@testable import PicaText

/// The parts of a text that are looked up.
@Suite struct SpelledWordTests {
    private func words(_ text: String) -> [String] {
        SpelledWord.words(in: text, by: Breaks()).map(\.spelling)
    }

    private static let samples: [(String, [String])] = [
        ("one, two; (three)", ["one", "two", "three"]),
        ("don't don\u{2019}t 'quoted' dogs'", ["don't", "don't", "quoted", "dogs"]),
        ("cafe\u{301} sof\u{AD}ten", ["caf\u{E9}", "soften"]),
        ("well-known and/or", ["well", "known", "and", "or"]),
        ("l'homme l\u{B7}l", ["l'homme", "l\u{B7}l"]),
        ("дом שלום हिन्दी", ["дом", "שלום", "हिन्दी"]),
    ]

    @Test("Words are looked up in dictionary form", arguments: samples)
    func lookedUp(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test(
        "Numbers, code identifiers, acronyms, addresses and paths are not looked up",
        arguments: [
            "3rd abc123 H2O", "snake_case", "NATO USA", "https://exmaple.org/pgae", "www.exmaple.org",
            "(mailto:somboedy@exmaple.org)", "somboedy@exmaple.org", "/usr/shrae/lib", "~/docmuents",
            "./biuld", "docs/raedme.md", "C:\\Porgrams", "exmaple.com", "a b", "日本語 ひらがな1", "Aд", "",
        ])
    func leftOut(text: String) {
        #expect(words(text).filter { !$0.allSatisfy { $0 > "\u{3000}" } } == [])
    }

    @Test("Words keep their positions")
    func ranges() {
        let text = "é one 👩🏽‍🚀 two"
        let utf8 = Array(text.utf8)
        let found = SpelledWord.words(in: text, by: Breaks()).map {
            String(decoding: utf8[$0.range], as: UTF8.self)
        }
        #expect(found == ["one", "two"])
    }

    /// Knows some words, and no others.
    private final class Words: WordLists {
        let languages: [String]
        let words: Set<String>
        init(_ languages: [String], _ words: Set<String>) {
            (self.languages, self.words) = (languages, words)
        }
        func isRight(_ word: String, in language: String) -> Bool { words.contains(word) }
        func suggestions(for word: String, in language: String) -> [String] { [language] }
        func add(_ word: String, to language: String) {}
    }

    private static let wishes: [(String, [String], String?)] = [
        ("en_NZ", ["en_GB", "en_US"], "en_GB"), ("en_US", ["en_GB", "en_US"], "en_US"),
        ("de_AT", ["de_DE"], "de_DE"), ("pt_PT", ["pt_BR", "pt_PT"], "pt_PT"), ("de_DE", ["en_US"], nil),
        ("de_DE", ["de_DE_frami", "de_DE"], "de_DE"), ("nb_NO", ["nn_NO", "da_DK"], nil), ("xx", ["en"], nil),
        ("", ["en"], nil), ("fr_FR", ["fr", "fr_CA"], "fr"),
    ]

    @Test("A language uses its region's dictionary, or the nearest", arguments: wishes)
    func regions(wish: String, available: [String], list: String?) {
        let speller = Speller(Words(available, []))
        #expect(speller.suggestions(for: "wrod", [wish]) == (list.map { [$0] } ?? []))
        #expect(speller.misspelled(in: Speller.Passage("wrod"), [wish]).isEmpty == (list == nil))
    }

    @Test("An abbreviation includes its period, and words at a cut are skipped")
    func edges() {
        let speller = Speller(Words(["en"], ["bzw.", "two"]))
        #expect(speller.misspelled(in: Speller.Passage("bzw. two"), ["en"]) == [])
        #expect(speller.misspelled(in: Speller.Passage("bzw two"), ["en"]) == [0..<3])
        let cut = Speller.Passage("xx yy zz", isCutAtStart: true, isCutAtEnd: true)
        #expect(speller.misspelled(in: cut, ["en"]) == [3..<5])
    }
}
