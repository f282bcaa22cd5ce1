import PicaFoundation
import Testing

@Suite struct PluralRulesTests {
    private func forms(_ language: String, _ numbers: [String]) -> [PluralCategory] {
        numbers.compactMap { PluralOperands(digits: $0) }.map {
            PluralRules.rules(of: language).category(of: $0)
        }
    }

    @Test("Languages have plural forms")
    func languages() {
        #expect(forms("en_US", ["0", "1", "2", "1.0"]) == [.other, .one, .other, .other])
        #expect(forms("fr", ["0", "1", "1.5", "2"]) == [.one, .one, .one, .other])
        #expect(forms("pl", ["1", "2", "5", "22", "1.5"]) == [.one, .few, .many, .few, .other])
        #expect(forms("ar", ["0", "1", "2", "3", "11", "100"]) == [.zero, .one, .two, .few, .many, .other])
        #expect(forms("pt-PT", ["0", "1"]) == [.other, .one])
        #expect(forms("pt-BR", ["0", "1"]) == [.one, .one])
        #expect(forms("zh-Hant-TW", ["1"]) == [.other])
    }

    @Test("An unknown language has one form", arguments: ["tlh", "", "??"])
    func unknown(language: String) {
        #expect(forms(language, ["1", "2"]) == [.other, .other])
    }

    @Test("Every sample of every language in CLDR has its form")
    func samples() throws {
        let sources = PluralRules.sources
        try #require(sources.count > 100)
        for (language, rules) in sources {
            let own = PluralRules(rules)
            for (category, rule) in rules {
                let words = rule.split(separator: " ").drop { !$0.hasPrefix("@") }
                for word in words where word.first?.isNumber == true {
                    // Powers such as 1c6 are written by no format.
                    let ends = word.split(separator: ",").joined().split(separator: "~")
                    for end in ends where !end.contains("c") && !end.contains("e") {
                        let operands = try #require(PluralOperands(digits: end))
                        #expect(own.category(of: operands) == category, "\(end) in \(language)")
                    }
                }
            }
        }
    }

    @Test(
        "A damaged rule never matches",
        arguments: ["n %", "= 3", "n = 4..2", "q = 1", "n % 0 = 0", "n ="])
    func damaged(rule: String) throws {
        let operands = try #require(PluralOperands(digits: "4"))
        #expect(PluralRules([(.one, rule)]).category(of: operands) == .other)
    }

    @Test("Numbers of any size have a form")
    func sizes() {
        #expect(PluralRules.rules(of: "en").category(of: PluralOperands(Int.min)) == .other)
        #expect(forms("ru", [String(repeating: "9", count: 40)]).count == 1)
        #expect(PluralOperands(digits: "") == nil)
        #expect(PluralOperands(digits: "inf") == nil)
    }
}
