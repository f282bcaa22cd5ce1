import Foundation

/// The parts of a date typed so far. Before all are typed they may form no date, such as the 31st before the month is
/// typed.
struct DateEntry {
    /// The typed values by their parts.
    private(set) var values: [DatePattern.Unit: Int] = [:]
    /// The date over which the parts were typed. When another date is shown, the typed values are obsolete.
    var date: Date?

    mutating func add(_ value: Int, to unit: DatePattern.Unit, in date: Date) {
        if self.date != date { values = [:] }
        self.date = date
        values[unit] = value
    }

    /// Returns the typed values that are valid while a date is shown.
    func values(in date: Date) -> [DatePattern.Unit: Int] { self.date == date ? values : [:] }

    func value(of unit: DatePattern.Unit, in date: Date) -> Int? { values(in: date)[unit] }
}
