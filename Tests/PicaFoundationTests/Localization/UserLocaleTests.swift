import Foundation
import PicaFoundation
import Testing

@Suite
struct UserLocaleTests {
    @Test(
        "POSIX locale names become Foundation's",
        arguments: [
            ("de_DE.UTF-8", "de_DE"), ("ja", "ja"), ("de_AT@euro", "de_AT"),
            ("sr_RS.UTF-8@latin", "sr_Latn_RS"),
            ("uz@cyrillic", "uz_Cyrl"),
        ])
    func names(posix: String, foundation: String) {
        #expect(UserLocale.identifier(ofPOSIX: posix) == foundation)
    }

    @Test(
        "The C and POSIX locales name no language",
        arguments: ["C", "POSIX", "C.UTF-8", "", "@euro", ".UTF-8", "a b", "../x", "ä"])
    func nobody(posix: String) {
        #expect(UserLocale.identifier(ofPOSIX: posix) == nil)
    }

    private func user(_ variables: [String: String]) -> UserLocale {
        UserLocale { variables[$0] }
    }

    @Test(
        "An empty environment is English",
        arguments: [[:], ["LANG": "C.UTF-8"], ["LC_ALL": "C", "LANG": "de_DE"]])
    func unset(variables: [String: String]) {
        #expect(user(variables).languages == ["en"])
        #expect(user(variables).identifier == "en_001")
    }

    @Test("LC_ALL precedes LC_MESSAGES, which precedes LANG")
    func precedence() {
        #expect(user(["LANG": "de_DE.UTF-8"]).languages == ["de_DE"])
        #expect(user(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"]).languages == ["fr_FR"])
        let all = user(["LC_ALL": "es_ES", "LC_MESSAGES": "fr_FR", "LC_TIME": "it_IT", "LANG": "de_DE"])
        #expect(all.languages == ["es_ES"])
        #expect(all.identifier == "es_ES")
    }

    @Test("LANGUAGE lists languages in order, and the locale's own comes last")
    func list() {
        let both = user(["LANGUAGE": "de_AT:fr", "LANG": "en_GB.UTF-8"])
        #expect(both.languages == ["de_AT", "fr", "en_GB"])
        #expect(user(["LANGUAGE": "de"]).languages == ["de"])
        #expect(user(["LANGUAGE": "de", "LANG": "C.UTF-8"]).identifier == "de")
    }

    @Test("An explicit C locale overrides other languages")
    func plain() {
        #expect(user(["LANGUAGE": "de", "LC_ALL": "C"]).languages == ["en"])
        #expect(user(["LANGUAGE": "de", "LANG": "POSIX"]).languages == ["en"])
    }

    @Test("Numbers and dates follow the region of LC_TIME, or else of LC_NUMERIC")
    func formats() {
        #expect(user(["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"]).identifier == "en_DE")
        #expect(user(["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_CH.UTF-8"]).identifier == "en_CH")
        #expect(user(["LANG": "en_US.UTF-8", "LC_TIME": "C"]).identifier == "en_US")
        #expect(user(["LANGUAGE": "de", "LANG": "en_US.UTF-8"]).identifier == "de_US")
        #expect(user(["LANG": "C.UTF-8", "LC_TIME": "de_DE.UTF-8"]).identifier == "en_DE")
    }

    @Test("A language keeps its script if another region would change it")
    func script() {
        #expect(user(["LANGUAGE": "zh_TW", "LANG": "de_DE"]).identifier == "zh_Hant_DE")
    }

    @Test("Text takes its language from a locale's name and its keywords")
    func language() {
        #expect(Locale(identifier: "zh_Hant_TW").textLanguage == "zh-Hant-TW")
        #expect(Locale(identifier: "ja_JP@lb=strict").textLanguage == "ja-JP-u-lb-strict")
    }
}
