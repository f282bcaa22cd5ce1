import Foundation

extension Date {
    /// A style that formats the time between two dates: "2 hours, 5 minutes", "1:02:03".
    ///
    /// On Apple's systems this is `Date.ComponentsFormatStyle`, which is an empty shell on Linux. Use
    /// `.components(style:fields:)` and `.timeDuration`, which exist on both.
    public struct TimeSpanFormatStyle: Foundation.FormatStyle, Sendable {
        /// The style of units.
        public enum Style: String, Hashable, Codable, Sendable {
            /// "2 hr, 5 min"
            case abbreviated
            /// "2hr 5min"
            case condensedAbbreviated
            /// "2h 5m"
            case narrow
            /// "two hours, five minutes"
            case spellOut
            /// "2 hours, 5 minutes"
            case wide
        }

        private enum Kind: Hashable, Codable {
            case words(Style)
            case clock
        }

        private var kind: Kind
        private var units: Set<CalendarUnit>
        private var locale: Locale
        private var calendar: Calendar

        /// - Parameters:
        ///   - style: The style of units.
        ///   - locale: The locale; the user's by default.
        ///   - calendar: The calendar for months and years.
        ///   - fields: The units to use; `nil` for all.
        public init(
            style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
            fields: Set<Date.ComponentsFormatStyle.Field>? = nil
        ) {
            self.init(.words(style), locale, calendar, fields)
        }

        /// Creates a style that formats like a clock.
        fileprivate init() {
            self.init(.clock, .autoupdatingCurrent, .autoupdatingCurrent, [.hour, .minute, .second])
        }

        private init(
            _ kind: Kind, _ locale: Locale, _ calendar: Calendar,
            _ fields: Set<Date.ComponentsFormatStyle.Field>?
        ) {
            self.kind = kind
            self.locale = locale
            self.calendar = calendar
            units = Set(CalendarUnit.allCases.filter { fields?.contains($0.componentsField) ?? true })
        }

        /// Returns the time between two dates as a string.
        public func format(_ value: Range<Date>) -> String {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle =
                switch kind {
                case .words(.abbreviated): .short
                case .words(.condensedAbbreviated): .brief
                case .words(.narrow): .abbreviated
                case .words(.spellOut): .spellOut
                case .words(.wide): .full
                case .clock: .positional
                }
            var calendar = calendar
            calendar.locale = locale
            formatter.calendar = calendar
            for unit in units { formatter.allowedUnits.insert(unit.calendarUnit) }
            return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> TimeSpanFormatStyle {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the style with another calendar for months and years.
        public func calendar(_ calendar: Calendar) -> TimeSpanFormatStyle {
            var style = self
            style.calendar = calendar
            return style
        }
    }
}

extension FormatStyle where Self == Date.TimeSpanFormatStyle {
    /// The time between two dates in words.
    ///
    /// - Parameters:
    ///   - style: The style of units.
    ///   - fields: The units to use; `nil` for all.
    public static func components(
        style: Date.TimeSpanFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self { Self(style: style, fields: fields) }

    /// The time between two dates as on a clock: "1:02:03".
    public static var timeDuration: Self { Self() }
}
