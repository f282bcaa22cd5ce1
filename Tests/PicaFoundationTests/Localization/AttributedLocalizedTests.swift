import Foundation
import PicaFoundation
import Testing

@Suite("A localized text can contain Markdown") struct AttributedLocalizedTests {
    private func runs(_ string: AttributedString) -> [String] {
        string.runs.map { run in
            let text = String(string[run.range].characters)
            let intent = run.inlinePresentationIntent.map { "\($0.rawValue)" }
            return [text, intent, run.link?.absoluteString].compactMap(\.self).joined(separator: "|")
        }
    }

    @Test("Emphasis, code, strikethrough and links become attributes")
    func marks() {
        let text = AttributedString(localized: "a *b* **c _d_** `e*` ~~f~~ [g](https://h.i/?j=k)")
        #expect(
            runs(text) == [
                "a ", "b|1", " ", "c |2", "d|3", " ", "e*|4", " ", "f|32", " ", "g|https://h.i/?j=k",
            ])
    }

    @Test("Values are not Markdown, whatever they contain, and are percent-encoded in links")
    func values() {
        let name = "*x* [y](z)"
        let text = AttributedString(localized: "**\(name)** [\(2)](https://a.b/\("c d/e"))")
        #expect(runs(text) == ["*x* [y](z)|2", " ", "2|https://a.b/c%20d%2Fe"])
    }

    @Test("A value's own attributes are kept")
    func attributed() {
        var own = AttributedString("own")
        own.link = URL(string: "https://own.org")
        let text = AttributedString(localized: "an *\(own)* one")
        #expect(runs(text) == ["an ", "own|1|https://own.org", " one"])
        #expect(String(localized: "an \(own) one") == "an own one")
    }

    @Test(
        "Line breaks, spaces and block markers stay as they are",
        arguments: [
            "# a", "- a *b", "1. x_y", "  a  \n\n   b\t*", "> a\n===\n*", "    *a", "~~~", "```", "a\\",
            "|a|b|\n|-|-|",
        ])
    func lines(text: String) {
        #expect(String(AttributedString(localized: String.LocalizationValue(text)).characters) == text)
    }

    @Test("An English noun takes the form for its number")
    func inflection() {
        func text(_ count: Int, _ locale: String = "en_US") -> String {
            String(
                AttributedString(
                    localized: "Add ^[\(count) **new** ITEM](inflect: true) now",
                    locale: Locale(identifier: locale)
                ).characters)
        }
        #expect(text(1) == "Add 1 new ITEM now")
        #expect(text(2_000) == "Add 2,000 new ITEMS now")
        #expect(text(0) == "Add 0 new ITEMS now")
        #expect(
            String(AttributedString(localized: "^[\(3) child](inflect: true)!").characters) == "3 children!")
        #expect(String(AttributedString(localized: "^[\(3) day](other: true)").characters) == "3 day")
    }

    @Test("Words in other languages are not inflected")
    func otherLanguages() throws {
        let bundle = try StringsBundle([
            "de.lproj/Localizable.strings": #""%lld" = "^[%lld Tag](inflect: true)";"#
        ])
        let text = AttributedString(
            localized: "\(2)", bundle: bundle.bundle, locale: Locale(identifier: "de"))
        #expect(String(text.characters) == "2 Tag")
    }

    @Test("Values can be numbered")
    func replacements() throws {
        let bundle = try StringsBundle(["de.lproj/Localizable.strings": #""%@ %@" = "%2$@, %1$@";"#])
        let text = AttributedString(
            localized: "\("a") \("b")", options: .applyReplacementIndexAttribute, bundle: bundle.bundle,
            locale: Locale(identifier: "de"))
        #expect(text.runs.map(\.replacementIndex) == [2, nil, 1])
    }

    @Test(
        "Deep and long Markdown finishes", arguments: ["*", "[", "**a ", "^[", "`", "~~x", "![", "<a>", "&"])
    func bounds(piece: String) {
        let text = String(repeating: piece, count: 20_000)
        #expect(!AttributedString(localized: String.LocalizationValue(text)).characters.isEmpty)
    }
}
