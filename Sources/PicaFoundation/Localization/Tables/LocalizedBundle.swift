import Foundation
import Synchronization

/// The translations in a bundle, found once and read when they are asked for.
final class LocalizedBundle: Sendable {
    /// Its languages' folders.
    let folders: [LanguageFolder]
    /// The language that the app's own words are in, where a catalogue does not say it.
    let development: String

    private let catalogues: [String]
    private let tables = Mutex<[String: StringTable]>([:])

    private init(_ bundle: Bundle, places: [String]) {
        var folders: [LanguageFolder] = []
        var catalogues: [String] = []
        for place in places {
            for name in Self.names(in: place) {
                if name.hasSuffix(".lproj") {
                    folders.append(
                        LanguageFolder(path: "\(place)/\(name)", language: String(name.dropLast(6))))
                } else {
                    catalogues.append("\(place)/\(name)")
                }
            }
        }
        self.folders = folders
        self.catalogues = catalogues
        // `Bundle.developmentLocalization` ends the process where a bundle does not say it.
        let region =
            folders.isEmpty && catalogues.isEmpty
            ? nil : bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        development = region ?? "en"
    }

    /// The names of languages' folders and catalogues, without looking at what else there is.
    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes -> String? in
                let length = bytes.firstIndex(of: 0) ?? bytes.count
                let bytes = UnsafeRawBufferPointer(rebasing: bytes[..<length])
                guard length > 6,
                    bytes.suffix(6).elementsEqual(".lproj".utf8)
                        || length > 9 && bytes.suffix(9).elementsEqual(".xcstrings".utf8.dropFirst())
                else { return nil }
                return String(decoding: bytes, as: UTF8.self)
            }
            if let name { names.append(name) }
        }
        return names.sorted()
    }

    var isEmpty: Bool { folders.isEmpty && catalogues.isEmpty }

    func cataloguePaths(of table: String) -> [String] {
        catalogues.filter { $0.hasSuffix("/\(table).xcstrings") }
    }

    func table(_ name: String) -> StringTable {
        // A table is a file's name, so that one with folders in it names none.
        tables.withLock { tables in
            if let table = tables[name] { return table }
            let table = StringTable(name, in: self)
            tables[name] = table
            return table
        }
    }
}

extension LocalizedBundle {
    /// The app's own translations: those in the main bundle, and those that SwiftPM put beside the program,
    /// into the resources of the target that the program is named after.
    private static let main: LocalizedBundle = {
        let bundle = Bundle.main
        var places = [bundle.resourcePath ?? bundle.bundlePath]
        if let program = bundle.executableURL {
            let folder = program.deletingLastPathComponent().path
            let resources = "_\(program.lastPathComponent).resources"
            places += ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
                .filter { $0.hasSuffix(resources) }.sorted().map { "\(folder)/\($0)" }
        }
        return LocalizedBundle(bundle, places: places)
    }()

    private struct Known: Sendable {
        /// Held, so that no other object takes its place in memory.
        var bundle: Bundle
        var localized: LocalizedBundle
    }

    private static let known = Mutex(RecentCache<ObjectIdentifier, Known>(capacity: 64))

    /// - Parameter bundle: nil is the app's own.
    static func of(_ bundle: Bundle?) -> LocalizedBundle {
        guard let bundle, bundle !== Bundle.main else { return main }
        let id = ObjectIdentifier(bundle)
        if let known = known.withLock({ $0[id] }) { return known.localized }
        let localized = LocalizedBundle(bundle, places: [bundle.resourcePath ?? bundle.bundlePath])
        known.withLock { $0[id] = Known(bundle: bundle, localized: localized) }
        return localized
    }
}
