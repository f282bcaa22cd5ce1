import Foundation
import PicaFoundation
import Testing

@testable import PicaText

@Suite struct TextSearchTests {
    private func matches(
        _ text: String, in body: String, caseSensitive: Bool = false, words: Bool = false,
        expression: Bool = false
    ) throws -> [String] {
        try ranges(text, in: Rope(body), caseSensitive: caseSensitive, words: words, expression: expression)
            .map { Rope(body).string(in: $0) }
    }

    private func ranges(
        _ text: String, in rope: Rope, caseSensitive: Bool = false, words: Bool = false,
        expression: Bool = false
    ) throws -> [Range<Int>] {
        var query = SearchQuery()
        (query.text, query.isCaseSensitive) = (text, caseSensitive)
        (query.isWholeWords, query.isRegularExpression) = (words, expression)
        var found: [Range<Int>] = []
        try TextSearch(query).forEachMatch(in: rope, 0..<rope.utf8Count) {
            found.append($0)
            return true
        }
        return found
    }

    @Test("Search ignores or matches letter case in all scripts")
    func cases() throws {
        #expect(try matches("straße", in: "Straße STRASSE straße") == ["Straße", "straße"])
        #expect(try matches("привет", in: "Привет ПРИВЕТ привет") == ["Привет", "ПРИВЕТ", "привет"])
        #expect(try matches("ÉTÉ", in: "été Été eté", caseSensitive: false) == ["été", "Été"])
        #expect(try matches("Été", in: "été Été ÉTÉ", caseSensitive: true) == ["Été"])
        #expect(try matches("漢字", in: "漢字と漢字") == ["漢字", "漢字"])
        // Bytes of two letters that together make a third are not it.
        #expect(try matches("я", in: "яЯѯЏ") == ["я", "Я"])
    }

    @Test("A part of a grapheme is no match")
    func graphemes() throws {
        #expect(try matches("e", in: "e\u{301}e") == ["e"])
        #expect(try matches("👨", in: "👨‍👩‍👧👨") == ["👨"])
        #expect(try matches("\u{301}", in: "e\u{301}") == [])
    }

    @Test("Whole words are delimited by anything but letters, digits and underscores")
    func words() throws {
        #expect(try ranges("cat", in: "cat cats concat cat_ cat. (cat)cat9", words: true).count == 3)
        #expect(try ranges("mot", in: "mot émot moté", words: true).count == 1)
    }

    @Test("Matches do not overlap, and none is missed at chunk boundaries of the rope")
    func stretches() throws {
        #expect(try ranges("aa", in: "aaaaa") == [0..<2, 2..<4])
        let needle = "the needle that is looked for"
        for before in stride(from: 0, to: 5000, by: 37) {
            let rope = Rope(
                String(repeating: "x", count: before) + needle + String(repeating: "y", count: 3000))
            #expect(try ranges(needle, in: rope) == [before..<before + needle.utf8.count])
        }
    }

    @Test("Results match a slow reference search for random texts and queries", arguments: 0..<200)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        let letters = ["a", "b", "A", "é", "É", "д", "Д", " ", "\n", "漢", "ß"]
        let text = (0..<next(3000)).map { _ in letters[next(letters.count)] }.joined()
        let query = (0..<1 + next(4)).map { _ in letters[next(8)] }.joined()
        var expected: [Range<Int>] = []
        let characters = Array(text), wanted = Array(query.lowercased())
        var offsets = [0]
        for character in characters { offsets.append(offsets[offsets.count - 1] + character.utf8.count) }
        var at = 0
        while at + wanted.count <= characters.count {
            if characters[at..<at + wanted.count].map({ Character($0.lowercased()) }) == wanted {
                expected.append(offsets[at]..<offsets[at + wanted.count])
                at += wanted.count
            } else {
                at += 1
            }
        }
        #expect(try ranges(query, in: Rope(text)) == expected, "\(query.debugDescription) seed \(seed)")
    }

    @Test("Expressions match by lines; invalid ones are rejected")
    func expressions() throws {
        #expect(try matches("^b.*$", in: "abc\nbcd\nbb", expression: true) == ["bcd", "bb"])
        #expect(try matches("é+", in: "aéé É", expression: true) == ["éé", "É"])
        #expect(try matches("x*", in: "axxb", expression: true) == ["", "xx", "", ""])
        for text in ["(", "[a", "a{2,1}", "*"] {
            #expect(throws: TextSearch.Fault.notAnExpression) { try matches(text, in: "a", expression: true) }
        }
        #expect(throws: TextSearch.Fault.empty) { try matches("", in: "a") }
    }

    @Test(
        "A runaway expression stops at its step or time limit",
        arguments: [
            ("(a+)+$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab"),
            ("(\\w+\\s?)+$", "The quick brown fox jumps over the lazy dog and never comes back again!"),
            ("(.*)*=", "no sign of equality in this line of text, which is long enough to take forever"),
            ("(a|a)*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
        ])
    func endless(pattern: String, text: String) throws {
        var query = SearchQuery()
        (query.text, query.isRegularExpression) = (pattern, true)
        let search = try TextSearch(query)
        let rope = Rope(text)
        func run(_ budget: WorkBudget) throws {
            try search.forEachMatch(in: rope, 0..<rope.utf8Count, within: budget) { _ in true }
        }
        #expect(throws: WorkBudget.Exhausted.steps) { try run(WorkBudget(steps: 12)) }
        #expect(throws: WorkBudget.Exhausted.time) { try run(WorkBudget(time: .milliseconds(20))) }
        let cancelled = WorkBudget()
        cancelled.cancel()
        #expect(throws: WorkBudget.Exhausted.cancelled) { try run(cancelled) }
        #expect(throws: WorkBudget.Exhausted.steps) {
            _ = try search.replacement(of: 0..<1, by: "$0", in: rope, within: WorkBudget(steps: 2))
        }
    }

    @Test("An ordinary expression wastes no step, however long the text")
    func ordinary() throws {
        var query = SearchQuery()
        (query.text, query.isRegularExpression) = ("[a-z]+x", true)
        let rope = Rope(String(repeating: "the fox jumps over it\n", count: 20_000))
        var count = 0
        try TextSearch(query).forEachMatch(in: rope, 0..<rope.utf8Count, within: WorkBudget(steps: 0)) { _ in
            count += 1
            return true
        }
        #expect(count == 20_000)
    }

    @Test(
        "An expression can match the empty string",
        arguments: [
            ("^", "a\nb\n\nc", [0, 2, 4, 5]), ("$", "a\nb\n\nc", [1, 3, 4, 6]), ("^$", "a\nb\n\nc", [4]),
            ("(?=a)", "aXaa", [0, 2, 3]), ("\\b", "a b", [0, 1, 2, 3]), ("^", "", [0]), ("$", "a\n", [1, 2]),
        ])
    func empty(pattern: String, text: String, places: [Int]) throws {
        let found = try ranges(pattern, in: Rope(text), expression: true)
        #expect(found == places.map { $0..<$0 })
        // The same in a text of many pieces.
        let long = Rope(String(repeating: "filling lines\n", count: 40_000) + text)
        let start = 14 * 40_000
        #expect(
            try ranges(pattern, in: long, expression: true).filter { $0.lowerBound >= start }
                == places.map { start + $0..<start + $0 } || pattern == "(?=a)" || text.isEmpty)
        if !text.isEmpty, pattern == "^" || pattern == "$" {
            #expect(try ranges(pattern, in: long, expression: true).count == 40_000 + places.count)
        }
    }

    @Test("Line anchors match at real line boundaries, even in a partial search")
    func parts() throws {
        var query = SearchQuery()
        query.isRegularExpression = true
        let rope = Rope("one two\nthree")
        for (pattern, part, found) in [
            ("^", 2..<7, []), ("$", 0..<4, []), ("^t", 2..<13, [8..<9]), ("\\bt", 5..<7, []),
        ] {
            query.text = pattern
            var ranges: [Range<Int>] = []
            try TextSearch(query).forEachMatch(in: rope, part) {
                ranges.append($0)
                return true
            }
            #expect(ranges == found, "\(pattern)")
        }
    }

    @Test("All matches of a long text are found") func long() throws {
        let rope = Rope(String(repeating: "ab cd\n", count: 20_000))
        #expect(try ranges("(\\w)(\\w)", in: rope, expression: true).count == 40_000)
    }

    @Test("Replacing several matches equals replacing each alone")
    func replacements() throws {
        var query = SearchQuery()
        (query.text, query.isRegularExpression) = ("(\\w)(\\w)", true)
        let search = try TextSearch(query)
        let rope = Rope("abcd ef\ng hi\n")
        let found = try ranges(query.text, in: rope, expression: true)
        #expect(try search.replacements(of: found, by: "$2$1", in: rope) == ["ba", "dc", "fe", "ih"])
        #expect(try search.replacements(of: found, by: "x", in: rope) == ["x", "x", "x", "x"])
    }

    @Test("After random edits the matches equal those of a fresh search", arguments: 0..<50)
    func edits(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        var query = SearchQuery()
        let texts = ["ab", "a", "b a", "b\\w", "^", "a$", "a\\nb", "^$", "(?=a)"]
        query.text = texts[seed % texts.count]
        query.isRegularExpression = seed % texts.count >= 3
        query.isWholeWords = seed % 3 == 0
        let search = try TextSearch(query)
        func all(_ rope: Rope, _ range: Range<Int>) throws -> ContiguousArray<Range<Int>> {
            var found = ContiguousArray<Range<Int>>()
            try search.forEachMatch(in: rope, range) {
                found.append($0)
                return true
            }
            return found
        }
        var rope = Rope("ab ba aba")
        var list = MatchList()
        list.append(try all(rope, 0..<rope.utf8Count), isBefore: false)
        for step in 0..<60 {
            let lower = next(rope.utf8Count + 1)
            let upper = min(rope.utf8Count, lower + next(4))
            let text = (0..<next(5)).map { _ in ["a", "b", " ", "\n"][next(4)] }.joined()
            rope.replace(lower..<upper, with: text)
            let edit = TextEdit(range: lower..<upper, newCount: text.utf8.count)
            try list.update(for: edit, reach: search.reach(of: edit, in: rope)) { try all(rope, $0) }
            #expect(try Array(list) == Array(all(rope, 0..<rope.utf8Count)), "seed \(seed), step \(step)")
        }
    }
}
