import Foundation
import PicaTesting
import PicaUI
import Testing

/// The examples of `docs/guides/localization.md`.
@MainActor @Suite("Guide: localization") struct LocalizationGuide {
    struct Greeting: View {
        let title: LocalizedStringKey
        let count: Int

        var body: some View {
            Text(title)
            Text("\(count) unread letters")
        }
    }

    private struct Sent: View {
        let date: Date

        var body: some View {
            Text("Sent \(date, format: .dateTime.day().month(.wide))")
        }
    }

    private struct Model {
        let total = 1200
    }

    private struct Total: View {
        let model = Model()

        var body: some View {
            Text("\(model.total /* %lld */) files")
        }
    }

    private func items(_ count: Int) -> AttributedString {
        AttributedString(localized: "^[\(count) item](inflect: true)")
    }

    /// A folder with a table, removed with the test.
    private final class Tables {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Pica-\(UUID().uuidString).bundle")
        let bundle: Bundle

        init(_ words: String) throws {
            let german = folder.appendingPathComponent("de.lproj")
            try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
            try words.write(
                to: german.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
            bundle = try #require(Bundle(url: folder))
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    @Test("A text without a table shows its key in any language")
    func keys() {
        let app = TestHost { Greeting(title: "Good morning!", count: 2) }
        app.setEnvironment(\.locale, Locale(identifier: "de"))
        #expect(app.texts == ["Good morning!", "2 unread letters"])
    }

    @Test("A table's translation shows in its language, with reordered values")
    func tables() throws {
        let tables = try Tables(
            #"""
            "Hello" = "Hallo";
            "%lld files in %@" = "%2$@: %1$lld";
            """#)
        let app = TestHost {
            Text("Hello", bundle: tables.bundle)
            Text("\(2000) files in \("notes")", bundle: tables.bundle)
        }
        #expect(app.texts == ["Hello", "2,000 files in notes"])
        app.setEnvironment(\.locale, Locale(identifier: "de_AT"))
        #expect(app.texts.first == "Hallo" && app.texts.last?.hasPrefix("notes: 2") == true)
    }

    @Test("Formats follow the environment, and English nouns are inflected")
    func formats() {
        let app = TestHost {
            Sent(date: Date(timeIntervalSinceReferenceDate: 86400))
            Total()
            Text(items(2))
            Text(items(1))
        }
        app.setEnvironment(\.timeZone, .gmt)
        #expect(app.texts == ["Sent January 2", "1,200 files", "2 items", "1 item"])
        app.setEnvironment(\.locale, Locale(identifier: "de"))
        #expect(app.texts.prefix(2) == ["Sent 2. Januar", "1.200 files"])
    }
}
