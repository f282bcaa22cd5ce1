import Foundation

/// A formatter for measurements with CLDR's words: "2 hours", "2 Std.", "2h".
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
    }

    /// Returns a number with a unit.
    /// - Parameter unit: CLDR's name with its category, such as `duration/year`.
    package static func string(_ value: Int, unit: String, width: Width, locale: Locale) -> String {
        let number = value.formatted(.number.locale(locale))
        return string(number, PluralOperands(value), unit: unit, width: width, locale: locale)
            ?? "\(number) \(unit)"
    }

    /// Returns a number with a unit, or `nil` if CLDR does not contain the unit.
    ///
    /// - Parameters:
    ///   - number: The formatted number.
    ///   - operands: The operands of the number that determine the plural form.
    ///   - unit: CLDR's name with its category, such as `duration/year`.
    static func string(
        _ number: String, _ operands: PluralOperands, unit: String, width: Width, locale: Locale
    ) -> String? {
        let data = LanguageData.of(locale)
        return [data.plurals.category(of: operands), .other].lazy.compactMap {
            data.unitWords("\(width.units)/\(unit)/\($0.rawValue)")
        }.first?.replacing("{0}", with: number)
    }

    /// Returns the display name of a unit, or `nil` if CLDR does not contain it.
    static func name(of unit: String, width: Width, locale: Locale) -> String? {
        LanguageData.of(locale).unitWords("\(width.units)/\(unit)/dnam")
    }

    /// Joins measurements to a list.
    package static func list(_ parts: [String], width: Width, locale: Locale) -> String {
        WordList.units(width).joined(parts, locale: locale)
    }
}

/// CLDR's patterns, in which `{0}`, `{1}` and so on stand for values.
enum Pattern {
    /// Returns a pattern with values inserted, whose own braces are not interpreted.
    static func fill(_ pattern: String, with values: [String]) -> String {
        var result = ""
        var rest = pattern[...]
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            rest = rest[open...]
            guard let close = rest.firstIndex(of: "}") else { break }
            let name = rest[rest.index(after: open)..<close]
            if let place = Int(name), values.indices.contains(place) { result += values[place] }
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}
