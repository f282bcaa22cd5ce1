import Foundation
import PicaFoundation
import Synchronization

/// The assets in a bundle's `.xcassets` folders, which SwiftPM copies as they are.
///
/// The folders are gone through when a name is first asked for; what an asset says is read when it is first shown.
final class AssetCatalogue: Sendable {
    private struct Key: Hashable {
        let kind: AssetKind
        let name: String
    }

    private let folders: [Key: String]
    private let contents = Mutex<[String: AssetContents?]>([:])
    /// Of all descriptions that are read, for all assets together.
    private let reading: WorkBudget

    /// The deepest folder that is looked into, from the catalogue's own.
    private static let deepest = 32
    /// The budget of walking all catalogues of a bundle: a step for each file and folder. The walk follows no link.
    private static func budget() -> WorkBudget { WorkBudget(steps: 1 << 20) }

    /// - Parameter places: The folders that the catalogues stand in.
    init(places: [String], within budget: WorkBudget = budget()) {
        let reading = JSONValue.budget()
        var folders: [Key: String] = [:]
        func walk(_ folder: String, prefix: String, depth: Int) {
            for name in Self.folders(in: folder, within: budget) {
                let path = "\(folder)/\(name)"
                let dot = name.lastIndex(of: ".")
                if let dot, let kind = AssetKind(rawValue: String(name[name.index(after: dot)...])) {
                    // The first of two with one name counts.
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

    /// The names of the folders in a folder, sorted; those that were found before the budget was used up.
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

    /// What an asset says of itself; nil where there is none, or none that can be read, which a warning tells.
    func contents(_ kind: AssetKind, _ name: String) -> AssetContents? {
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

extension AssetCatalogue {
    private struct Known: Sendable {
        /// Held, so that no other object takes its place in memory.
        let bundle: Bundle
        let catalogue: AssetCatalogue
    }

    private static let known = Mutex(RecentCache<ObjectIdentifier, Known>(capacity: 64))
    private static let main = AssetCatalogue(places: ResourceFolders.own)

    /// - Parameter bundle: nil is the app's own.
    static func of(_ bundle: Bundle?) -> AssetCatalogue {
        guard let bundle, bundle !== Bundle.main else { return main }
        let id = ObjectIdentifier(bundle)
        if let known = known.withLock({ $0[id] }) { return known.catalogue }
        let catalogue = AssetCatalogue(places: ResourceFolders.of(bundle))
        known.withLock { $0[id] = Known(bundle: bundle, catalogue: catalogue) }
        return catalogue
    }
}
