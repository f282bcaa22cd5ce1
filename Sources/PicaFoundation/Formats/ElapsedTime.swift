import Foundation

/// The time between two dates in calendar units: "1 month, 3 days".
///
/// Foundation's `Date.ComponentsFormatStyle` is an empty shell on Linux, and cannot be completed from outside.
package struct ElapsedTime: Hashable, Codable, Sendable {
    /// The units, from the largest.
    package var units: [CalendarUnit]
    /// The maximum number of units to write, from the largest nonzero one; the rest is dropped.
    package var maxUnitCount: Int
    package var width: MeasuredUnit.Width
    package var locale: Locale
    package var calendar: Calendar

    package init(
        units: Set<CalendarUnit>, maxUnitCount: Int = .max, width: MeasuredUnit.Width = .wide, locale: Locale,
        calendar: Calendar
    ) {
        self.units = units.isEmpty ? [.second] : units.sorted { $0.rawValue < $1.rawValue }
        self.maxUnitCount = min(max(1, maxUnitCount), CalendarUnit.allCases.count)
        self.width = width
        self.locale = locale
        self.calendar = calendar
    }

    /// Returns the value of each unit, without zeros. If all are zero, it returns the smallest unit.
    package func counts(from start: Date, to end: Date) -> [(unit: CalendarUnit, count: Int)] {
        let found = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        let counts = units.map { (unit: $0, count: found.value(for: $0.component) ?? 0) }
        guard let first = counts.firstIndex(where: { $0.count != 0 }) else {
            return Array(counts.suffix(1))
        }
        return counts[first...].prefix(maxUnitCount).filter { $0.count != 0 }
    }

    /// Returns the time in words, without a sign.
    package func words(from start: Date, to end: Date) -> String {
        let (start, end) = (start.countable, end.countable)
        let words = counts(from: min(start, end), to: max(start, end)).map {
            MeasuredUnit.string($0.count, unit: $0.unit.cldrName, width: width, locale: locale)
        }
        return MeasuredUnit.list(words, width: width, locale: locale)
    }

    /// Returns the time between a date and now in words, without a sign.
    ///
    /// For a future date each second that has begun counts, so that it becomes zero exactly when the date is reached.
    package func words(at now: Date, from anchor: Date) -> String {
        let anchor = anchor.countable
        return words(from: moment(now, anchor), to: anchor)
    }

    /// Returns the time at which ``words(at:from:)`` may change next; never too late.
    package func change(after now: Date, from anchor: Date) -> Date {
        let anchor = anchor.countable
        let moment = moment(now, anchor)
        let counts = counts(from: min(moment, anchor), to: max(moment, anchor))
        let nextSecond = moment.addingTimeInterval(1)
        guard let largest = counts.first?.unit, let place = units.firstIndex(of: largest) else {
            return nextSecond
        }
        // A rest less than the smallest unit counts as zero in both directions.
        let isPast = now >= anchor || counts[0].count == 0
        var shown = DateComponents()
        for (unit, count) in counts { shown.setValue(isPast ? count : -count, for: unit.component) }
        // After the anchor, the text changes when the smallest written unit increases by one.
        let smallest = units[min(place + maxUnitCount, units.count) - 1]
        if isPast {
            shown.setValue((shown.value(for: smallest.component) ?? 0) + 1, for: smallest.component)
        }
        guard var change = calendar.date(byAdding: shown, to: anchor) else { return nextSecond }
        if !isPast { change.addTimeInterval(1) }
        // Months counted from either end may differ by a day.
        if largest.rawValue <= CalendarUnit.month.rawValue {
            change = min(change, now.addingTimeInterval(3600))
        }
        return change > now ? change : nextSecond
    }

    /// Returns the current time, rounded down to whole seconds from the anchor.
    private func moment(_ now: Date, _ anchor: Date) -> Date {
        anchor.addingTimeInterval(now.timeIntervalSince(anchor).rounded(.down))
    }
}
