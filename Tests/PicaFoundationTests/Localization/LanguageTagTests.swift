import PicaFoundation
import Testing

@Suite("Languages are matched as in CLDR")
struct LanguageTagTests {
    private func best(_ wish: String, _ available: String, development: String = "en") -> String? {
        LanguageTag.matches(
            for: wish.split(separator: " ").map(String.init),
            in: available.split(separator: " ").map(String.init), development: development
        ).first
    }

    @Test(
        "The nearest language is used",
        arguments: [
            ("de_AT", "de fr", "de"), ("de_DE", "de_AT de", "de"), ("de", "de-DE", "de-DE"),
            ("zh_Hant_TW", "zh-Hans zh-Hant", "zh-Hant"), ("zh_TW", "zh-Hans zh-Hant", "zh-Hant"),
            ("zh_HK", "zh-Hant zh-Hans", "zh-Hant"), ("zh_CN", "zh-Hant zh-Hans", "zh-Hans"),
            ("zh_MO", "zh-Hant zh-HK", "zh-HK"),
            ("pt_PT", "pt-BR pt-PT", "pt-PT"), ("pt_BR", "pt-PT pt-BR", "pt-BR"),
            ("pt", "pt-PT pt-BR", "pt-BR"), ("pt_AO", "pt pt-PT", "pt-PT"), ("pt_PT", "pt", "pt"),
            ("es_MX", "es es-419", "es-419"), ("es_ES", "es-419 es", "es"), ("es_AR", "es-MX", "es-MX"),
            ("en_AU", "en-US en-GB", "en-GB"), ("en_US", "en-GB en", "en"),
            ("sr_Latn_RS", "sr sr-Latn", "sr-Latn"), ("sr_ME", "sr sr-Latn", "sr-Latn"),
            ("no_NO", "nb", "nb"), ("nb_NO", "no", "no"), ("nn_NO", "nb", "nb"), ("iw", "he", "he"),
            ("gsw_CH", "de", "de"), ("DE_de", "de", "de"),
        ])
    func nearest(wish: String, available: String, expected: String) {
        #expect(best(wish, available) == expected)
    }

    @Test(
        "If none is near enough the app's own language is used",
        arguments: [
            ("fr", "de it"), ("de", "gsw"), ("ja", ""), ("", "de"), ("xx_YY", "de"), ("hi", "ur"),
            ("%&$_///", "de"),
        ])
    func none(wish: String, available: String) {
        #expect(best(wish, available) == "en")
    }

    @Test("The first available language is used, including the app's own")
    func order() {
        #expect(best("ja fr de", "de fr") == "fr")
        #expect(best("en de", "de") == "en")
        #expect(best("nl de", "de", development: "nl") == "nl")
    }

    @Test("Parent languages are tried next, then the app's own")
    func chain() {
        let chain = LanguageTag.matches(for: ["de_AT"], in: ["fr", "de", "de-AT"], development: "en")
        #expect(chain == ["de-AT", "de", "en"])
    }
}
