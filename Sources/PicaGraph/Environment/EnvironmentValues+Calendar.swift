import Foundation

private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone? { nil } }

extension EnvironmentValues {
    /// What days, months and years are counted by; by default the person's calendar, in the locale and
    /// the time zone in force.
    public var calendar: Calendar {
        get {
            if let calendar = self[CalendarKey.self] { return calendar }
            var calendar = locale.calendar
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// Where the clock is that times are shown by; by default the person's time zone.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] ?? .autoupdatingCurrent }
        set { self[TimeZoneKey.self] = newValue }
    }
}
