import Foundation

extension AssetSymbols {
    /// The most files and folders that are looked at, and the most folders inside each other.
    private static let (entryLimit, depthLimit) = (100_000, 32)
    /// The largest description of a folder that is read, in bytes.
    private static let sizeLimit = 1 << 20

    /// Reads the names in catalogs. Symbolic links are not followed, and what lies beyond the limits is left out.
    ///
    /// - Parameter catalogs: The paths of folders whose names end in `.xcassets`.
    package init(catalogs: [String]) {
        var assets: [Asset] = []
        var count = 0
        func walk(_ folder: String, _ namespaces: [String], depth: Int) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                count += 1
                guard count <= Self.entryLimit else { return }
                let path = "\(folder)/\(name)"
                guard Self.isFolder(path) else { continue }
                let plain = (name as NSString).deletingPathExtension
                switch (name as NSString).pathExtension {
                case "colorset": assets.append(Asset(kind: .color, name: plain, namespaces: namespaces))
                case "imageset", "symbolset":
                    assets.append(Asset(kind: .image, name: plain, namespaces: namespaces))
                case "":
                    guard depth < Self.depthLimit else { continue }
                    walk(path, Self.isNamespace(path) ? namespaces + [name] : namespaces, depth: depth + 1)
                default: continue
                }
            }
        }
        for catalog in catalogs { walk(catalog, [], depth: 0) }
        self.init(assets)
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a folder's description says that its name is part of those of its assets.
    private static func isNamespace(_ folder: String) -> Bool {
        let path = "\(folder)/Contents.json"
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= sizeLimit,
            let data = FileManager.default.contents(atPath: path),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let properties = contents["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool ?? false
    }
}
