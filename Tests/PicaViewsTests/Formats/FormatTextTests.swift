import Foundation
import PicaTesting
import PicaUI
import Testing

/// Texts that show values in formats.
@MainActor @Suite struct FormatTextTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    @Test("A format uses the environment's locale unless it has its own")
    func locale() throws {
        let app = try mount {
            Text(1234.5, format: .number)
            Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR")))
            Text("Total: \(1234.5, format: .number)")
        }
        #expect(app.texts[0] == "1,234.5")
        #expect(app.texts[1] == "1\u{202F}234,5")
        #expect(app.texts[2] == "Total: 1,234.5")
        app.setEnvironment(\.locale, Locale(identifier: "de_DE"))
        #expect(app.texts[0] == "1.234,5")
        #expect(app.texts[1] == "1\u{202F}234,5")
        #expect(app.texts[2] == "Total: 1.234,5")
    }

    @Test("A format can mark its parts with attributes")
    func attributed() throws {
        let day = Date(timeIntervalSinceReferenceDate: 86400 * 45)
        let app = try mount { Text(day, format: .dateTime.month(.wide).attributed) }
        #expect(app.texts == ["February"])
    }

    @Test("Names, measurements and durations have formats and formatters in the environment's locale")
    func foundationFormats() throws {
        let name = PersonNameComponents(givenName: "Ada", familyName: "King", nameSuffix: "Jr.")
        let run = Measurement(value: 5, unit: UnitLength.kilometers)
        let minutes = DateComponentsFormatter()
        minutes.unitsStyle = .positional
        let measures = MeasurementFormatter()
        measures.locale = Locale(identifier: "en_US")
        let app = try mount {
            Text(name, format: .name(style: .long))
            Text(run, format: .measurement(width: .wide))
            Text(start..<start + 7500, format: .components(style: .wide))
            Text(DateComponents(minute: 3, second: 5), formatter: minutes)
            Text(run, formatter: measures)
            Text(name, formatter: PersonNameComponentsFormatter())
        }
        app.setEnvironment(\.locale, Locale(identifier: "en_US"))
        #expect(
            app.texts == [
                "Ada King Jr.", "3.1 miles", "2 hours, 5 minutes", "3:05", "3.107 mi", "Ada King",
            ])
        app.setEnvironment(\.locale, Locale(identifier: "de_DE"))
        #expect(app.texts.prefix(3) == ["Ada King, Jr.", "5 Kilometer", "2 Stunden, 5 Minuten"])
    }

    @Test("A formatter formats values and objects; a failure shows the value's description")
    func formatter() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        let app = try mount {
            Text(NSNumber(value: 1200), formatter: formatter)
            Text("\(NSNumber(value: 3400), formatter: formatter) files")
            Text(NSString(string: "not a number"), formatter: formatter)
        }
        #expect(app.texts == ["1,200", "3,400 files", "not a number"])
    }

    @Test("A stopwatch counts from its date in the requested steps")
    func stopwatch() {
        let style = SystemFormatStyle.Stopwatch(startingAt: start).locale(Locale(identifier: "en_US"))
        func clock(_ seconds: TimeInterval) -> String { String(style.format(start + seconds).characters) }
        #expect(clock(-5) == "0:00.00")
        #expect(clock(5.678) == "0:05.67")
        #expect(clock(3725.5) == "1:02:05.50")
        let coarse = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
        #expect(String(coarse.format(start + 65.9).characters) == "1:05")
        #expect(coarse.discreteInput(after: start + 65.9) == start + 66)
        #expect(coarse.discreteInput(after: start + 66) == start + 67)
        #expect(coarse.discreteInput(before: start + 66) == start + 65)
        #expect(coarse.discreteInput(before: start) == nil)
    }

    @Test("A timer counts through its interval, up or down, in the allowed number of fields")
    func timer() {
        let interval = start..<start + 7200
        func text(_ style: SystemFormatStyle.Timer, _ seconds: TimeInterval) -> String {
            String(style.locale(Locale(identifier: "en_US")).format(start + seconds).characters)
        }
        let down = SystemFormatStyle.Timer(countingDownIn: interval)
        #expect(text(down, -10) == "2:00:00")
        #expect(text(down, 0.5) == "2:00:00")
        #expect(text(down, 1) == "1:59:59")
        #expect(text(down, 9000) == "0:00")
        #expect(down.discreteInput(after: start + 0.5) == start + 1)
        #expect(down.discreteInput(after: start + 7200) == nil)
        let up = SystemFormatStyle.Timer(countingUpIn: interval)
        #expect(text(up, 3661.7) == "1:01:01")
        #expect(text(SystemFormatStyle.Timer(countingUpIn: interval, showsHours: false), 3661) == "61:01")
        #expect(text(SystemFormatStyle.Timer(countingUpIn: interval, maxFieldCount: 2), 3661) == "1:01")
    }

    @Test("An offset uses the largest units and the requested sign")
    func offset() throws {
        func text(_ style: SystemFormatStyle.DateOffset, _ seconds: TimeInterval) -> String {
            String(style.locale(Locale(identifier: "en_US")).format(start + seconds).characters)
        }
        #expect(text(.init(to: start), 7503) == "2 hours, 5 minutes")
        #expect(text(.init(to: start), -7503) == "-2 hours, 5 minutes")
        #expect(text(.init(to: start, sign: .never), -60) == "1 minute")
        #expect(text(.init(to: start, sign: .always()), 60) == "+1 minute")
        #expect(text(.init(to: start, allowedFields: [.minute], maxFieldCount: 1), 7260) == "121 minutes")
        let app = try mount { Text(.currentDate, format: .offset(to: start - 59, maxFieldCount: 1)) }
        #expect(app.texts == ["59 seconds"])
        #expect(app.nextDeadline == 1)
        app.advance(by: 1)
        #expect(app.texts == ["1 minute"])
    }

    @Test("A near date is shown as a distance, a far one as a date")
    func reference() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        func text(_ seconds: TimeInterval, _ threshold: Date.RelativeFormatStyle.Field = .day) -> String {
            let style = SystemFormatStyle.DateReference(to: start + seconds, thresholdField: threshold)
            return String(
                style.locale(Locale(identifier: "en_US")).calendar(calendar).format(start).characters)
        }
        #expect(text(7200) == "in 2 hours")
        #expect(text(-86400 * 3) == "3 days ago")
        #expect(text(86400 * 150) == "May 31")
        #expect(text(86400 * 40, .month) == "in 1 month")
    }

    @Test("Time sources provide dates, ranges and durations that keep updating")
    func sources() throws {
        let app = try mount {
            Text(.durationOffset(to: start - 60), format: .time(pattern: .minuteSecond))
            Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
        }
        #expect(app.texts == ["1:00", "0:00"])
        app.advance(by: 2)
        #expect(app.texts == ["1:02", "0:02"])
    }

    @Test("Live formats report when their text changes next and last changed")
    func changes() {
        let offset = SystemFormatStyle.DateOffset(to: start, maxFieldCount: 1)
        #expect(offset.discreteInput(after: start + 5) == start + 6)
        #expect(offset.discreteInput(after: start + 90) == start + 120)
        #expect(offset.discreteInput(before: start + 6) == start + 5)
        let down = SystemFormatStyle.Timer(countingDownIn: start..<start + 60)
        #expect(down.discreteInput(before: start + 60) == start + 59)
        #expect(down.discreteInput(before: start) == nil)
        let reference = SystemFormatStyle.DateReference(to: start + 7200)
        let style = reference.locale(Locale(identifier: "en_US"))
        var date = start
        while style.format(date) == style.format(start), let next = reference.discreteInput(after: date) {
            #expect(next > date)
            date = next
        }
        #expect(style.format(date) != style.format(start))
        #expect(reference.discreteInput(before: start).map { $0 < start } == true)
    }

    @Test("A reference to a date never changes before its reported time", arguments: 1...40)
    func referenceIsNeverLate(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let style = SystemFormatStyle.DateReference(
            to: start + Double.random(in: -20_000...20_000, using: &random))
        var date = start
        for _ in 0..<20 {
            guard let next = style.discreteInput(after: date) else { break }
            let words = style.format(date)
            for share in [0.2, 0.5, 0.9, 0.999] {
                let between = date.addingTimeInterval(next.timeIntervalSince(date) * share)
                guard next.timeIntervalSince(between) > 0.002 else { continue }
                #expect(style.format(between) == words, "seed \(seed)")
            }
            date = next
        }
    }

    @Test("Live formats use their locale and calendar")
    func languages() {
        let german = Locale(identifier: "de_DE")
        var offset = SystemFormatStyle.DateOffset(to: start, maxFieldCount: 1)
        offset = offset.locale(german)
        #expect(String(offset.format(start + 7200).characters) == "2 Stunden")
        var calendar = Calendar(identifier: .islamicCivil)
        calendar.timeZone = .gmt
        let months = SystemFormatStyle.DateOffset(to: start, allowedFields: [.month, .day])
            .locale(Locale(identifier: "en_US"))
        let lunar = months.calendar(calendar)
        #expect(lunar.format(start + 86400 * 30) != months.format(start + 86400 * 30))
        let timer = SystemFormatStyle.Timer(countingUpIn: start..<start + 60)
        let persian = timer.locale(Locale(identifier: "fa_IR"))
        #expect(String(persian.format(start + 5).characters) == "۰:۰۵")
    }

    @Test("Each live format has a short name in texts")
    func shortNames() throws {
        let hour = start..<start + 3600
        let app = try mount {
            Text(.currentDate, format: .timer(countingDownIn: hour))
            Text(.currentDate, format: .timer(countingUpIn: hour))
            Text(.currentDate, format: .reference(to: start + 7200))
            Text("Left: \(timerInterval: start...(start + 60))")
        }
        #expect(app.texts == ["1:00:00", "0:00", "in 2 hours", "Left: 1:00"])
        app.advance(by: 1)
        #expect(app.texts[0] == "59:59")
        #expect(app.texts[1] == "0:01")
        #expect(app.texts[3] == "Left: 0:59")
    }

    /// The whole seconds of an interval.
    private struct Seconds: DiscreteFormatStyle {
        func format(_ value: Range<Date>) -> String {
            String(Int(value.upperBound.timeIntervalSince(value.lowerBound)))
        }
        func discreteInput(after input: Range<Date>) -> Range<Date>? {
            input.lowerBound..<input.upperBound + 1
        }
        func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
        func input(after input: Range<Date>) -> Range<Date>? { discreteInput(after: input) }
        func input(before input: Range<Date>) -> Range<Date>? { nil }
    }

    @Test("Intervals that start or end now update, and are empty past their date")
    func intervals() throws {
        let app = try mount {
            Text(.dateRange(startingAt: start - 5), format: Seconds())
            Text(.dateRange(endingAt: start + 5), format: Seconds())
        }
        #expect(app.texts == ["5", "5"])
        app.advance(by: 2)
        #expect(app.texts == ["7", "3"])
        app.advance(by: 10)
        #expect(app.texts == ["17", "0"])
    }
}
