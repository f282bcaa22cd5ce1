import Foundation
import Synchronization

/// The preferred units of a region for a usage, from CLDR.
struct UnitPreferences: Sendable {
    /// A unit, or several that are written together: `foot-and-inch`.
    struct Choice: Sendable {
        var units: [String]
        /// The smallest value of the first unit for which the choice applies.
        var least: Double
        /// The increment to which values are rounded; `nil` for none.
        var increment: Double?
    }

    let choices: [Choice]

    /// - Parameters:
    ///   - kind: CLDR's name of the unit category, such as `length`.
    ///   - usage: The usage, such as `road`; `default` for general use.
    ///   - locale: The locale with the region.
    static func of(_ kind: String, usage: String, locale: Locale) -> UnitPreferences {
        let region = locale.region?.identifier ?? LanguageTag(locale.identifier).likely?.region ?? "001"
        let key = "\(kind)/\(usage)/\(region)"
        return known.withLock { known in
            if let found = known[key] { return found }
            let made = UnitPreferences(kind, usage, region)
            known[key] = made
            return made
        }
    }

    private static let known = Mutex(RecentCache<String, UnitPreferences>(capacity: 64))

    private init(_ kind: String, _ usage: String, _ region: String) {
        let regions = ICUResource("units")?["unitPreferenceData"]?[kind]?[usage]
        choices = (regions?[region] ?? regions?["001"])?.parts.compactMap(Self.choice) ?? []
    }

    private static func choice(_ resource: ICUResource) -> Choice? {
        guard let name = resource["unit"]?.string else { return nil }
        let increment = resource["skeleton"]?.string.flatMap { skeleton in
            skeleton.hasPrefix("precision-increment/")
                ? Double(skeleton.dropFirst("precision-increment/".count)) : nil
        }
        return Choice(
            units: name.components(separatedBy: "-and-"),
            least: resource["geq"]?.string.flatMap(Double.init) ?? 1, increment: increment)
    }
}
