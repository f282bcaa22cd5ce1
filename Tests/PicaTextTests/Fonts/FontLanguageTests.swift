import CPicaICU
import Testing

@testable import PicaText

@Suite("The language for font selection")
struct FontLanguageTests {
    /// The number of a script by a letter of it.
    private func script(_ letter: Unicode.Scalar) -> UInt8 { UInt8(icu_getScript(Int32(letter.value))) }

    private func language(_ letter: Unicode.Scalar, text: String? = nil, user: String = "C") -> String? {
        FontLanguage.language(of: script(letter), preferring: text, user: user)
    }

    @Test("Han follows the text's language, then the user's, and otherwise simplified Chinese")
    func han() {
        #expect(language("直", user: "ja_JP.UTF-8") == "ja")
        #expect(language("直", user: "ko_KR") == "ko")
        #expect(language("直", user: "zh_TW.Big5") == "zh-tw")
        #expect(language("直", user: "zh_HK@x") == "zh-hk")
        #expect(language("直", user: "zh_Hant") == "zh-tw")
        #expect(language("直", user: "zh_SG") == "zh-cn")
        #expect(language("直", user: "yue") == "zh-hk")
        #expect(language("直", user: "de_DE") == "zh-cn")
        #expect(language("直", user: "C") == "zh-cn")
        #expect(language("直", user: "") == "zh-cn")
        #expect(language("直", text: "zh-Hant-MO", user: "ja_JP") == "zh-hk")
        #expect(language("直", text: "en", user: "ja_JP") == "ja")
        #expect(language("ボ", text: "en") == "ja")
        #expect(language("ㄅ") == "zh-tw")
    }

    @Test("A language not written in the script gives way to one that is")
    func otherScript() {
        #expect(language("ب", text: "en") == "ar")
        #expect(language("ب", text: "fa", user: "en_US.UTF-8") == "fa")
        #expect(language("ب", text: "en-US", user: "ur_PK.UTF-8") == "ur")
        #expect(language("क", text: "ja") == "hi")
        #expect(language("क", text: "mr-IN") == "mr")
        #expect(language("ж", text: "sr-Latn") == "ru")
        #expect(language("ж", text: "sr") == "sr")
        #expect(language("a", text: "sr-Latn") == "sr")
        #expect(language("ก", text: "en") == "th")
        #expect(language("ᠮ") == "mn-cn")
        #expect(language("ܐ") == "syr")
    }

    @Test("Symbols without a script use the text's language")
    func common() {
        #expect(language("。", text: "ja-JP") == "ja")
        #expect(language("。") == nil)
    }

    @Test(
        "An invalid locale does no harm",
        arguments: [
            "", "-", "x", "zz-Zzzz-ZZ", "🙂", "@.",
            "a_very_long_name_that_is_no_locale_at_all_and_goes_on_and_on_and_on_and_on_and_on",
        ])
    func nonsense(name: String) {
        #expect(language("ب", text: name, user: name) == "ar")
    }
}
