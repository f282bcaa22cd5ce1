import Foundation

/// A formatter for measurements in a language's units and words: "3.107 mi", "5 Kilometer".
///
/// Foundation's class of this name cannot be instantiated on Linux; this one replaces it.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The options for choosing units.
    public struct UnitOptions: OptionSet, Hashable, Sendable {
        /// The bits, one per option.
        public let rawValue: UInt
        /// - Parameter rawValue: The bits, one per option.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Uses the measurement's own unit.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// Uses a larger or smaller unit that suits the size: 500 meters instead of 0.5 kilometers.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Writes temperatures without the scale's name.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// The options for choosing units.
    ///
    /// By default it is the unit that the locale's region prefers: kilometers or miles, kilograms or pounds, liters or
    /// gallons, and so on.
    open var unitOptions: UnitOptions = []
    /// The width of unit names; abbreviated by default.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale of words and units; the user's by default.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { numberFormatter.locale = usedLocale }
    }
    /// The formatter for numbers; with up to three fraction digits by default.
    open var numberFormatter: NumberFormatter! = NumberFormatter()

    /// Creates a formatter for the user's locale.
    public override init() {
        super.init()
        numberFormatter.numberStyle = .decimal
        numberFormatter.locale = usedLocale
    }

    /// Always returns `nil`, because archives are not supported.
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

    /// Returns a measurement as a string.
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

    /// Returns the measurement in the region's unit for medium sizes.
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

    /// Returns the display name of a unit.
    open func string(from unit: Unit) -> String {
        guard let names = UnitNames.of(unit), let dimension = unit as? Dimension,
            let name = names.name(of: dimension)
        else { return unit.symbol }
        return MeasuredUnit.name(of: "\(names.kind)/\(name)", width: width, locale: usedLocale) ?? unit.symbol
    }

    /// Returns a measurement as a string, or `nil` for other objects.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let measure as any MeasureOfAnyUnit: string(measure.value, measure.anyUnit)
        case let measure as NSMeasurement: string(measure.doubleValue, measure.unit)
        default: nil
        }
    }
}

/// A measurement of an unknown unit type.
private protocol MeasureOfAnyUnit {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: MeasureOfAnyUnit {
    fileprivate var anyUnit: Unit { unit }
}
