import Foundation

/// The names and the icon of an app, which its Xcode project holds besides the sources.
struct AppFacts: Equatable {
    var name: String?
    var identifier: String?
    /// The path of the largest picture of the app's icon.
    var icon: String?

    /// The largest file that is read, in bytes.
    private static let sizeLimit = 8 << 20

    init() {}

    /// Reads property lists, Xcode projects and icon sets.
    init(_ project: Project) {
        for file in project.others where file.hasSuffix("Info.plist") {
            readList("\(project.folder)/\(file)")
        }
        for path in project.xcodeProjects { readProject("\(path)/project.pbxproj") }
        icon =
            project.others.filter { $0.hasSuffix(".xcassets") }
            .compactMap { Self.icon(in: "\(project.folder)/\($0)") }.first
    }

    private mutating func readList(_ path: String) {
        guard let text = SourceFile.read(path, limit: Self.sizeLimit),
            let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil),
            let values = list as? [String: Any]
        else { return }
        name = name ?? Self.plain(values["CFBundleDisplayName"]) ?? Self.plain(values["CFBundleName"])
        identifier = identifier ?? Self.plain(values["CFBundleIdentifier"])
    }

    /// Reads the settings `PRODUCT_BUNDLE_IDENTIFIER = com.example.App;` and their like.
    private mutating func readProject(_ path: String) {
        guard let text = SourceFile.read(path, limit: Self.sizeLimit) else { return }
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t;\""))
            switch parts[0].trimmingCharacters(in: .whitespaces) {
            case "PRODUCT_BUNDLE_IDENTIFIER": identifier = identifier ?? Self.plain(value)
            case "INFOPLIST_KEY_CFBundleDisplayName": name = name ?? Self.plain(value)
            default: break
            }
        }
    }

    /// Returns a text without variables of the build.
    private static func plain(_ value: Any?) -> String? {
        guard let text = value as? String, !text.isEmpty, !text.contains("$") else { return nil }
        return text
    }

    private static func icon(in catalog: String) -> String? {
        let folder = "\(catalog)/AppIcon.appiconset"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let sizes = names.filter { $0.hasSuffix(".png") }.sorted().map { name -> (path: String, size: Int) in
            var status = stat()
            let path = "\(folder)/\(name)"
            return (path, stat(path, &status) == 0 ? Int(status.st_size) : 0)
        }
        return sizes.max { $0.size < $1.size }?.path
    }
}
