import Foundation

/// Writes measures as a language does, in CLDR's words: "2 hours", "2 Std.", "2h".
package enum MeasuredUnit {
    package enum Width: Hashable, Codable, Sendable {
        case wide, abbreviated, narrow

        fileprivate var units: String {
            switch self {
            case .wide: "units"
            case .abbreviated: "unitsShort"
            case .narrow: "unitsNarrow"
            }
        }

        fileprivate var list: String {
            switch self {
            case .wide: "unit"
            case .abbreviated: "unit-short"
            case .narrow: "unit-narrow"
            }
        }
    }

    /// A number of units.
    /// - Parameter unit: CLDR's name with its kind, such as `duration/year`.
    package static func string(_ value: Int, unit: String, width: Width, locale: Locale) -> String {
        let number = value.formatted(.number.locale(locale))
        let category = PluralRules.rules(of: locale.identifier).category(of: PluralOperands(value))
        let words = ICUResource(package: "unit", locale: locale.identifier)
        let pattern = [category, .other].lazy.compactMap {
            words?.at(path: "\(width.units)/\(unit)/\($0.rawValue)")?.string
        }.first
        return pattern?.replacing("{0}", with: number) ?? "\(number) \(unit)"
    }

    /// Measures put together to one.
    package static func list(_ parts: [String], width: Width, locale: Locale) -> String {
        guard var result = parts.last, parts.count > 1 else { return parts.first ?? "" }
        let words = ICUResource(locale: locale.identifier)
        func join(_ first: String, _ second: String, _ place: String) -> String {
            let pattern = words?.at(path: "listPattern/\(width.list)/\(place)")?.string ?? "{0}, {1}"
            return pattern.replacing("{1}", with: second).replacing("{0}", with: first)
        }
        if parts.count == 2 { return join(parts[0], parts[1], "2") }
        for index in parts.indices.dropLast().reversed() {
            result = join(
                parts[index], result, index == parts.count - 2 ? "end" : index == 0 ? "start" : "middle")
        }
        return result
    }
}
