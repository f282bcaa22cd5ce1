import Foundation
import PicaFoundation

/// What the `Contents.json` of a folder in a catalogue says.
struct AssetContents: Sendable {
    /// One of the forms of an asset.
    struct Entry: Sendable {
        /// What kind of machine it is for; nil for any.
        let idiom: String?
        /// Pixels a point; nil for a drawing, and for what is the same at each.
        let scale: Int?
        /// nil for light and dark.
        let isDark: Bool?
        /// How wide an app's icon is, in pixels; nil for other assets.
        let side: Int?
        let isForMoreContrast: Bool
        /// nil for any language.
        let language: String?
        /// nil for both directions.
        let runsFromRightToLeft: Bool?
        let isForWideGamut: Bool
        /// The path of the file; nil where there is none, or where it would not be in the folder.
        let file: String?
        /// How an image fills a place that is not of its size; nil where it does not say.
        let slices: AssetSlices?
        /// What a colour is.
        let color: JSONValue?
    }

    let entries: [Entry]
    /// Whether names of what is in the folder begin with its own.
    let providesNamespace: Bool
    /// Whether an image takes the foreground's colour; nil where it does not say.
    let isTemplate: Bool?

    /// More than this is no description of an asset.
    private static let longest = 4 << 20

    /// - Parameters:
    ///   - folder: Where the file is.
    ///   - budget: Pays for its bytes and values.
    /// - Returns: nil where there is none, it is damaged, or the budget is used up.
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
        // A name leads to what the folder has, and not out of it.
        let name = json["filename"]?.string ?? ""
        let isName =
            !name.isEmpty && name != ".." && name != "." && !name.contains { $0 == "/" || $0 == "\0" }
        file = isName ? "\(folder)/\(name)" : nil
        slices = AssetSlices(json["resizing"])
        color = json["color"]
    }
}
