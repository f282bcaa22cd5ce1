import Foundation

/// A date by its parts.
struct DateParts {
    let calendar: Calendar
    private(set) var date: Date

    init(_ date: Date, _ calendar: Calendar) {
        self.date = date
        self.calendar = calendar
    }

    private var components: DateComponents {
        calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    }

    func value(of unit: DatePattern.Unit) -> Int {
        let parts = components
        return switch unit {
        case .era: parts.era ?? 0
        case .year: parts.year ?? 1
        case .month: parts.month ?? 1
        case .day: parts.day ?? 1
        case .hour: parts.hour ?? 0
        case .halfHour: ((parts.hour ?? 0) + 11) % 12 + 1
        case .minute: parts.minute ?? 0
        case .dayPeriod: (parts.hour ?? 0) / 12
        }
    }

    /// The values that a part has in some date. Which days there are depends on the month, which may be typed later.
    func range(of unit: DatePattern.Unit) -> ClosedRange<Int> {
        func closed(_ range: Range<Int>?, _ usual: ClosedRange<Int>) -> ClosedRange<Int> {
            range.flatMap { $0.isEmpty ? nil : $0.lowerBound...($0.upperBound - 1) } ?? usual
        }
        return switch unit {
        case .era: 0...0
        case .year: 1...9999
        case .month: closed(calendar.maximumRange(of: .month), 1...12)
        case .day: closed(calendar.maximumRange(of: .day), 1...31)
        case .hour: 0...23
        case .halfHour: 1...12
        case .minute: 0...59
        case .dayPeriod: 0...1
        }
    }

    // MARK: Typing

    /// Sets parts and keeps the others. A day that was not set becomes the month's last where there are not as many.
    ///
    /// - Returns: Whether there is a date of these parts; otherwise it is one nearby.
    @discardableResult
    mutating func set(_ values: [DatePattern.Unit: Int]) -> Bool {
        var values = values
        for (unit, value) in values {
            let range = range(of: unit)
            values[unit] = min(max(value, range.lowerBound), range.upperBound)
        }
        var parts = components
        var hour = parts.hour ?? 0
        parts.year = values[.year] ?? parts.year
        parts.month = values[.month] ?? parts.month
        if let value = values[.halfHour] { hour = hour / 12 * 12 + value % 12 }
        if let value = values[.dayPeriod] { hour = hour % 12 + 12 * value }
        parts.hour = values[.hour] ?? hour
        parts.minute = values[.minute] ?? parts.minute
        let day = values[.day] ?? parts.day ?? 1
        parts.day = 1
        guard let first = calendar.date(from: parts) else { return false }
        parts.day = calendar.days(inMonthOf: first).map { calendar.component(.day, from: $0.start) }
            .last { $0 <= day }
        guard let found = calendar.date(from: parts) else { return false }
        date = nearest(to: date, like: found)
        return values.allSatisfy { value(of: $0.key) == $0.value }
    }

    /// Of moments that a clock shows alike, as one is put back, that which is nearest to a date.
    private func nearest(to date: Date, like found: Date) -> Date {
        let shown = DateParts(found, calendar).components
        return [-3600, -1800, 0, 1800, 3600].map { found + $0 }
            .filter { DateParts($0, calendar).components == shown }
            .min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) } ?? found
    }

    // MARK: Stepping

    /// The next or last value of a part that there is, around its ends.
    mutating func step(_ unit: DatePattern.Unit, by step: Int) {
        switch unit {
        case .era: break
        case .year: stepYear(by: step)
        case .month: stepMonth(by: step)
        case .day: stepDay(by: step)
        case .hour: move(by: 3600 * step, inside: calendar.dateInterval(of: .day, for: date))
        case .halfHour: move(by: 3600 * step, inside: halfOfDay)
        case .minute: move(by: 60 * step, inside: calendar.dateInterval(of: .hour, for: date))
        case .dayPeriod: set([.dayPeriod: 1 - value(of: .dayPeriod)])
        }
    }

    /// Goes on in time, from an interval's end to its start: a clock that is put on or back shows as many hours as
    /// there are.
    private mutating func move(by seconds: Int, inside interval: DateInterval?) {
        guard let interval else { return }
        var next = date + Double(seconds)
        if next >= interval.end { next -= interval.duration }
        if next < interval.start { next += interval.duration }
        date = next
    }

    /// Before or after noon.
    private var halfOfDay: DateInterval? {
        guard let day = calendar.dateInterval(of: .day, for: date),
            let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: date), noon > day.start,
            noon < day.end
        else { return nil }
        return date < noon
            ? DateInterval(start: day.start, end: noon) : DateInterval(start: noon, end: day.end)
    }

    private mutating func stepYear(by step: Int) {
        let (old, range) = (components, range(of: .year))
        let next = calendar.date(byAdding: .year, value: step, to: date).map { DateParts($0, calendar) }
        if let next, calendar.isCountedByEras || next.components.era == old.era,
            range.contains(next.value(of: .year))
        {
            date = next.date
        } else {
            set([.year: step > 0 ? range.lowerBound : range.upperBound])
        }
    }

    private mutating func stepMonth(by step: Int) {
        let months = calendar.months(inYearOf: date)
        guard let place = months.firstIndex(where: { $0.contains(moment: date) }) else { return }
        let month = months[((place + step) % months.count + months.count) % months.count]
        let day = value(of: .day)
        let days = calendar.days(inMonthOf: month.start)
        go(to: days.last { calendar.component(.day, from: $0.start) <= day } ?? days.first)
    }

    private mutating func stepDay(by step: Int) {
        let days = calendar.days(inMonthOf: date)
        guard let place = days.firstIndex(where: { $0.contains(moment: date) }) else { return }
        go(to: days[((place + step) % days.count + days.count) % days.count])
    }

    /// Goes to another day, at the same time where that has it.
    private mutating func go(to day: DateInterval?) {
        guard let day else { return }
        let (time, there) = (
            components, calendar.dateComponents([.era, .year, .month, .day], from: day.start)
        )
        var parts = there
        (parts.hour, parts.minute) = (time.hour, time.minute)
        (parts.second, parts.nanosecond) = (time.second, time.nanosecond)
        guard let next = calendar.date(from: parts) else { return }
        date = min(max(next, day.start), day.end - 1)
    }
}

extension Calendar {
    /// The days that a month has: some have been left out, where a country has changed sides of the date line or its
    /// calendar.
    func days(inMonthOf date: Date) -> [DateInterval] { parts(.day, of: .month, around: date) }

    /// The months that a year has; in some calendars not every year has all.
    func months(inYearOf date: Date) -> [DateInterval] { parts(.month, of: .year, around: date) }

    private func parts(_ part: Component, of whole: Component, around date: Date) -> [DateInterval] {
        guard let whole = dateInterval(of: whole, for: date) else { return [] }
        let parts = sequence(first: whole.start) { start in
            dateInterval(of: part, for: start).flatMap { $0.end > start && $0.end < whole.end ? $0.end : nil }
        }
        // No month has as many days: a calendar at the end of its time may have no next one.
        return parts.prefix(40).compactMap { dateInterval(of: part, for: $0) }
    }
}

extension DateInterval {
    /// Whether a moment is in it; its end is not.
    fileprivate func contains(moment: Date) -> Bool { start <= moment && moment < end }
}
