import Foundation

/// For what a measure is given, so that it is written in the units that people expect.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// CLDR's name; nil for the unit that the measure has.
    let name: String?

    private init(_ name: String?) { self.name = name }

    /// In its own unit.
    public static var asProvided: Self { Self(nil) }
    /// In the unit that the reader's region has for nothing special.
    public static var general: Self { Self("default") }

    static func named(_ name: String) -> Self { Self(name) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// What food gives.
    public static var food: Self { named("food") }
    /// What exercise takes; in its own unit, as CLDR says nothing of it.
    public static var workout: Self { asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Of a person, such as their waist.
    public static var person: Self { named("person") }
    /// How tall a person is.
    public static var personHeight: Self { named("person-height") }
    /// How far it is by road.
    public static var road: Self { named("road") }
    /// Of lenses.
    public static var focalLength: Self { named("focal-length") }
    /// How much rain fell.
    public static var rainfall: Self { named("rainfall") }
    /// How much snow fell.
    public static var snowfall: Self { named("snowfall") }
    /// How far one sees.
    public static var visibility: Self { named("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// How much a person weighs.
    public static var personWeight: Self { named("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Of a person.
    public static var person: Self { named("default") }
    /// Of the air.
    public static var weather: Self { named("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Of fluids.
    public static var liquid: Self { named("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// Of the wind.
    public static var wind: Self { named("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// Of the air.
    public static var barometric: Self { named("baromtrc") }
}

extension Measurement where UnitType: Dimension {
    /// Writes a measure in the units and the words of a language: "3.1 mi", "5 Kilometer".
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How long a unit's name is.
        public struct UnitWidth: Hashable, Codable, Sendable {
            let width: MeasuredUnit.Width

            /// In full: "5 kilometers".
            public static var wide: Self { Self(width: .wide) }
            /// Abbreviated: "5 km".
            public static var abbreviated: Self { Self(width: .abbreviated) }
            /// As short as can be: "5km".
            public static var narrow: Self { Self(width: .narrow) }
        }

        /// How long the unit's name is.
        public var width: UnitWidth
        /// For what the measure is given.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// How the number is written; nil for two digits or all before the point where the unit is chosen for
        /// the reader, and all that there are where it is not.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// In whose words.
        public var locale: Locale
        /// Whether temperatures are written without saying in which degrees.
        public var hidesScaleName: Bool

        /// - Parameters:
        ///   - width: How long the unit's name is.
        ///   - locale: In whose words; the person's by default.
        ///   - usage: For what the measure is given; nothing special by default.
        ///   - numberFormatStyle: How the number is written; nil for as many digits as matter.
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

        /// The measure as a text.
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

        /// The same in another language, and its region's units.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measure in the units and words of the person's language, abbreviated.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// The measure in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
    /// A measure in the units and words of a language.
    ///
    /// - Parameters:
    ///   - width: How long the unit's name is.
    ///   - usage: For what the measure is given; nothing special by default.
    ///   - numberFormatStyle: How the number is written; nil for as many digits as matter.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A temperature in the degrees and words of a language.
    ///
    /// - Parameters:
    ///   - width: How long the unit's name is.
    ///   - usage: For what the temperature is given; nothing special by default.
    ///   - hidesScaleName: Whether it is written without saying in which degrees.
    ///   - numberFormatStyle: How the number is written; nil for as many digits as matter.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width, .autoupdatingCurrent, usage, numberFormatStyle, hidesScaleName: hidesScaleName)
    }
}
