import Foundation

/// Writes measures in the units and words of a language: "3.107 mi", "5 Kilometer".
///
/// Foundation's class of this name cannot be made on Linux; this one stands in its place.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// In which units a measure is written.
    public struct UnitOptions: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: UInt
        /// - Parameter rawValue: One bit an option.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In its own.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// In a larger or a smaller one, as its size asks: 500 meters rather than 0.5 kilometers.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Temperatures without saying in which degrees.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// In which units a measure is written; by default in the one that the locale's region prefers: kilometers or
    /// miles, kilograms or pounds, liters or gallons, and so on.
    open var unitOptions: UnitOptions = []
    /// How long units' names are; abbreviated by default.
    open var unitStyle = Formatter.UnitStyle.medium
    /// In whose words and units; the person's by default.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { numberFormatter.locale = usedLocale }
    }
    /// How numbers are written; with up to three digits after the point by default.
    open var numberFormatter: NumberFormatter! = NumberFormatter()

    /// A formatter for the person's locale.
    public override init() {
        super.init()
        numberFormatter.numberStyle = .decimal
        numberFormatter.locale = usedLocale
    }

    /// Reads no archives; always nil.
    public required init?(coder: NSCoder) { nil }

    private var usedLocale: Locale { (locale ?? .autoupdatingCurrent).heeded }

    private var width: MeasuredUnit.Width {
        switch unitStyle {
        case .short: .narrow
        case .medium: .abbreviated
        case .long: .wide
        @unknown default: .abbreviated
        }
    }

    /// A measure as a text.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        string(measurement.value, measurement.unit)
    }

    private func string(_ value: Double, _ unit: Unit) -> String {
        guard let unit = unit as? Dimension else { return "\(number(value)) \(unit.symbol)" }
        let measure =
            if unitOptions.contains(.providedUnit) {
                WrittenMeasure(value, unit)
            } else if unitOptions.contains(.naturalScale) {
                WrittenMeasure(value, unit, usage: "default", locale: usedLocale)
            } else {
                preferred(value, unit)
            }
        return measure.written(
            width: width, locale: usedLocale, hidesScale: unitOptions.contains(.temperatureWithoutUnit)
        ) { value, _ in number(value) }
    }

    private func number(_ value: Double) -> String {
        numberFormatter?.string(from: value as NSNumber) ?? "\(value)"
    }

    /// In the unit that the region has for what is neither large nor small.
    private func preferred(_ value: Double, _ unit: Dimension) -> WrittenMeasure {
        let system = usedLocale.measurementSystem
        let isUS = system == .us
        let isMetric = system == .metric
        let other: Dimension? =
            switch unit {
            case is UnitLength: isMetric ? UnitLength.kilometers : UnitLength.miles
            case is UnitMass: isUS ? UnitMass.pounds : UnitMass.kilograms
            case is UnitVolume: isUS ? UnitVolume.gallons : UnitVolume.liters
            case is UnitArea: isMetric ? UnitArea.squareKilometers : UnitArea.squareMiles
            case is UnitSpeed: isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
            case is UnitTemperature: nil
            default: unit
            }
        guard let other else { return WrittenMeasure(value, unit, usage: "default", locale: usedLocale) }
        return WrittenMeasure(WrittenMeasure.convert(value, unit, other), other)
    }

    /// What a unit is called by itself.
    open func string(from unit: Unit) -> String {
        guard let names = UnitNames.of(unit), let dimension = unit as? Dimension,
            let name = names.name(of: dimension)
        else { return unit.symbol }
        return MeasuredUnit.name(of: "\(names.kind)/\(name)", width: width, locale: usedLocale) ?? unit.symbol
    }

    /// A measure as a text; nil for what is none.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let measure as any MeasureOfAnyUnit: string(measure.value, measure.anyUnit)
        case let measure as NSMeasurement: string(measure.doubleValue, measure.unit)
        default: nil
        }
    }
}

/// A measure whose unit's type is not known.
private protocol MeasureOfAnyUnit {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: MeasureOfAnyUnit {
    fileprivate var anyUnit: Unit { unit }
}
