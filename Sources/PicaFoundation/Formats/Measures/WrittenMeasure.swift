import Foundation

/// A measurement prepared for formatting, with its units and precision.
struct WrittenMeasure {
    /// A part of it, such as feet, or the remaining inches.
    struct Part {
        var value: Double
        var unit: Dimension
    }

    private(set) var parts: [Part]
    /// Whether the unit was chosen for the reader, so that the number of digits is chosen, too.
    private(set) var isChosen = false

    /// Creates a measurement in its own unit.
    init(_ value: Double, _ unit: Dimension) { parts = [Part(value: value, unit: unit)] }

    /// Creates a measurement in the preferred units of a region, or in its own unit if CLDR has no preference.
    init(_ value: Double, _ unit: Dimension, usage: String, locale: Locale) {
        self.init(value, unit)
        guard value.isFinite, let names = UnitNames.of(unit) else { return }
        let choices = UnitPreferences.of(names.kind, usage: usage, locale: locale).choices
        for (index, choice) in choices.enumerated() {
            let units = choice.units.compactMap(names.unit)
            guard units.count == choice.units.count, let first = units.first else { continue }
            let converted = Self.convert(value, unit, first)
            guard abs(converted) >= choice.least || index == choices.count - 1 else { continue }
            isChosen = true
            split(converted, units, increment: choice.increment)
            return
        }
    }

    private mutating func split(_ value: Double, _ units: [Dimension], increment: Double?) {
        var rest = value
        if let increment, increment > 0 { rest = (rest / increment).rounded() * increment }
        parts = []
        for (index, unit) in units.enumerated() {
            guard index < units.count - 1 else {
                parts.append(Part(value: units.count > 1 ? rest.rounded() : rest, unit: unit))
                break
            }
            // Twelve inches become a foot, even after rounding.
            let next = units[index + 1]
            let exact = Self.convert(rest, unit, next)
            let whole = Self.convert(exact.rounded(), next, unit) + 1e-9
            parts.append(Part(value: whole.rounded(.towardZero), unit: unit))
            rest = max(0, exact.rounded() - Self.convert(whole.rounded(.towardZero), unit, next))
        }
    }

    /// Converts a value to another unit of its category.
    static func convert(_ value: Double, _ unit: Dimension, _ other: Dimension) -> Double {
        unit == other
            ? value : other.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
    }

    /// - Parameters:
    ///   - number: Returns a part's value as a string.
    ///   - hidesScale: Whether temperatures are written without the scale's name.
    func written(
        width: MeasuredUnit.Width, locale: Locale, hidesScale: Bool = false, number: (Double, Bool) -> String
    ) -> String {
        let words = parts.map { part in
            let number = number(part.value, isChosen)
            guard let names = UnitNames.of(part.unit), let name = names.name(of: part.unit) else {
                return "\(number) \(part.unit.symbol)"
            }
            let unit = "\(names.kind)/\(hidesScale && names.kind == "temperature" ? "generic" : name)"
            let operands = PluralOperands(digits: Self.plainDigits(of: number, part.value, locale))
            return MeasuredUnit.string(
                number, operands ?? PluralOperands(0), unit: unit, width: width, locale: locale)
                ?? "\(number) \(part.unit.symbol)"
        }
        return MeasuredUnit.list(words, width: width, locale: locale)
    }

    /// Returns a formatted number's digits with a decimal point, as plural forms depend on the number of visible
    /// digits.
    private static func plainDigits(of number: String, _ value: Double, _ locale: Locale) -> String {
        let separator = locale.decimalSeparator ?? "."
        let shown = number.components(separatedBy: separator)
        let count = shown.count == 2 ? shown[1].prefix { $0.isWholeNumber }.count : 0
        return String(format: "%.\(min(count, 15))f", value.magnitude)
    }
}
