import Foundation

/// The usage of a measurement, which determines its preferred units.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// CLDR's name of the usage; `nil` for the measurement's own unit.
    let name: String?

    private init(_ name: String?) { self.name = name }

    /// The measurement's own unit.
    public static var asProvided: Self { Self(nil) }
    /// The general unit of the reader's region.
    public static var general: Self { Self("default") }

    static func named(_ name: String) -> Self { Self(name) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { named("food") }
    /// The energy of exercise. It is written in its own unit, as CLDR has no data for it.
    public static var workout: Self { asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The length of a body measurement, such as a waist.
    public static var person: Self { named("person") }
    /// The height of a person.
    public static var personHeight: Self { named("person-height") }
    /// A distance by road.
    public static var road: Self { named("road") }
    /// The focal length of lenses.
    public static var focalLength: Self { named("focal-length") }
    /// The amount of rainfall.
    public static var rainfall: Self { named("rainfall") }
    /// The amount of snowfall.
    public static var snowfall: Self { named("snowfall") }
    /// The visibility distance.
    public static var visibility: Self { named("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { named("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The body temperature.
    public static var person: Self { named("default") }
    /// The air temperature.
    public static var weather: Self { named("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The volume of liquids.
    public static var liquid: Self { named("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The wind speed.
    public static var wind: Self { named("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The air pressure.
    public static var barometric: Self { named("baromtrc") }
}

extension Measurement where UnitType: Dimension {
    /// A style that formats a measurement in a language's units and words: "3.1 mi", "5 Kilometer".
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The width of unit names.
        public struct UnitWidth: Hashable, Codable, Sendable {
            let width: MeasuredUnit.Width

            /// Full names: "5 kilometers".
            public static var wide: Self { Self(width: .wide) }
            /// Abbreviations: "5 km".
            public static var abbreviated: Self { Self(width: .abbreviated) }
            /// The shortest form: "5km".
            public static var narrow: Self { Self(width: .narrow) }
        }

        /// The width of the unit name.
        public var width: UnitWidth
        /// The usage of the measurement.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// The style of the number.
        ///
        /// `nil` writes two significant digits, or all integer digits, if the unit is chosen for the reader, and
        /// otherwise all digits.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// The locale.
        public var locale: Locale
        /// Whether temperatures are written without the scale's name.
        public var hidesScaleName: Bool

        /// - Parameters:
        ///   - width: The width of the unit name.
        ///   - locale: The locale; the user's by default.
        ///   - usage: The usage of the measurement; general by default.
        ///   - numberFormatStyle: The style of the number; `nil` for a suitable number of digits.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.init(width, locale, usage, numberFormatStyle, hidesScaleName: false)
        }

        init(
            _ width: UnitWidth, _ locale: Locale, _ usage: MeasurementFormatUnitUsage<UnitType>,
            _ numberFormatStyle: FloatingPointFormatStyle<Double>?, hidesScaleName: Bool
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
            self.hidesScaleName = hidesScaleName
        }

        /// Returns the measurement as a string.
        public func format(_ value: Measurement<UnitType>) -> String {
            let locale = locale.heeded
            let measure =
                usage.name.map { WrittenMeasure(value.value, value.unit, usage: $0, locale: locale) }
                ?? WrittenMeasure(value.value, value.unit)
            return measure.written(width: width.width, locale: locale, hidesScale: hidesScaleName) {
                if let style = numberFormatStyle { return style.locale(locale).format($0) }
                let style = FloatingPointFormatStyle<Double>(locale: locale)
                guard $1 else { return style.format($0) }
                return abs($0) >= 9.95
                    ? style.precision(.fractionLength(0)).format($0)
                    : style.precision(.significantDigits(1...2)).format($0)
            }
        }

        /// Returns the style for another locale, with its region's units.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Returns the measurement in the units and words of the user's locale, abbreviated.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// Returns the measurement in a format style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
    /// A measurement in a locale's units and words.
    ///
    /// - Parameters:
    ///   - width: The width of the unit name.
    ///   - usage: The usage of the measurement; general by default.
    ///   - numberFormatStyle: The style of the number; `nil` for a suitable number of digits.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A temperature in a locale's units and words.
    ///
    /// - Parameters:
    ///   - width: The width of the unit name.
    ///   - usage: The usage of the temperature; general by default.
    ///   - hidesScaleName: Whether it is written without the scale's name.
    ///   - numberFormatStyle: The style of the number; `nil` for a suitable number of digits.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width, .autoupdatingCurrent, usage, numberFormatStyle, hidesScaleName: hidesScaleName)
    }
}
