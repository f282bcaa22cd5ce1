import Foundation

extension Date {
    /// The nearest date in the range of Foundation's calendars: from 4713 BC to AD 506713. A NaN becomes the first
    /// date.
    package var countable: Date {
        let (first, last) = (-211_845_067_200.0, 15_927_175_497_600.0)
        return Date(timeIntervalSinceReferenceDate: min(max(first, timeIntervalSinceReferenceDate), last))
    }
}
