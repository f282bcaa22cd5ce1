import Foundation
import PicaFoundation
import Testing

/// The time between two dates in words.
@Suite struct ElapsedTimeTests {
    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    private func elapsed(
        _ units: Set<CalendarUnit> = Set(CalendarUnit.allCases).subtracting([.week]),
        max: Int = .max, width: MeasuredUnit.Width = .wide, locale: String = "en_US"
    ) -> ElapsedTime {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return ElapsedTime(
            units: units, maxUnitCount: max, width: width, locale: Locale(identifier: locale),
            calendar: calendar)
    }

    private func words(_ seconds: TimeInterval, _ format: ElapsedTime) -> String {
        format.words(from: start, to: start + seconds)
    }

    @Test("Zero units are left out")
    func zeros() {
        #expect(words(3 * 3600 + 5, elapsed()) == "3 hours, 5 seconds")
        #expect(words(0, elapsed()) == "0 seconds")
        #expect(words(86400 * 40, elapsed()) == "1 month, 10 days")
    }

    @Test("Each width has its own words and joining")
    func widths() {
        #expect(words(7500, elapsed(width: .wide)) == "2 hours, 5 minutes")
        #expect(words(7500, elapsed(width: .abbreviated)) == "2 hr, 5 min")
        #expect(words(7500, elapsed(width: .narrow)) == "2h 5m")
    }

    @Test("Words and plurals follow the language")
    func languages() {
        #expect(words(7260, elapsed(locale: "de")) == "2 Stunden, 1 Minute")
        #expect(words(3 * 60, elapsed(locale: "pl")) == "3 minuty")
        #expect(words(5 * 60, elapsed(locale: "pl")) == "5 minut")
        #expect(words(86400 * 800, elapsed(locale: "fr")).hasPrefix("2 ans"))
    }

    @Test("Larger units than allowed are converted to allowed ones")
    func units() {
        #expect(words(7260, elapsed([.minute, .second])) == "121 minutes")
        #expect(words(86400 * 15, elapsed([.week, .day])) == "2 weeks, 1 day")
    }

    @Test("At most the given number of units is written, and the rest is dropped")
    func counts() {
        #expect(words(86400 + 3600 + 60 + 1, elapsed(max: 2)) == "1 day, 1 hour")
        #expect(words(86400 + 60, elapsed(max: 2)) == "1 day")
    }

    @Test("A remaining time rounds up to a second, and an elapsed one rounds down")
    func seconds() {
        #expect(elapsed().words(at: start - 9.5, from: start) == "10 seconds")
        #expect(elapsed().words(at: start, from: start) == "0 seconds")
        #expect(elapsed().words(at: start + 9.5, from: start) == "9 seconds")
    }

    private static let offsets: [TimeInterval] = [
        -263_200, -86401, -3600, -3599.25, -61, -60, -1, -0.5, 0, 0.25, 1, 59, 60, 3599.75, 3600,
        86399.5,
        259_205,
    ]

    @Test(
        "The text stays until its reported change, and differs then", arguments: offsets)
    func changes(offset: TimeInterval) {
        for format in [elapsed(), elapsed(max: 1), elapsed(max: 2), elapsed([.hour, .minute])] {
            var now = start + offset
            for _ in 0..<5 {
                let change = format.change(after: now, from: start)
                #expect(change > now)
                let words = format.words(at: now, from: start)
                for share in [0.01, 0.5, 0.999] {
                    let between = now + change.timeIntervalSince(now) * share
                    #expect(format.words(at: between, from: start) == words, "\(offset), \(share)")
                }
                #expect(format.words(at: change + 0.0001, from: start) != words, "\(offset)")
                now = change
            }
        }
    }
}
