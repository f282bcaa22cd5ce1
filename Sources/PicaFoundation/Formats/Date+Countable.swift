import Foundation

extension Date {
    /// The nearest date that Foundation's calendars count: from 4713 BC to AD 506713. What is no number is the first.
    package var countable: Date {
        let (first, last) = (-211_845_067_200.0, 15_927_175_497_600.0)
        return Date(timeIntervalSinceReferenceDate: min(max(first, timeIntervalSinceReferenceDate), last))
    }
}
