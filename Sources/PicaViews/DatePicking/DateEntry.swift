import Foundation

/// Parts of a date that were typed one after another. Together they may be a date that they are not in between: the
/// 31st, of a month that is typed next.
struct DateEntry {
    /// By their parts, as they were typed.
    private(set) var values: [DatePattern.Unit: Int] = [:]
    /// The date that they were typed over. What was typed is obsolete once another is shown.
    var date: Date?

    mutating func add(_ value: Int, to unit: DatePattern.Unit, in date: Date) {
        if self.date != date { values = [:] }
        self.date = date
        values[unit] = value
    }

    /// What counts while a date is shown.
    func values(in date: Date) -> [DatePattern.Unit: Int] { self.date == date ? values : [:] }

    func value(of unit: DatePattern.Unit, in date: Date) -> Int? { values(in: date)[unit] }
}
