import Foundation
import PicaFoundation
import Testing

@Suite
struct UserLocaleTests {
    @Test(
        "POSIX's name of a locale becomes Foundation's",
        arguments: [
            ("de_DE.UTF-8", "de_DE"), ("ja", "ja"), ("de_AT@euro", "de_AT"),
            ("sr_RS.UTF-8@latin", "sr_Latn_RS"),
            ("uz@cyrillic", "uz_Cyrl"),
        ])
    func names(posix: String, foundation: String) {
        #expect(UserLocale.identifier(ofPOSIX: posix) == foundation)
    }

    @Test("The locales of no person name none", arguments: ["C", "POSIX", "C.UTF-8", "", "@euro", ".UTF-8"])
    func nobody(posix: String) {
        #expect(UserLocale.identifier(ofPOSIX: posix) == nil)
    }

    @Test("Text takes its language from a locale's name, and from its keywords' meaning where it has any")
    func language() {
        #expect(Locale(identifier: "zh_Hant_TW").textLanguage == "zh-Hant-TW")
        #expect(Locale(identifier: "ja_JP@lb=strict").textLanguage == "ja-JP-u-lb-strict")
    }
}
