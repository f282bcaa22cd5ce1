import Foundation
import PicaFoundation
import Testing

@Suite struct LocalizationTests {
    private let english = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test("A literal is its own key and text")
    func literal() {
        let resource: LocalizedStringResource = "Save 100% now"
        #expect(resource.key == "Save 100% now")
        #expect(String(localized: resource) == "Save 100% now")
    }

    @Test("Values leave format specifiers in the key")
    func keys() {
        let resource: LocalizedStringResource =
            "\("a") \(1) \(2 as Int32) \(3 as UInt) \(1.5) \(2.5 as Float) \(4, specifier: "%03d") 100%"
        #expect(resource.key == "%@ %lld %d %llu %lf %f %03d 100%%")
    }

    @Test("Numbers follow the locale")
    func numbers() {
        #expect(String(localized: "\(1_234_567) files", locale: english) == "1,234,567 files")
        #expect(String(localized: "\(1_234_567) files", locale: german) == "1.234.567 files")
        #expect(String(localized: "\(0.5, specifier: "%.1f") %", locale: german) == "0,5 %")
    }

    @Test("A translation can reorder values")
    func order() throws {
        let strings = try StringsBundle(["en.lproj/Localizable.strings": #""%@ of %lld" = "%2$lld → %1$@";"#])
        let text = String(localized: "\("page") of \(7)", bundle: strings.bundle, locale: english)
        #expect(text == "7 → page")
    }

    @Test("An explicit key finds its translation, or the default value")
    func defaultValue() throws {
        let strings = try StringsBundle(["en.lproj/Phrases.strings": #"GREETING = "Good day, %@";"#])
        func text(_ key: StaticString) -> String {
            String(
                localized: LocalizedStringResource(
                    key, defaultValue: "Hello \("Ada")", table: "Phrases", bundle: .atURL(strings.url)))
        }
        #expect(text("GREETING") == "Good day, Ada")
        #expect(text("FAREWELL") == "Hello Ada")
    }

    @Test("A key and a default value work without a resource, too")
    func keyAndDefault() throws {
        let strings = try StringsBundle(["en.lproj/Phrases.strings": #"GREETING = "Good *day*, %@";"#])
        #expect(
            String(
                localized: "FAREWELL", defaultValue: "Bye \("Ada")", table: "Phrases", bundle: strings.bundle,
                locale: english) == "Bye Ada")
        let greeting = AttributedString(
            localized: "GREETING", defaultValue: "Hello \("Ada")", options: [], table: "Phrases",
            bundle: strings.bundle, locale: english)
        #expect(String(greeting.characters) == "Good day, Ada")
        #expect(greeting.runs.compactMap(\.inlinePresentationIntent) == [.emphasized])
    }

    private final class Marker {}

    private struct Fruit: CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "pear" }
    }

    @Test("A resource names its table and bundle, and a custom value its description")
    func parts() {
        let resource = LocalizedStringResource("KEY", defaultValue: "Hello", table: "T", locale: english)
        #expect(resource.table == "T")
        #expect(String(localized: resource.defaultValue, locale: english) == "Hello")
        #expect(resource.bundle == LocalizedStringResource.BundleDescription.main)
        let own = LocalizedStringResource(
            "x", bundle: LocalizedStringResource.BundleDescription.forClass(Marker.self))
        #expect(own.bundle != LocalizedStringResource.BundleDescription.main)
        #expect(String(localized: own) == "x")
        #expect(String(localized: Fruit().localizedStringResource) == "pear")
    }

    @Test(
        "A translation with an error still shows the value",
        arguments: [
            ("%@", "5"), ("%s!", "5!"), ("%f", "5"), ("%5$@.", "."), ("%lld %lld", "5 "), ("%", "%"),
            ("%q", "%q"),
            ("%99999999999999999999$@", ""), ("%n", "%n"), ("%9999d", "%9999d"), ("%%", "%"),
        ])
    func mismatch(format: String, shown: String) throws {
        let format = LocalizedFormat(format, arguments: [.signed(5)])
        #expect(format.resolved(bundle: nil, locale: english) == shown)
    }

    @Test("A nested text uses the outer text's locale")
    func nested() {
        let inner = LocalizedStringResource("\(1_000) m", locale: english)
        #expect(String(localized: "about \(inner)", locale: german) == "about 1.000 m")
    }

    @Test("A resource survives encoding and decoding")
    func coding() throws {
        let resource = LocalizedStringResource("\(3) of \("x")", table: "T", locale: german)
        let data = try JSONEncoder().encode(resource)
        #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
    }
}
