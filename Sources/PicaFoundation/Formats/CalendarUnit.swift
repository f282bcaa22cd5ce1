import Foundation

/// A calendar unit for measuring durations; larger units come first.
package enum CalendarUnit: Int, CaseIterable, Comparable, Hashable, Codable, Sendable {
    case year, month, week, day, hour, minute, second

    package static func < (one: CalendarUnit, other: CalendarUnit) -> Bool { one.rawValue < other.rawValue }

    var cldrName: String {
        switch self {
        case .year: "duration/year"
        case .month: "duration/month"
        case .week: "duration/week"
        case .day: "duration/day"
        case .hour: "duration/hour"
        case .minute: "duration/minute"
        case .second: "duration/second"
        }
    }

    package var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfYear
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    package var componentsField: Date.ComponentsFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    package var relativeField: Date.RelativeFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// Returns the unit's value in components, or `nil` if they do not contain it.
    func count(in components: DateComponents) -> Int? {
        if self == .week { return components.weekOfMonth ?? components.weekOfYear }
        return components.value(for: component)
    }
}
