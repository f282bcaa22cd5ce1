import Foundation
import PicaFoundation
import Testing

@Suite("Durations are written as the formatter is configured") struct DateComponentsFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle = .positional, _ locale: String = "en_US",
        _ change: (DateComponentsFormatter) -> Void = { _ in }
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        formatter.referenceDate = Date(timeIntervalSince1970: 1_700_000_000)
        formatter.unitsStyle = style
        change(formatter)
        return formatter
    }

    @Test("Each style has its own words")
    func styles() {
        #expect(formatter(.positional).string(from: 4205) == "1:10:05")
        #expect(formatter(.abbreviated).string(from: 4205) == "1h 10m 5s")
        #expect(formatter(.short).string(from: 4205) == "1 hr, 10 min, 5 sec")
        #expect(formatter(.full).string(from: 4205) == "1 hour, 10 minutes, 5 seconds")
        #expect(formatter(.spellOut).string(from: 4205) == "one hour, ten minutes, five seconds")
        #expect(formatter(.brief).string(from: 4205) == "1hr 10min 5sec")
    }

    @Test("Words are in the locale's language")
    func languages() {
        #expect(formatter(.full, "de").string(from: 7260) == "2 Stunden, 1 Minute")
        #expect(formatter(.full, "pl").string(from: 300) == "5 minut")
        #expect(formatter(.spellOut, "fr").string(from: 120) == "deux minutes")
    }

    @Test("A clock omits leading zero units, and has two digits after the first")
    func clock() {
        #expect(formatter().string(from: 65) == "1:05")
        #expect(formatter().string(from: 5) == "5")
        #expect(formatter().string(from: 0) == "0")
        #expect(formatter().string(from: 3605) == "1:00:05")
        #expect(formatter().string(from: -65) == "-1:05")
        #expect(formatter().string(from: 90061) == "1d 01:01:01")
        #expect(formatter().string(from: 86400 * 3) == "3d")
        #expect(
            formatter { $0.allowedUnits = [.hour, .minute, .second] }.string(from: 90061) == "25:01:01")
    }

    @Test("Zeros are kept or dropped as requested")
    func zeros() {
        func written(
            _ behavior: DateComponentsFormatter.ZeroFormattingBehavior,
            _ style: DateComponentsFormatter.UnitsStyle, _ seconds: TimeInterval
        ) -> String? {
            formatter(style) {
                $0.zeroFormattingBehavior = behavior
                $0.allowedUnits = [.hour, .minute, .second]
            }.string(from: seconds)
        }
        #expect(written(.pad, .positional, 65) == "00:01:05")
        #expect(written([.pad, .dropLeading], .positional, 65) == "01:05")
        #expect(written(.none, .positional, 3605) == "1:0:5")
        #expect(written(.none, .abbreviated, 600) == "0h 10m 0s")
        #expect(written(.dropLeading, .abbreviated, 600) == "10m 0s")
        #expect(written(.dropTrailing, .abbreviated, 600) == "0h 10m")
        #expect(written(.dropMiddle, .abbreviated, 3605) == "1h 5s")
        #expect(written(.dropAll, .abbreviated, 0) == "0s")
        #expect(written(.default, .full, 3605) == "1 hour, 5 seconds")
    }

    @Test("With a unit limit the largest units are kept, and rounded")
    func maximum() {
        func written(_ count: Int, _ seconds: TimeInterval) -> String? {
            formatter(.abbreviated) { $0.maximumUnitCount = count }.string(from: seconds)
        }
        #expect(written(2, 4230) == "1h 10m")
        #expect(written(2, 4231) == "1h 11m")
        #expect(written(1, 3599) == "1h")
        #expect(written(2, 86400 + 59) == "1d")
        #expect(written(3, 4205) == "1h 10m 5s")
    }

    @Test("The remainder can be a fraction")
    func fractions() {
        let hours = formatter(.abbreviated) {
            $0.allowsFractionalUnits = true
            $0.allowedUnits = .hour
        }
        #expect(hours.string(from: 5400) == "1.5h")
        hours.unitsStyle = .full
        #expect(hours.string(from: 5400) == "1.5 hours")
        #expect(hours.string(from: 3600) == "1 hour")
    }

    @Test("One of the largest unit can be counted in the next")
    func collapsing() {
        let seconds = formatter(.abbreviated) { $0.collapsesLargestUnit = true }
        #expect(seconds.string(from: 63) == "63s")
        #expect(seconds.string(from: 123) == "2m 3s")
        #expect(seconds.string(from: 60) == "1m")
    }

    @Test("Phrases surround the duration")
    func phrases() {
        #expect(
            formatter(.full) { $0.includesApproximationPhrase = true }.string(from: 60)
                == "About 1 minute")
        #expect(
            formatter(.full) { $0.includesTimeRemainingPhrase = true }.string(from: 60)
                == "1 minute remaining")
        #expect(
            formatter(.full) {
                $0.includesTimeRemainingPhrase = true
                $0.includesApproximationPhrase = true
            }.string(from: 60) == "About 1 minute remaining")
        #expect(
            formatter(.full, "de") { $0.includesApproximationPhrase = true }.string(from: 60)
                == "Etwa 1 Minute")
        #expect(
            formatter(.full, "ja") { $0.includesApproximationPhrase = true }.string(from: 60) == "~1 分")
        #expect(
            formatter(.spellOut) { $0.formattingContext = .beginningOfSentence }.string(from: 60)
                == "One minute")
    }

    @Test("Components use their own units, or the allowed ones")
    func components() {
        #expect(formatter(.full).string(from: DateComponents(day: 1, hour: 2)) == "1 day, 2 hours")
        #expect(formatter(.full).string(from: DateComponents(hour: 30)) == "30 hours")
        #expect(formatter(.full).string(from: DateComponents(minute: -5)) == "-5 minutes")
        #expect(
            formatter(.full) { $0.allowedUnits = .minute }.string(from: DateComponents(hour: 2))
                == "120 minutes")
        #expect(formatter(.full).string(from: DateComponents()) == nil)
        #expect(formatter(.full).string(for: DateComponents(weekOfMonth: 2)) == "2 weeks")
        #expect(formatter(.full).string(for: "no time") == nil)
        #expect(
            DateComponentsFormatter.localizedString(
                from: DateComponents(hour: 2), unitsStyle: .abbreviated)
                == "2h")
    }

    @Test("No number crashes the program", arguments: [.nan, .infinity, 1e300, -1e300, 1e11, -0.5])
    func hostile(seconds: TimeInterval) {
        for count in [-1, 0, 1, .max] {
            _ = formatter(.full) { $0.maximumUnitCount = count }.string(from: seconds)
        }
        #expect(formatter().string(from: .nan) == nil)
    }
}
