import Foundation
import PicaUI

/// Looking keys up in a catalog of 10,000 texts in three languages.
@MainActor enum Localization {
    private static let count = 10_000

    static func run() {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "PicaBench-\(getpid()).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let data = Data(catalog.utf8)
            try data.write(to: folder.appendingPathComponent("Localizable.xcstrings"))
            Report.emit("localization.catalogue", Double(data.count) / 1_048_576, "MiB")
        } catch {
            return print("localization: \(error)")
        }
        guard let bundle = Bundle(url: folder) else { return }
        let german = Locale(identifier: "de")
        func text(_ index: Int) -> String {
            String(localized: String.LocalizationValue(key(index)), bundle: bundle, locale: german)
        }
        func counted(_ index: Int) -> String {
            String(localized: "\(index) files", bundle: bundle, locale: german)
        }
        // The cost of a locale's first use is not the catalog's.
        _ = String(localized: "\(1) warm", locale: german)
        let before = Memory.resident
        let start = Clock.now
        guard text(count / 2) == "Übersetzung \(count / 2)" else { return print("localization: not found") }
        Report.emit("localization.first", Clock.now - start, "ms")
        Report.emit("localization.memory", Memory.resident - before, "MiB")
        each("localization.new", count) { _ = text($0) }
        each("localization.known", count) { _ = text($0) }
        each("localization.missing", count) { _ = text($0 + count) }
        _ = counted(1)
        each("localization.plural", count) { _ = counted($0) }
        Report.finish()
    }

    private static func each(_ name: String, _ count: Int, _ body: (Int) -> Void) {
        let start = Clock.now
        for index in 0..<count { body(index) }
        Report.emit(name, (Clock.now - start) * 1000 / Double(count), "µs")
    }

    private static func key(_ index: Int) -> String { "A sentence of an app with the number \(index)" }

    private static var catalog: String {
        func unit(_ text: String) -> String {
            "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
        }
        let entries = (0..<count).map { index in
            """
            "\(key(index))" : {
              "comment" : "What the text with the number \(index) is for",
              "localizations" : {
                "de" : \(unit("Übersetzung \(index)")),
                "fr" : \(unit("Traduction \(index)")),
                "ja" : \(unit("翻訳 \(index)"))
              }
            }
            """
        }
        let plural = """
            "%lld files" : { "localizations" : { "de" : { "variations" : { "plural" : {
              "one" : \(unit("%lld Datei")), "other" : \(unit("%lld Dateien")) } } } } }
            """
        let strings = (entries + [plural]).joined(separator: ",\n")
        return "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(strings) }, \"version\" : \"1.0\" }"
    }
}
