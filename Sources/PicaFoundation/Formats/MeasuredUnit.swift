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
        list(parts, pattern: width.list, locale: locale)
    }

    /// Words put together to one.
    /// - Parameter pattern: CLDR's name of how, such as `standard` or `or-short`.
    static func list(_ parts: [String], pattern: String, locale: Locale) -> String {
        guard var result = parts.last, parts.count > 1 else { return parts.first ?? "" }
        let data = LanguageData.of(locale)
        func join(_ first: String, _ second: String, _ place: String) -> String {
            let pattern = data.words("listPattern/\(pattern)/\(place)") ?? "{0}, {1}"
            return Pattern.fill(pattern, with: [first, second])
        }
        if parts.count == 2 { return join(parts[0], parts[1], "2") }
        for index in parts.indices.dropLast().reversed() {
            result = join(
                parts[index], result, index == parts.count - 2 ? "end" : index == 0 ? "start" : "middle")
        }
        return result
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
