import Foundation
import PicaViews
import Testing

@testable import PicaControls

/// Parts of dates as they are stepped, by the calendar and the clocks of a place.
@Suite("Stepping a part of a date") struct DatePartTests {
    private func calendar(_ place: String, _ identifier: Calendar.Identifier = .gregorian) throws -> Calendar
    {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = try #require(TimeZone(identifier: place))
        return calendar
    }

    private func date(_ parts: [Int], _ calendar: Calendar) throws -> Date {
        let hour = parts.count > 3 ? parts[3] : 0
        let minute = parts.count > 4 ? parts[4] : 0
        return try #require(
            calendar.date(
                from: DateComponents(
                    year: parts[0], month: parts[1], day: parts[2], hour: hour, minute: minute)))
    }

    private func parts(_ date: Date, _ calendar: Calendar) -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return [parts.year, parts.month, parts.day, parts.hour, parts.minute].map { $0 ?? -1 }
    }

    private func stepped(_ date: Date, _ unit: DatePattern.Unit, by step: Int, _ calendar: Calendar) -> Date {
        var parts = DateParts(date, calendar)
        parts.step(unit, by: step)
        return parts.date
    }

    @Test(
        "skips the hour lost to daylight saving",
        arguments: [
            ("America/New_York", [2024, 3, 10]), ("Europe/Berlin", [2024, 3, 31]),
            ("Australia/Sydney", [2024, 10, 6]),
        ])
    func springForward(place: String, day: [Int]) throws {
        let calendar = try calendar(place)
        let three = try date(day + [3, 30], calendar)
        let one = stepped(three, .hour, by: -1, calendar)
        #expect(parts(one, calendar) == day + [1, 30] && three.timeIntervalSince(one) == 3600)
        #expect(stepped(one, .hour, by: 1, calendar) == three)
        #expect(stepped(three, .halfHour, by: -1, calendar) == one)
    }

    @Test("skips a missing hour that is the day's first or second")
    func others() throws {
        let london = try calendar("Europe/London")
        let two = try date([2024, 3, 31, 2, 30], london)
        #expect(parts(stepped(two, .hour, by: -1, london), london) == [2024, 3, 31, 0, 30])
        let santiago = try calendar("America/Santiago")
        let first = try date([2024, 9, 8, 1, 30], santiago)
        let last = stepped(first, .hour, by: -1, santiago)
        #expect(parts(last, santiago) == [2024, 9, 8, 23, 30])
        #expect(stepped(last, .hour, by: 1, santiago) == first)
    }

    @Test(
        "stays in the hour that occurs twice",
        arguments: [
            ("America/New_York", [2024, 11, 3, 1, 30]), ("Europe/Berlin", [2024, 10, 27, 2, 30]),
            ("Europe/London", [2024, 10, 27, 1, 30]), ("Australia/Sydney", [2024, 4, 7, 2, 30]),
            ("America/Santiago", [2024, 4, 6, 23, 30]),
        ])
    func fallBack(place: String, time: [Int]) throws {
        let calendar = try calendar(place)
        var second = try date(time, calendar)
        if parts(second + 3600, calendar) == time { second += 3600 }
        for (start, other) in [(second, second - 3600), (second - 3600, second)] {
            #expect(parts(start, calendar) == time)
            #expect(stepped(start, .minute, by: 1, calendar) == start + 60)
            #expect(stepped(start, .minute, by: -1, calendar) == start - 60)
            #expect(stepped(start, .hour, by: start < other ? 1 : -1, calendar) == other)
        }
        // Typed, too.
        var typed = DateParts(second, calendar)
        typed.set([.minute: 31])
        #expect(typed.date == second + 60)
    }

    @Test("wraps around the ends of an hour, a half day and a day") func around() throws {
        let calendar = try calendar("America/New_York")
        let time = try date([2024, 6, 5, 23, 59], calendar)
        #expect(parts(stepped(time, .minute, by: 1, calendar), calendar) == [2024, 6, 5, 23, 0])
        #expect(parts(stepped(time, .hour, by: 1, calendar), calendar) == [2024, 6, 5, 0, 59])
        #expect(parts(stepped(time, .halfHour, by: 1, calendar), calendar) == [2024, 6, 5, 12, 59])
        #expect(parts(stepped(time, .dayPeriod, by: 1, calendar), calendar) == [2024, 6, 5, 11, 59])
        let noon = try date([2024, 6, 5, 12, 0], calendar)
        #expect(parts(stepped(noon, .halfHour, by: -1, calendar), calendar) == [2024, 6, 5, 23, 0])
    }

    @Test("follows the months of the year") func months() throws {
        let hebrew = try calendar("GMT", .hebrew)
        let adar = try date([5783, 7, 8], hebrew)
        let shevat = stepped(adar, .month, by: -1, hebrew)
        #expect(parts(shevat, hebrew)[...2] == [5783, 5, 8])
        #expect(stepped(shevat, .month, by: 1, hebrew) == adar)
        let tishri = try date([5783, 1, 8], hebrew)
        #expect(parts(stepped(tishri, .month, by: -1, hebrew), hebrew)[...2] == [5783, 13, 8])
        let leap = try date([5784, 7, 8], hebrew)
        #expect(parts(stepped(leap, .month, by: -1, hebrew), hebrew)[...2] == [5784, 6, 8])
        let gregorian = try calendar("GMT")
        let january = try date([2024, 1, 31], gregorian)
        #expect(parts(stepped(january, .month, by: 1, gregorian), gregorian)[...2] == [2024, 2, 29])
        #expect(parts(stepped(january, .month, by: -1, gregorian), gregorian)[...2] == [2024, 12, 31])
    }

    @Test("follows the days of the month") func days() throws {
        let apia = try calendar("Pacific/Apia")
        let thursday = try date([2011, 12, 29, 9], apia)
        #expect(parts(stepped(thursday, .day, by: 1, apia), apia) == [2011, 12, 31, 9, 0])
        let first = try date([2011, 12, 1, 9], apia)
        #expect(parts(stepped(first, .day, by: -1, apia), apia) == [2011, 12, 31, 9, 0])
        let rome = try calendar("GMT")
        let fourth = try date([1582, 10, 4, 9], rome)
        #expect(parts(stepped(fourth, .day, by: 1, rome), rome) == [1582, 10, 15, 9, 0])
        #expect(apia.days(inMonthOf: thursday).count == 30 && rome.days(inMonthOf: fourth).count == 21)
    }

    @Test("keeps years to those that can be typed, and crosses eras where years are counted by era")
    func years() throws {
        let gregorian = try calendar("GMT")
        #expect(
            parts(stepped(try date([2024, 2, 29], gregorian), .year, by: 1, gregorian), gregorian)[...2]
                == [2025, 2, 28])
        #expect(
            parts(stepped(try date([9999, 1, 1], gregorian), .year, by: 1, gregorian), gregorian)[0] == 1)
        #expect(
            parts(stepped(try date([1, 6, 1], gregorian), .year, by: -1, gregorian), gregorian)[0] == 9999)
        let japanese = try calendar("GMT", .japanese)
        let reiwa = try #require(gregorian.date(from: DateComponents(year: 2019, month: 6, day: 1)))
        let heisei = stepped(reiwa, .year, by: -1, japanese)
        #expect(gregorian.component(.year, from: heisei) == 2018)
    }
}
