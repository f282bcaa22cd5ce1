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

    /// A catalogue is no deeper, and has no more folders, than this; what a link leads to is not of it.
    private static let (deepest, most) = (32, 100_000)

    private init(places: [String]) {
        var folders: [Key: String] = [:]
        var count = 0
        func walk(_ folder: String, prefix: String, depth: Int) {
            for name in Self.folders(in: folder) {
                count += 1
                guard count <= Self.most else { return }
                let path = "\(folder)/\(name)"
                let dot = name.lastIndex(of: ".")
                if let dot, let kind = AssetKind(rawValue: String(name[name.index(after: dot)...])) {
                    // The first of two with one name counts.
                    let key = Key(kind: kind, name: prefix + name[..<dot])
                    if folders[key] == nil { folders[key] = path }
                } else if depth < Self.deepest {
                    let isNamespace = AssetContents(readingFrom: path)?.providesNamespace ?? false
                    walk(path, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
                }
            }
        }
        for place in places {
            for name in Self.folders(in: place) where name.hasSuffix(".xcassets") {
                walk("\(place)/\(name)", prefix: "", depth: 0)
            }
        }
        self.folders = folders
    }

    /// The names of the folders in a folder, sorted.
    private static func folders(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
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
            let read = AssetContents(readingFrom: folder)
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
