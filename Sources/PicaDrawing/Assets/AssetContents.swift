import Foundation
import PicaFoundation

/// The contents of the `Contents.json` file of a folder in an asset catalog.
package struct AssetContents: Sendable {
    /// One variant of an asset.
    package struct Entry: Sendable {
        /// The kind of machine that the variant is for; `nil` for any.
        let idiom: String?
        /// The pixels per point; `nil` for vector images and for variants that suit each scale.
        package let scale: Int?
        /// Whether the variant is for dark mode; `nil` for both light and dark.
        let isDark: Bool?
        /// The width of an app icon, in pixels; `nil` for other assets.
        package let side: Int?
        let isForMoreContrast: Bool
        /// The language of the variant; `nil` for any.
        let language: String?
        /// Whether the variant is for right-to-left layout; `nil` for both directions.
        package let runsFromRightToLeft: Bool?
        let isForWideGamut: Bool
        /// The path of the file. `nil` if there is none, or if it would be outside the folder.
        package let file: String?
        /// The slices by which the image fills areas of other sizes; `nil` if not set.
        package let slices: AssetSlices?
        /// The description of a color.
        let color: JSONValue?
    }

    package let entries: [Entry]
    /// Whether the names of assets in the folder begin with the name of the folder.
    let providesNamespace: Bool
    /// Whether the image is drawn in the foreground color; `nil` if not set.
    package let isTemplate: Bool?

    /// The maximum size of a description, in bytes.
    private static let longest = 4 << 20

    /// - Parameters:
    ///   - folder: The folder of the file.
    ///   - budget: The budget for the bytes and values of the file.
    /// - Returns: `nil` if there is no file, if it is damaged, or if the budget is used up.
    init?(readingFrom folder: String, within budget: WorkBudget) {
        guard let file = FileHandle(forReadingAtPath: "\(folder)/Contents.json") else { return nil }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: Self.longest),
            (try? budget.spend(bytes: data.count)) != nil,
            let json = try? JSONValue([UInt8](data), within: budget)
        else { return nil }
        let properties = json["properties"]
        providesNamespace = properties?["provides-namespace"] == .bool(true)
        isTemplate =
            switch properties?["template-rendering-intent"]?.string {
            case "template": true
            case "original": false
            default: nil
            }
        let list = ["colors", "images", "symbols"].lazy.compactMap { json[$0] }.first
        guard case .array(let values) = list else {
            entries = []
            return
        }
        entries = values.map { Entry($0, in: folder) }
    }
}

extension AssetContents.Entry {
    fileprivate init(_ json: JSONValue, in folder: String) {
        idiom = json["idiom"]?.string.flatMap { $0 == "universal" ? nil : $0 }
        let scale = json["scale"]?.string.flatMap { $0.hasSuffix("x") ? Int($0.dropLast()) : nil }
        self.scale = scale
        side = json["size"]?.string?.split(separator: "x").first.flatMap { Int($0) }.flatMap {
            let (side, isTooLarge) = $0.multipliedReportingOverflow(by: scale ?? 1)
            return isTooLarge ? nil : side
        }
        var isDark: Bool?
        var isForMoreContrast = false
        if case .array(let appearances) = json["appearances"] {
            for appearance in appearances {
                switch (appearance["appearance"]?.string, appearance["value"]?.string) {
                case ("luminosity", "dark"): isDark = true
                case ("luminosity", "light"): isDark = false
                case ("contrast", "high"): isForMoreContrast = true
                default: break
                }
            }
        }
        self.isDark = isDark
        self.isForMoreContrast = isForMoreContrast
        language = json["locale"]?.string
        runsFromRightToLeft = json["language-direction"]?.string.map { $0 == "right-to-left" }
        isForWideGamut = json["display-gamut"]?.string?.lowercased() == "display-p3"
        // Names may only lead to files in the folder, not out of it.
        let name = json["filename"]?.string ?? ""
        let isName =
            !name.isEmpty && name != ".." && name != "." && !name.contains { $0 == "/" || $0 == "\0" }
        file = isName ? "\(folder)/\(name)" : nil
        slices = AssetSlices(json["resizing"])
        color = json["color"]
    }
}
