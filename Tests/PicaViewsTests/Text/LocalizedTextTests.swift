import Foundation
import PicaTesting
import PicaUI
import Testing

@MainActor @Suite("Texts use the language of their environment") struct LocalizedTextTests {
    @Test("A key can be made of a string, which is parsed like a literal")
    func keyOfString() throws {
        let words = "Some **bold** words"
        let app = try mount { Text(LocalizedStringKey(words)) }
        #expect(app.texts == ["Some bold words"])
        #expect(LocalizedStringKey(words) == "Some **bold** words")
    }

    nonisolated private static let catalog = #"""
        { "sourceLanguage": "en", "version": "1.0", "strings": {
            "Hello": { "localizations": {
                "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
                "ar": { "stringUnit": { "state": "translated", "value": "مرحبا" } } } },
            "%lld of %@": { "localizations": {
                "en": { "variations": { "plural": {
                    "one": { "stringUnit": { "state": "translated", "value": "one of %2$@" } },
                    "other": { "stringUnit": { "state": "translated", "value": "%lld of %@" } } } } },
                "de": { "variations": { "plural": {
                    "one": { "stringUnit": { "state": "translated", "value": "%2$@: eine" } },
                    "other": { "stringUnit": { "state": "translated", "value": "%2$@: %1$lld" } } } } } } },
            "WHEN": { "localizations": {
                "en": { "stringUnit": { "state": "translated", "value": "on %@" } },
                "de": { "stringUnit": { "state": "translated", "value": "am %@" } } } }
        } }
        """#

    /// A folder of translations, removed with the test.
    private final class Strings {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Pica-\(UUID().uuidString).bundle")
        let bundle: Bundle

        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try LocalizedTextTests.catalog.write(
                to: url.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
            bundle = try #require(Bundle(url: url))
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    @Test("A new locale in the environment changes the displayed text")
    func changing() throws {
        let strings = try Strings()
        let app = try mount {
            Text("Hello", bundle: strings.bundle)
            Text("Hello", bundle: strings.bundle).environment(\.locale, Locale(identifier: "ar_EG"))
        }
        #expect(app.texts == ["Hello", "مرحبا"])
        app.setEnvironment(\.locale, Locale(identifier: "de_AT"))
        #expect(app.texts == ["Hallo", "مرحبا"])
        app.setEnvironment(\.locale, Locale(identifier: "ja"))
        #expect(app.texts == ["Hello", "مرحبا"])
    }

    @Test("A translation has plural forms and its own order, and texts keep their style")
    func forms() throws {
        let strings = try Strings()
        @MainActor func shown(_ count: Int, _ locale: String) throws -> [String] {
            try mount {
                Text("\(count) of \(Text("all").bold())", bundle: strings.bundle)
                    .environment(\.locale, Locale(identifier: locale))
            }.texts
        }
        #expect(try shown(1, "en") == ["one of all"])
        #expect(try shown(2_000, "en_US") == ["2,000 of all"])
        #expect(try shown(1, "de") == ["all: eine"])
        #expect(try shown(2_000, "de") == ["all: 2.000"])
    }

    @Test("A resource uses the environment's language, and its values the locale's format")
    func resources() throws {
        let strings = try Strings()
        let resource = LocalizedStringResource(
            "WHEN", defaultValue: "at \("noon")", bundle: .atURL(strings.url))
        let app = try mount { Text(resource) }
        #expect(app.texts == ["on noon"])
        app.setEnvironment(\.locale, Locale(identifier: "de"))
        #expect(app.texts == ["am noon"])
    }

    @Test("A formatted value follows the environment's locale unless its style has one")
    func formats() throws {
        let date = Date(timeIntervalSince1970: 0)
        var style = Date.FormatStyle(date: .long, time: .omitted)
        style.timeZone = .gmt
        let french = style.locale(Locale(identifier: "fr"))
        let app = try mount {
            Text("\(date, format: style) – \(date, format: french) – \(0.5, format: .number)")
        }
        #expect(app.texts == ["January 1, 1970 – 1 janvier 1970 – 0.5"])
        app.setEnvironment(\.locale, Locale(identifier: "de"))
        #expect(app.texts == ["1. Januar 1970 – 1 janvier 1970 – 0,5"])
    }

    @Test("Numbers of all types have format specifiers in the key")
    func keys() throws {
        let file = "\"%d %u %lld %llu %f %lf %lf %03d %@\" = \"alles\";"
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Pica-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: url) }
        let folder = url.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try file.write(to: folder.appendingPathComponent("T.strings"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(url: url))
        let app = try mount {
            Text(
                "\(1 as Int8) \(2 as UInt16) \(3) \(4 as UInt) \(5 as Float) \(6.0) \(7 as CGFloat) \(8, specifier: "%03d") \("nine")",
                tableName: "T", bundle: bundle
            )
            .environment(\.locale, Locale(identifier: "de"))
        }
        #expect(app.texts == ["alles"])
    }
}
