import Foundation
import PicaFoundation
import PicaState
import Synchronization

/// Reads the colors of asset catalogs.
package enum ColorAsset {
    private struct Request: Hashable {
        let name: String
        /// The bundle with the catalog; `nil` for the app's own.
        let bundle: Bundle?
        let traits: AssetTraits
    }

    private static let known = Mutex(RecentCache<Request, Color>(capacity: 1000))

    /// The color used if a named one is missing.
    private static let missing = Color.gray

    /// Returns a color's variant for an environment. If no variant can be read, it returns gray and logs a warning.
    static func color(_ name: String, in bundle: Bundle?, _ environment: EnvironmentValues) -> Color {
        let traits = AssetTraits(colorsOf: environment)
        let request = Request(name: name, bundle: bundle, traits: traits)
        if let known = known.withLock({ $0[request] }) { return known }
        let form = AssetCatalog.of(bundle).contents(.color, name)?.best(for: traits) { $0.color != nil }
        let found = form?.color.flatMap(color)
        if found == nil {
            Logger(subsystem: "Pica", category: "views").warningOnce(
                form == nil
                    ? "no asset catalog has a color “\(name)”; gray is used instead"
                    : "the color “\(name)” of an asset catalog cannot be read; gray is used instead")
        }
        known.withLock { $0[request] = found ?? missing }
        return found ?? missing
    }

    /// Returns whether a bundle's catalogs have a color; `nil` is the app's own bundle.
    package static func exists(_ name: String, in bundle: Bundle?) -> Bool {
        AssetCatalog.of(bundle).contents(.color, name) != nil
    }

    /// Reads a variant such as `{"color-space": "srgb", "components": {"red": "0x1F", …}}`.
    static func color(_ json: JSONValue) -> Color? {
        if let reference = json["reference"]?.string { return systemColors[reference] }
        guard let components = json["components"] else { return nil }
        func component(_ name: String) -> Double? { components[name].flatMap { number($0) } }
        let alpha = component("alpha").map { min(max($0, 0), 1) } ?? 1
        if let white = component("white") {
            // Both gray color spaces of catalogs have a gamma of 2.2.
            return Color(.sRGBLinear, white: pow(min(max(white, 0), 1), 2.2), opacity: alpha)
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue")
        else { return nil }
        let space: Color.RGBColorSpace
        switch json["color-space"]?.string {
        case "display-p3": space = .displayP3
        case "extended-linear-srgb": space = .sRGBLinear
        default: space = .sRGB
        }
        func inside(_ value: Double) -> Double { min(max(value, 0), 1) }
        return Color(space, red: inside(red), green: inside(green), blue: inside(blue), opacity: alpha)
    }

    /// Reads a component: `"0.5"`, `"128"` or `"0x80"` as a fraction of 255, or a number from 0 to 1.
    private static func number(_ json: JSONValue) -> Double? {
        let value: Double?
        switch json {
        case .number(let text): value = Double(text)
        case .string(let text):
            let text = text.trimmingCharacters(in: .whitespaces).lowercased()
            if text.hasPrefix("0x") {
                value = UInt64(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            } else if let whole = Int(text) {
                value = Double(whole) / 255
            } else {
                value = Double(text)
            }
        default: value = nil
        }
        return value.flatMap { $0.isNaN ? nil : $0 }
    }

    /// Pica's theme colors for Apple's names of system colors.
    private static let systemColors: [String: Color] = {
        var colors: [String: Color] = [
            "labelColor": .primary, "textColor": .primary, "controlTextColor": .primary,
            "windowFrameTextColor": .primary, "headerTextColor": .primary, "darkTextColor": .black,
            "lightTextColor": .white, "secondaryLabelColor": .secondary,
            "tertiaryLabelColor": Color(themed: .tertiary), "placeholderTextColor": Color(themed: .tertiary),
            "disabledControlTextColor": Color(themed: .tertiary),
            "quaternaryLabelColor": Color(themed: .quaternary), "separatorColor": Color(themed: .quaternary),
            "opaqueSeparatorColor": Color(themed: .quaternary), "gridColor": Color(themed: .quaternary),
            "linkColor": .accentColor, "controlAccentColor": .accentColor, "tintColor": .accentColor,
            "windowBackgroundColor": Color(themed: .background),
            "systemBackgroundColor": Color(themed: .background),
            "systemGroupedBackgroundColor": Color(themed: .background),
            "secondarySystemBackgroundColor": Color(themed: .sidebar),
            "secondarySystemGroupedBackgroundColor": Color(themed: .field),
            "tertiarySystemBackgroundColor": Color(themed: .field),
            "underPageBackgroundColor": Color(themed: .sidebar), "textBackgroundColor": Color(themed: .field),
            "controlBackgroundColor": Color(themed: .field), "controlColor": Color(themed: .control),
            "systemFillColor": Color(themed: .controlPressed),
            "secondarySystemFillColor": Color(themed: .controlHovered),
            "whiteColor": .white, "blackColor": .black, "clearColor": .clear, "grayColor": .gray,
        ]
        let named: [(String, Color)] = [
            ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint),
            ("Teal", .teal), ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple),
            ("Pink", .pink), ("Brown", .brown), ("Gray", .gray),
        ]
        for (name, color) in named { colors["system\(name)Color"] = color }
        // Grays that approach the background step by step.
        for (number, opacity) in [(2, 0.8), (3, 0.6), (4, 0.45), (5, 0.3), (6, 0.15)] {
            colors["systemGray\(number)Color"] = .gray.opacity(opacity)
        }
        return colors
    }()

    /// Returns a system color by its name in catalogs and symbol templates.
    package static func system(_ name: String) -> Color? { systemColors[name] }
}
