import Foundation
import Testing

/// A bundle on disk, removed with the test.
final class StringsBundle {
    let url: URL
    let bundle: Bundle

    /// - Parameter files: The bundle's content by path: `de.lproj/Localizable.strings`.
    init(_ files: [String: Data]) throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("Pica-\(UUID().uuidString).bundle")
        for (path, data) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        bundle = try #require(Bundle(url: url))
    }

    convenience init(_ files: [String: String]) throws {
        try self.init(files.mapValues { Data($0.utf8) })
    }

    /// A bundle with a catalog.
    convenience init(catalog strings: String, source: String = "en") throws {
        try self.init([
            "Localizable.xcstrings":
                #"{ "sourceLanguage" : "\#(source)", "strings" : { \#(strings) }, "version" : "1.0" }"#
        ])
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func text(_ key: String.LocalizationValue, _ locale: String, table: String? = nil) -> String {
        String(localized: key, table: table, bundle: bundle, locale: Locale(identifier: locale))
    }
}
