import Foundation

/// A duration in calendar units.
struct LengthOfTime {
    /// The value of a unit.
    struct Count {
        var unit: CalendarUnit
        /// The value, an integer except for the last unit.
        var count: Double
    }

    /// The value of each unit, largest first.
    private(set) var counts: [Count]
    private let keepsFraction: Bool

    init(from start: Date, to end: Date, units: [CalendarUnit], calendar: Calendar, keepsFraction: Bool) {
        self.keepsFraction = keepsFraction
        counts = Self.counts(from: start, to: end, units, calendar, keepsFraction)
    }

    private static func counts(
        from start: Date, to end: Date, _ units: [CalendarUnit], _ calendar: Calendar, _ keepsFraction: Bool
    ) -> [Count] {
        let found = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        var counts = units.map { Count(unit: $0, count: Double(found.value(for: $0.component) ?? 0)) }
        guard keepsFraction, let last = units.last else { return counts }
        counts[counts.count - 1].count += fraction(
            of: last, after: counts, from: start, to: end, calendar)
        return counts
    }

    /// Returns the remaining fraction of a unit, from 0 to 1.
    private static func fraction(
        of unit: CalendarUnit, after counts: [Count], from start: Date, to end: Date, _ calendar: Calendar
    ) -> Double {
        var shown = DateComponents()
        for part in counts {
            shown.setValue(Int(part.count), for: part.unit.component)
        }
        guard let last = calendar.date(byAdding: shown, to: start) else { return 0 }
        guard let next = calendar.date(byAdding: unit.component, value: 1, to: last), next > last else {
            return 0
        }
        return min(max(0, end.timeIntervalSince(last) / next.timeIntervalSince(last)), 0.999)
    }

    /// Converts a value of 1 in the largest unit to the next.
    mutating func collapse(in calendar: Calendar, from start: Date, to end: Date) {
        guard let first = counts.firstIndex(where: { $0.count != 0 }), counts[first].count == 1,
            first + 1 < counts.count, counts[first + 1].count != 0
        else { return }
        let units = counts[(first + 1)...].map(\.unit)
        counts = Self.counts(from: start, to: end, units, calendar, keepsFraction)
    }

    /// Limits the number of units from the largest nonzero one, rounding to the smallest of them.
    mutating func limit(to limit: Int, calendar: Calendar, from start: Date, to end: Date) {
        // Rounding up may carry to a larger unit, once: 59 minutes 59 seconds become an hour.
        for _ in 0..<2 {
            guard let first = counts.firstIndex(where: { $0.count != 0 }), first + limit < counts.count
            else {
                return
            }
            let units = counts.map(\.unit)
            let shown = Array(units[..<(first + limit)])
            var kept = Self.counts(from: start, to: end, shown, calendar, keepsFraction)
            guard !keepsFraction, let smallest = shown.last,
                Self.fraction(of: smallest, after: kept, from: start, to: end, calendar) > 0.5
            else {
                counts = kept
                return
            }
            kept[kept.count - 1].count += 1
            // The calendar carries it.
            var components = DateComponents()
            for part in kept { components.setValue(Int(part.count), for: part.unit.component) }
            guard let rounded = calendar.date(byAdding: components, to: start) else {
                counts = kept
                return
            }
            counts = Self.counts(from: start, to: rounded, shown, calendar, false)
        }
    }
}
