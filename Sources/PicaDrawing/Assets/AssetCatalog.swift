import Foundation
import PicaFoundation
import Synchronization

/// The assets in the `.xcassets` folders of a bundle, which SwiftPM copies unchanged.
///
/// The folders are scanned when a name is first looked up. The description of an asset is read when it is first shown.
package final class AssetCatalog: Sendable {
    private struct Key: Hashable {
        let kind: AssetKind
        let name: String
    }

    private let folders: [Key: String]
    private let contents = Mutex<[String: AssetContents?]>([:])
    /// The budget for reading the descriptions of all assets together.
    private let reading: WorkBudget

    /// The maximum depth of nested folders, counted from the folder of the catalog.
    private static let deepest = 32
    /// Returns the budget for walking all catalogs of a bundle: one step for each file and folder. The walk follows no
    /// symbolic links.
    private static func budget() -> WorkBudget { WorkBudget(steps: 1 << 20) }

    /// - Parameter places: The folders that contain the catalogs.
    init(places: [String], within budget: WorkBudget = budget()) {
        let reading = JSONValue.budget()
        var folders: [Key: String] = [:]
        func walk(_ folder: String, prefix: String, depth: Int) {
            for name in Self.folders(in: folder, within: budget) {
                let path = "\(folder)/\(name)"
                let dot = name.lastIndex(of: ".")
                if let dot, let kind = AssetKind(rawValue: String(name[name.index(after: dot)...])) {
                    // Of two assets with the same name the first is used.
                    let key = Key(kind: kind, name: prefix + name[..<dot])
                    if folders[key] == nil { folders[key] = path }
                } else if depth < Self.deepest {
                    let isNamespace =
                        AssetContents(readingFrom: path, within: reading)?.providesNamespace ?? false
                    walk(path, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
                }
            }
        }
        for place in places {
            for name in Self.folders(in: place, within: budget) where name.hasSuffix(".xcassets") {
                walk("\(place)/\(name)", prefix: "", depth: 0)
            }
        }
        self.folders = folders
        self.reading = reading
    }

    /// Returns the sorted names of the folders in a folder, as far as the budget allows.
    private static func folders(in folder: String, within budget: WorkBudget) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory), (try? budget.spend(steps: 1)) != nil {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard !name.hasPrefix(".") else { continue }
            var status = stat()
            let isFolder = lstat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            if isFolder { names.append(name) }
        }
        return names.sorted()
    }

    /// Returns the description of an asset. `nil` if there is none, or if it cannot be read, which logs a warning.
    package func contents(_ kind: AssetKind, _ name: String) -> AssetContents? {
        guard let folder = folders[Key(kind: kind, name: name)] else { return nil }
        return contents.withLock { contents in
            if let known = contents[folder] { return known }
            let read = AssetContents(readingFrom: folder, within: reading)
            if read == nil {
                Logger(subsystem: "Pica", category: "views").warningOnce(
                    "the asset \(folder) has no Contents.json that can be read")
            }
            contents[folder] = .some(read)
            return read
        }
    }
}

extension AssetCatalog {
    private struct Known: Sendable {
        /// The bundle is retained, so that no other object takes its address.
        let bundle: Bundle
        let catalog: AssetCatalog
    }

    private static let known = Mutex(RecentCache<ObjectIdentifier, Known>(capacity: 64))
    private static let main = AssetCatalog(places: ResourceFolders.own)

    /// - Parameter bundle: The bundle; `nil` for that of the app.
    package static func of(_ bundle: Bundle?) -> AssetCatalog {
        guard let bundle, bundle !== Bundle.main else { return main }
        let id = ObjectIdentifier(bundle)
        if let known = known.withLock({ $0[id] }) { return known.catalog }
        let catalog = AssetCatalog(places: ResourceFolders.of(bundle))
        known.withLock { $0[id] = Known(bundle: bundle, catalog: catalog) }
        return catalog
    }
}
