import Foundation

private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone? { nil } }

extension EnvironmentValues {
    /// The calendar for dates; by default the user's, with the current locale and time zone.
    public var calendar: Calendar {
        get {
            if let calendar = self[CalendarKey.self] { return calendar }
            var calendar = locale.calendar
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for dates; by default the user's.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] ?? .autoupdatingCurrent }
        set { self[TimeZoneKey.self] = newValue }
    }
}
