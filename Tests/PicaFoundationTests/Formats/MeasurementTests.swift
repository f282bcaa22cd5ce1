import Foundation
import PicaFoundation
import Testing

@Suite("Measurements use a region's units and a language's words") struct MeasurementTests {
    private func locale(_ name: String) -> Locale { Locale(identifier: name) }

    @Test("Units have names of three lengths, in the number's plural form")
    func widths() {
        let run = Measurement(value: 5, unit: UnitLength.kilometers)
        let us = locale("en_US")
        #expect(run.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)) == "5 kilometers")
        #expect(run.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(us)) == "5 km")
        #expect(run.formatted(.measurement(width: .narrow, usage: .asProvided).locale(us)) == "5km")
        let one = Measurement(value: 1, unit: UnitLength.kilometers)
        #expect(one.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)) == "1 kilometer")
        #expect(
            Measurement(value: 1.5, unit: UnitLength.kilometers)
                .formatted(.measurement(width: .wide, usage: .asProvided).locale(locale("de")))
                == "1,5 Kilometer")
        #expect(
            Measurement(value: 3, unit: UnitMass.kilograms)
                .formatted(.measurement(width: .wide, usage: .asProvided).locale(locale("pl")))
                == "3 kilogramy")
    }

    @Test("The region's units are used with the significant digits")
    func regions() {
        let run = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(run.formatted(.measurement(width: .abbreviated).locale(locale("en_US"))) == "3.1 mi")
        #expect(run.formatted(.measurement(width: .abbreviated).locale(locale("de_DE"))) == "5 km")
        #expect(
            Measurement(value: 100, unit: UnitLength.kilometers)
                .formatted(.measurement(width: .abbreviated).locale(locale("en_US"))) == "62 mi")
        #expect(
            Measurement(value: 20, unit: UnitTemperature.celsius)
                .formatted(.measurement(width: .abbreviated).locale(locale("en_US"))) == "68°F")
        #expect(
            Measurement(value: 68, unit: UnitTemperature.fahrenheit)
                .formatted(.measurement(width: .wide, usage: .weather).locale(locale("fr_FR")))
                == "20\u{A0}degrés Celsius")
    }

    @Test("A measurement's usage determines its units")
    func usages() {
        let height = Measurement(value: 1.80, unit: UnitLength.meters)
        #expect(
            height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(locale("en_US")))
                == "5 ft, 11 in")
        #expect(
            height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(locale("de_DE")))
                == "180 cm")
        #expect(
            Measurement(value: 1.828, unit: UnitLength.meters)
                .formatted(.measurement(width: .narrow, usage: .personHeight).locale(locale("en_US")))
                == "6′ 0″")
        #expect(
            Measurement(value: 420, unit: UnitLength.meters)
                .formatted(.measurement(width: .abbreviated, usage: .road).locale(locale("de_DE"))) == "400 m"
        )
    }

    @Test("Digits and temperature units can be set")
    func options() {
        let run = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(
            run.formatted(
                .measurement(
                    width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(3))
                ).locale(locale("en_US"))) == "3.107 mi")
        #expect(
            Measurement(value: 20, unit: UnitTemperature.celsius)
                .formatted(.measurement(hidesScaleName: true).locale(locale("en_US"))) == "68°")
    }

    @Test("The formatter uses the region's unit, its own, or one that fits the size")
    func formatter() {
        let formatter = MeasurementFormatter()
        formatter.locale = locale("en_US")
        let run = Measurement(value: 500, unit: UnitLength.meters)
        #expect(formatter.string(from: run) == "0.311 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: run) == "500 m")
        formatter.unitStyle = .long
        #expect(formatter.string(from: run) == "500 meters")
        formatter.unitOptions = .naturalScale
        formatter.locale = locale("de_DE")
        #expect(formatter.string(from: Measurement(value: 0.5, unit: UnitLength.kilometers)) == "500 Meter")
        #expect(formatter.string(from: UnitLength.kilometers) == "Kilometer")
        formatter.unitOptions = .temperatureWithoutUnit
        formatter.unitStyle = .medium
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
        #expect(formatter.string(for: Measurement(value: 2, unit: UnitSpeed.kilometersPerHour)) == "2 km/h")
        #expect(formatter.string(for: "no measure") == nil)
    }

    @Test("Units without names in the language keep their symbols")
    func unknown() {
        let dozen = Unit(symbol: "dz")
        let formatter = MeasurementFormatter()
        formatter.locale = locale("en_US")
        #expect(formatter.string(from: Measurement(value: 2, unit: dozen)) == "2 dz")
        #expect(formatter.string(from: dozen) == "dz")
        #expect(
            Measurement(value: 2, unit: UnitMass.slugs)
                .formatted(.measurement(width: .wide, usage: .asProvided).locale(locale("en_US"))) == "2 slug"
        )
    }

    @Test("No number crashes the program", arguments: [.nan, .infinity, -.infinity, 1e300, -0.0])
    func hostile(value: Double) {
        for usage: MeasurementFormatUnitUsage<UnitLength> in [.general, .personHeight, .road, .asProvided] {
            let measure = Measurement(value: value, unit: UnitLength.meters)
            #expect(
                !measure.formatted(.measurement(width: .wide, usage: usage).locale(locale("en_US"))).isEmpty)
        }
    }
}
