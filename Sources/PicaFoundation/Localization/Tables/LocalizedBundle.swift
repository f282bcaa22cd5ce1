import Foundation
import Synchronization

/// The translations in a bundle, located once and read on first use.
package final class LocalizedBundle: Sendable {
    /// The folders of its languages.
    let folders: [LanguageFolder]
    /// The language of the app's own strings, if no catalog declares it.
    let development: String

    private let catalogs: [String]
    private let tables = Mutex<[String: StringTable]>([:])

    private init(_ bundle: Bundle, places: [String]) {
        var folders: [LanguageFolder] = []
        var catalogs: [String] = []
        for place in places {
            for name in Self.names(in: place, endingIn: [".lproj", ".xcstrings"]) {
                if name.hasSuffix(".lproj") {
                    folders.append(
                        LanguageFolder(path: "\(place)/\(name)", language: String(name.dropLast(6))))
                } else {
                    catalogs.append("\(place)/\(name)")
                }
            }
        }
        self.folders = folders
        self.catalogs = catalogs
        // `Bundle.developmentLocalization` ends the process if a bundle does not declare it.
        let region =
            folders.isEmpty && catalogs.isEmpty
            ? nil : bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        development = region ?? "en"
    }

    /// Returns the names of certain files in a folder, without examining other files.
    private static func names(in folder: String, endingIn suffixes: [String]) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                let name = bytes.prefix { $0 != 0 }
                guard
                    suffixes.contains(where: {
                        name.count > $0.utf8.count && name.suffix($0.utf8.count).elementsEqual($0.utf8)
                    })
                else { return }
                names.append(String(decoding: name, as: UTF8.self))
            }
        }
        return names.sorted()
    }

    var isEmpty: Bool { folders.isEmpty && catalogs.isEmpty }

    /// Returns the bundle's folders such as `de.lproj` for a user's preferred languages, nearest first.
    /// - Parameter bundle: The bundle; `nil` is the app's own.
    package static func folders(of bundle: Bundle?, for preferred: [String]) -> [String] {
        let localized = of(bundle)
        guard !localized.folders.isEmpty else { return [] }
        let names = Set(localized.folders.map(\.language)).sorted()
        let languages = LanguageTag.matches(for: preferred, in: names, development: localized.development)
        return languages.flatMap { language in
            localized.folders.filter {
                $0.language == language || language == localized.development && $0.language == "Base"
            }.map(\.path)
        }
    }

    func catalogPaths(of table: String) -> [String] {
        catalogs.filter { $0.hasSuffix("/\(table).xcstrings") }
    }

    func table(_ name: String) -> StringTable {
        // A table is a file's name, so one with a path separator is invalid.
        tables.withLock { tables in
            if let table = tables[name] { return table }
            let table = StringTable(name, in: self)
            tables[name] = table
            return table
        }
    }
}

extension LocalizedBundle {
    /// The app's own translations: those in the main bundle, and SwiftPM's resources beside the program.
    ///
    /// The latter are the resources of the target with the program's name.
    private static let main: LocalizedBundle = {
        let bundle = Bundle.main
        let resources = bundle.executableURL.map(resources(beside:)) ?? []
        return LocalizedBundle(bundle, places: [bundle.resourcePath ?? bundle.bundlePath] + resources)
    }()

    /// Returns the resource folders that belong to a program by their names: `Package_Program.resources`.
    package static func resources(beside program: URL) -> [String] {
        let folder = program.deletingLastPathComponent().path
        return names(in: folder, endingIn: ["_\(program.lastPathComponent).resources"]).map {
            "\(folder)/\($0)"
        }
    }

    private struct Known: Sendable {
        /// The bundle, kept alive so that no other object gets its address.
        var bundle: Bundle
        var localized: LocalizedBundle
    }

    private static let known = Mutex(RecentCache<ObjectIdentifier, Known>(capacity: 64))

    /// - Parameter bundle: The bundle; `nil` is the app's own.
    static func of(_ bundle: Bundle?) -> LocalizedBundle {
        guard let bundle, bundle !== Bundle.main else { return main }
        let id = ObjectIdentifier(bundle)
        if let known = known.withLock({ $0[id] }) { return known.localized }
        let localized = LocalizedBundle(bundle, places: [bundle.resourcePath ?? bundle.bundlePath])
        known.withLock { $0[id] = Known(bundle: bundle, localized: localized) }
        return localized
    }
}

extension LocalizedBundle {
    /// Whether the app's interface runs from right to left: it is translated to a right-to-left language of the user.
    package static let runsFromRightToLeft: Bool = {
        guard !main.isEmpty else { return false }
        let language = main.table("Localizable").language(for: .ofUser)
        return Locale.Language(identifier: language).characterDirection == .rightToLeft
    }()
}
