import Foundation

/// A date with access to its parts.
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

    /// Returns the possible values of a part in any date. The number of days depends on the month, which may be typed
    /// later.
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

    /// Sets parts and keeps the others. A day that was not set becomes the last of the month if the month is shorter.
    ///
    /// - Returns: Whether the parts form a date. If not, the date becomes one nearby.
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

    /// Returns the moment nearest to a date among those with the same clock time. There are two when a clock is set
    /// back.
    private func nearest(to date: Date, like found: Date) -> Date {
        let shown = DateParts(found, calendar).components
        return [-3600, -1800, 0, 1800, 3600].map { found + $0 }
            .filter { DateParts($0, calendar).components == shown }
            .min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) } ?? found
    }

    // MARK: Stepping

    /// Moves a part to its next or previous existing value, and wraps around at the ends.
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

    /// Moves the date in elapsed time, and wraps around at the end of an interval. When clocks change, every hour that
    /// the day has is reached.
    private mutating func move(by seconds: Int, inside interval: DateInterval?) {
        guard let interval else { return }
        var next = date + Double(seconds)
        if next >= interval.end { next -= interval.duration }
        if next < interval.start { next += interval.duration }
        date = next
    }

    /// The half of the day before or after noon.
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

    /// Moves to another day, at the same time if that day has it.
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
    /// Returns the days that a month has. Some days were left out when a country moved across the date line or changed
    /// its calendar.
    func days(inMonthOf date: Date) -> [DateInterval] { parts(.day, of: .month, around: date) }

    /// Returns the months that a year has. In some calendars not every year has all months.
    func months(inYearOf date: Date) -> [DateInterval] { parts(.month, of: .year, around: date) }

    private func parts(_ part: Component, of whole: Component, around date: Date) -> [DateInterval] {
        guard let whole = dateInterval(of: whole, for: date) else { return [] }
        let parts = sequence(first: whole.start) { start in
            dateInterval(of: part, for: start).flatMap { $0.end > start && $0.end < whole.end ? $0.end : nil }
        }
        // No month has more days. A calendar at the end of its range may have no next day, so the sequence needs a
        // limit.
        return parts.prefix(40).compactMap { dateInterval(of: part, for: $0) }
    }
}

extension DateInterval {
    /// Returns whether the interval contains a moment; the end is exclusive.
    fileprivate func contains(moment: Date) -> Bool { start <= moment && moment < end }
}
