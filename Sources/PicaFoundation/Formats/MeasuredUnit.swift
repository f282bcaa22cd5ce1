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
    }

    /// A number of units.
    /// - Parameter unit: CLDR's name with its kind, such as `duration/year`.
    package static func string(_ value: Int, unit: String, width: Width, locale: Locale) -> String {
        let number = value.formatted(.number.locale(locale))
        return string(number, PluralOperands(value), unit: unit, width: width, locale: locale)
            ?? "\(number) \(unit)"
    }

    /// A number of units; nil where CLDR does not know the unit.
    ///
    /// - Parameters:
    ///   - number: As it is written.
    ///   - operands: What of it decides on the unit's form.
    ///   - unit: CLDR's name with its kind, such as `duration/year`.
    static func string(
        _ number: String, _ operands: PluralOperands, unit: String, width: Width, locale: Locale
    ) -> String? {
        let data = LanguageData.of(locale)
        return [data.plurals.category(of: operands), .other].lazy.compactMap {
            data.unitWords("\(width.units)/\(unit)/\($0.rawValue)")
        }.first?.replacing("{0}", with: number)
    }

    /// What a unit is called by itself; nil where CLDR does not know it.
    static func name(of unit: String, width: Width, locale: Locale) -> String? {
        LanguageData.of(locale).unitWords("\(width.units)/\(unit)/dnam")
    }

    /// Measures put together to one.
    package static func list(_ parts: [String], width: Width, locale: Locale) -> String {
        WordList.units(width).joined(parts, locale: locale)
    }
}

/// CLDR's patterns, in which `{0}`, `{1}` and so on stand for values.
enum Pattern {
    /// A pattern with values in their places, in which braces are no places.
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
