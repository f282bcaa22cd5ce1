import Foundation
import PicaFoundation
import Testing

@Suite("A catalog contains the texts of all languages")
struct StringCatalogTests {
    private func bundle(_ strings: String, source: String = "en") throws -> StringsBundle {
        try StringsBundle(catalog: strings, source: source)
    }

    @Test("The locale selects the language or the nearest one, and the key is the fallback")
    func languages() throws {
        let bundle = try bundle(
            #"""
            "Hello": { "comment": "x", "extractionState": "manual", "localizations": {
                "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
                "de-AT": { "stringUnit": { "state": "translated", "value": "Servus" } } } },
            "Bye": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Tschüss" } } } },
            "Only": {}
            """#)
        #expect(bundle.text("Hello", "de_DE") == "Hallo")
        #expect(bundle.text("Hello", "de_AT") == "Servus")
        #expect(bundle.text("Bye", "de_AT") == "Tschüss")
        #expect(bundle.text("Hello", "en_US") == "Hello")
        #expect(bundle.text("Hello", "ja") == "Hello")
        #expect(bundle.text("Only", "de") == "Only")
        #expect(bundle.text("Unknown", "de") == "Unknown")
    }

    @Test("An untranslated text shows in the source language")
    func source() throws {
        let bundle = try bundle(
            #"""
            "GREETING": { "localizations": {
                "nl": { "stringUnit": { "state": "translated", "value": "Hallo" } },
                "de": { "stringUnit": { "state": "new", "value": "" } } } },
            "ONLY_DE": { "localizations": { "de": { "stringUnit": { "state": "needs_review", "value": "Nur" } } } }
            """#, source: "nl")
        #expect(bundle.text("GREETING", "de") == "Hallo")
        #expect(bundle.text("GREETING", "fr") == "Hallo")
        #expect(bundle.text("ONLY_DE", "de") == "Nur")
    }

    private static let files = #"""
        "%lld files": { "localizations": {
            "en": { "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%lld file" } },
                "other": { "stringUnit": { "state": "translated", "value": "%lld files" } } } } },
            "pl": { "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%lld plik" } },
                "few": { "stringUnit": { "state": "translated", "value": "%lld pliki" } },
                "many": { "stringUnit": { "state": "translated", "value": "%lld plików" } },
                "other": { "stringUnit": { "state": "translated", "value": "%lld pliku" } } } } },
            "de": { "variations": { "plural": {
                "zero": { "stringUnit": { "state": "translated", "value": "keine Dateien" } },
                "one": { "stringUnit": { "state": "translated", "value": "eine Datei" } },
                "other": { "stringUnit": { "state": "translated", "value": "%lld Dateien" } } } } } } }
        """#

    @Test(
        "A number selects its form by the language's rules",
        arguments: [
            ("en", 0, "0 files"), ("en", 1, "1 file"), ("en_US", 1_234, "1,234 files"), ("pl", 1, "1 plik"),
            ("pl", 3, "3 pliki"), ("pl", 5, "5 plików"), ("pl", 22, "22 pliki"), ("de", 0, "keine Dateien"),
            ("de", 1, "eine Datei"), ("de", -1, "eine Datei"), ("de", 7_000, "7.000 Dateien"),
            // English if there is no French, by English rules: in French 0 is singular.
            ("fr", 0, "0 files"),
        ])
    func plural(locale: String, count: Int, shown: String) throws {
        #expect(try bundle(Self.files).text("\(count) files", locale) == shown)
    }

    @Test("Substitutions have their own numbers, in any order")
    func substitutions() throws {
        let bundle = try bundle(
            #"""
            "%lld people in %lld rooms": { "localizations": { "en": {
                "stringUnit": { "state": "translated", "value": "In %#@rooms@: %#@people@" },
                "substitutions": {
                    "people": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                        "one": { "stringUnit": { "state": "translated", "value": "%arg person" } },
                        "other": { "stringUnit": { "state": "translated", "value": "%arg people" } } } } },
                    "rooms": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                        "one": { "stringUnit": { "state": "translated", "value": "one room" } },
                        "other": { "stringUnit": { "state": "translated", "value": "%arg rooms" } } } } } } } } }
            """#)
        #expect(bundle.text("\(1) people in \(3) rooms", "en") == "In 3 rooms: 1 person")
        #expect(bundle.text("\(4_000) people in \(1) rooms", "en_US") == "In one room: 4,000 people")
    }

    @Test("A desktop counts as the Mac device, or as other")
    func devices() throws {
        let bundle = try bundle(
            #"""
            "Tap": { "localizations": { "en": { "variations": { "device": {
                "iphone": { "stringUnit": { "state": "translated", "value": "Tap" } },
                "mac": { "stringUnit": { "state": "translated", "value": "Click" } },
                "other": { "stringUnit": { "state": "translated", "value": "Press" } } } } } } },
            "%lld taps": { "localizations": { "en": { "variations": { "device": {
                "other": { "variations": { "plural": {
                    "one": { "stringUnit": { "state": "translated", "value": "%lld press" } },
                    "other": { "stringUnit": { "state": "translated", "value": "%lld presses" } } } } } } } } } }
            """#)
        #expect(bundle.text("Tap", "en") == "Click")
        #expect(bundle.text("\(1) taps", "en") == "1 press")
        #expect(bundle.text("\(2) taps", "en") == "2 presses")
    }

    @Test("Every requested value is shown in its position", arguments: [0, 1, 2])
    func positions(count: Int) throws {
        let bundle = try bundle(
            #"""
            "%@ has %lld of %@": { "localizations": { "de": { "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%3$@: %1$@ hat %2$lld Stück" } },
                "other": { "stringUnit": { "state": "translated", "value": "%3$@: %1$@ hat %2$lld Stücke" } } } } } } }
            """#)
        #expect(
            bundle.text("\("Ada") has \(count) of \("Tee")", "de")
                == "Tee: Ada hat \(count) \(count == 1 ? "Stück" : "Stücke")")
    }

    @Test(
        "A damaged catalog is reported, and the key is shown",
        arguments: [
            "", "{", "[]", "{\"strings\": 3}", "{\"strings\": {\"Hello\": ", "{} {}", "nonsense",
            "{\"strings\": {\"Hello\": {\"localizations\": {\"de\": {\"stringUnit\": []}}}}}",
            "{\"strings\": {\"Hello\": {\"localizations\": {\"de\": \"Hallo\\",
            "{\"strings\": {\"Hello\": {\"localizations\": {\"de\": " + String(repeating: "[", count: 100_000)
                + String(repeating: "]", count: 100_000) + "}}}}",
        ])
    func damaged(text: String) throws {
        let bundle = try StringsBundle(["Localizable.xcstrings": text])
        #expect(bundle.text("Hello", "de") == "Hello")
    }

    @Test("A recursive substitution terminates")
    func endless() throws {
        let bundle = try bundle(
            #"""
            "%lld": { "localizations": { "en": {
                "stringUnit": { "state": "translated", "value": "%#@a@" },
                "substitutions": { "a": { "argNum": 1, "variations": { "plural": {
                    "other": { "stringUnit": { "value": "x%#@a@%#@a@%#@b@%2$#@a@" } } } } } } } } }
            """#)
        #expect(bundle.text("\(1)", "en").hasPrefix("x"))
    }

    @Test("JSON strings are decoded exactly")
    func escapes() throws {
        let bundle = try bundle(
            #"""
            "a \"b\" \\": { "localizations": { "de": { "stringUnit": {
                "value": "\u00e4\n\t\"\\\/ \ud83d\ude00 é" } } } }
            """#)
        #expect(bundle.text("a \"b\" \\", "de") == "ä\n\t\"\\/ 😀 é")
    }

    @Test("A file is read once, however many keys and languages are looked up")
    func readingOnce() throws {
        let bundle = try bundle(
            #"""
            "a": { "localizations": { "de": { "stringUnit": { "value": "A" } } } },
            "b": { "localizations": { "de": { "stringUnit": { "value": "B" } } } }
            """#)
        #expect(bundle.text("a", "de") == "A")
        let file = bundle.url.appendingPathComponent("Localizable.xcstrings")
        try FileManager.default.removeItem(at: file)
        #expect(bundle.text("b", "de") == "B")
        #expect(bundle.text("b", "de_AT") == "B")
    }
}
