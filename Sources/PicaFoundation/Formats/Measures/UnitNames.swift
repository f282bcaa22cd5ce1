import Foundation

/// The CLDR names of Foundation's units.
struct UnitNames: Sendable {
    /// CLDR's name of the category: `length`.
    let kind: String
    private let names: [(unit: Dimension, name: String)]

    private init(_ kind: String, _ names: [(Dimension, String)]) {
        self.kind = kind
        self.names = names.map { (unit: $0.0, name: $0.1) }
    }

    /// Returns CLDR's name of a unit, or `nil` if it has none.
    func name(of unit: Dimension) -> String? { names.first { $0.unit == unit }?.name }

    /// Returns the unit with a name, or `nil` if Foundation has none.
    func unit(named name: String) -> Dimension? { names.first { $0.name == name }?.unit }

    /// Returns the names for a unit's category, or `nil` if CLDR has no such category.
    static func of(_ unit: Unit) -> UnitNames? { all[ObjectIdentifier(type(of: unit))] }

    private static let all: [ObjectIdentifier: UnitNames] = [
        ObjectIdentifier(UnitAcceleration.self): UnitNames(
            "acceleration",
            [
                (UnitAcceleration.gravity, "g-force"),
                (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
            ]),
        ObjectIdentifier(UnitAngle.self): UnitNames(
            "angle",
            [
                (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
                (UnitAngle.degrees, "degree"), (UnitAngle.radians, "radian"),
                (UnitAngle.revolutions, "revolution"),
            ]),
        ObjectIdentifier(UnitArea.self): UnitNames(
            "area",
            [
                (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
                (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareFeet, "square-foot"),
                (UnitArea.squareInches, "square-inch"), (UnitArea.squareKilometers, "square-kilometer"),
                (UnitArea.squareMeters, "square-meter"), (UnitArea.squareMiles, "square-mile"),
                (UnitArea.squareYards, "square-yard"),
            ]),
        ObjectIdentifier(UnitConcentrationMass.self): UnitNames(
            "concentr", [(UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter")]),
        ObjectIdentifier(UnitDispersion.self): UnitNames(
            "concentr", [(UnitDispersion.partsPerMillion, "permillion")]),
        ObjectIdentifier(UnitDuration.self): UnitNames(
            "duration",
            [
                (UnitDuration.hours, "hour"), (UnitDuration.microseconds, "microsecond"),
                (UnitDuration.milliseconds, "millisecond"), (UnitDuration.minutes, "minute"),
                (UnitDuration.nanoseconds, "nanosecond"), (UnitDuration.seconds, "second"),
            ]),
        ObjectIdentifier(UnitElectricCurrent.self): UnitNames(
            "electric",
            [(UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere")]),
        ObjectIdentifier(UnitElectricPotentialDifference.self): UnitNames(
            "electric", [(UnitElectricPotentialDifference.volts, "volt")]),
        ObjectIdentifier(UnitElectricResistance.self): UnitNames(
            "electric", [(UnitElectricResistance.ohms, "ohm")]),
        ObjectIdentifier(UnitEnergy.self): UnitNames(
            "energy",
            [
                (UnitEnergy.calories, "calorie"), (UnitEnergy.joules, "joule"),
                (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.kilojoules, "kilojoule"),
                (UnitEnergy.kilowattHours, "kilowatt-hour"),
            ]),
        ObjectIdentifier(UnitFrequency.self): UnitNames(
            "frequency",
            [
                (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.hertz, "hertz"),
                (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.megahertz, "megahertz"),
            ]),
        ObjectIdentifier(UnitFuelEfficiency.self): UnitNames(
            "consumption",
            [
                (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
                (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
                (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
            ]),
        ObjectIdentifier(UnitIlluminance.self): UnitNames("light", [(UnitIlluminance.lux, "lux")]),
        ObjectIdentifier(UnitInformationStorage.self): UnitNames(
            "digital",
            [
                (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
                (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.gigabytes, "gigabyte"),
                (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.kilobytes, "kilobyte"),
                (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.megabytes, "megabyte"),
                (UnitInformationStorage.petabytes, "petabyte"), (UnitInformationStorage.terabits, "terabit"),
                (UnitInformationStorage.terabytes, "terabyte"),
            ]),
        ObjectIdentifier(UnitLength.self): UnitNames(
            "length",
            [
                (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.centimeters, "centimeter"),
                (UnitLength.decimeters, "decimeter"), (UnitLength.fathoms, "fathom"),
                (UnitLength.feet, "foot"), (UnitLength.furlongs, "furlong"), (UnitLength.inches, "inch"),
                (UnitLength.kilometers, "kilometer"), (UnitLength.lightyears, "light-year"),
                (UnitLength.meters, "meter"), (UnitLength.micrometers, "micrometer"),
                (UnitLength.miles, "mile"), (UnitLength.millimeters, "millimeter"),
                (UnitLength.nanometers, "nanometer"), (UnitLength.nauticalMiles, "nautical-mile"),
                (UnitLength.parsecs, "parsec"), (UnitLength.picometers, "picometer"),
                (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.yards, "yard"),
            ]),
        ObjectIdentifier(UnitMass.self): UnitNames(
            "mass",
            [
                (UnitMass.carats, "carat"), (UnitMass.grams, "gram"), (UnitMass.kilograms, "kilogram"),
                (UnitMass.metricTons, "tonne"), (UnitMass.micrograms, "microgram"),
                (UnitMass.milligrams, "milligram"), (UnitMass.ounces, "ounce"),
                (UnitMass.ouncesTroy, "ounce-troy"), (UnitMass.pounds, "pound"), (UnitMass.shortTons, "ton"),
                (UnitMass.stones, "stone"),
            ]),
        ObjectIdentifier(UnitPower.self): UnitNames(
            "power",
            [
                (UnitPower.gigawatts, "gigawatt"), (UnitPower.horsepower, "horsepower"),
                (UnitPower.kilowatts, "kilowatt"), (UnitPower.megawatts, "megawatt"),
                (UnitPower.milliwatts, "milliwatt"), (UnitPower.watts, "watt"),
            ]),
        ObjectIdentifier(UnitPressure.self): UnitNames(
            "pressure",
            [
                (UnitPressure.bars, "bar"), (UnitPressure.hectopascals, "hectopascal"),
                (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.kilopascals, "kilopascal"),
                (UnitPressure.megapascals, "megapascal"), (UnitPressure.millibars, "millibar"),
                (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
                (UnitPressure.newtonsPerMetersSquared, "pascal"),
                (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
            ]),
        ObjectIdentifier(UnitSpeed.self): UnitNames(
            "speed",
            [
                (UnitSpeed.kilometersPerHour, "kilometer-per-hour"), (UnitSpeed.knots, "knot"),
                (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.milesPerHour, "mile-per-hour"),
            ]),
        ObjectIdentifier(UnitTemperature.self): UnitNames(
            "temperature",
            [
                (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
                (UnitTemperature.kelvin, "kelvin"),
            ]),
        ObjectIdentifier(UnitVolume.self): UnitNames(
            "volume",
            [
                (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"),
                (UnitVolume.centiliters, "centiliter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
                (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicInches, "cubic-inch"),
                (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
                (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.cubicYards, "cubic-yard"),
                (UnitVolume.cups, "cup"), (UnitVolume.deciliters, "deciliter"),
                (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.gallons, "gallon"),
                (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
                (UnitVolume.imperialGallons, "gallon-imperial"),
                (UnitVolume.imperialQuarts, "quart-imperial"), (UnitVolume.liters, "liter"),
                (UnitVolume.megaliters, "megaliter"), (UnitVolume.metricCups, "cup-metric"),
                (UnitVolume.milliliters, "milliliter"), (UnitVolume.pints, "pint"),
                (UnitVolume.quarts, "quart"), (UnitVolume.tablespoons, "tablespoon"),
                (UnitVolume.teaspoons, "teaspoon"),
            ]),
    ]
}
