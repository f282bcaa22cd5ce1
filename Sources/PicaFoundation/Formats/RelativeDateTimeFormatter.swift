import Foundation

/// A formatter for relative times: "in 2 hours", "yesterday".
///
/// Linux's Foundation lacks this class.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The style for near days.
    public enum DateTimeStyle: Int, Hashable, Sendable {
        /// Numbers: "1 day ago".
        case numeric
        /// Names: "yesterday".
        case named
    }

    /// The style of units.
    public enum UnitsStyle: Int, Hashable, Sendable {
        /// "2 months ago"
        case full
        /// "two months ago"
        case spellOut
        /// "2 mo. ago"
        case short
        /// "2mo ago"
        case abbreviated
    }

    /// The style for near days; numbers by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The style of units; full by default.
    open var unitsStyle = UnitsStyle.full
    /// The locale; the user's by default.
    open var locale: Locale! = .autoupdatingCurrent
    /// The calendar for days, months and years.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The position in a sentence. At its beginning, and standalone, the first letter is capitalized.
    open var formattingContext = Formatter.Context.unknown

    /// Creates a formatter for the user's locale.
    public override init() { super.init() }

    /// Always returns `nil`, because archives are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Returns the largest nonzero unit of components as a relative time.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let largest = CalendarUnit.allCases.first { $0.count(in: dateComponents) ?? 0 != 0 } ?? .second
        let count = largest.count(in: dateComponents) ?? 0
        let calendar = calendar ?? .autoupdatingCurrent
        let date = calendar.date(byAdding: largest.component, value: count, to: now) ?? now
        return words(for: date, relativeTo: now, fields: [largest.relativeField])
    }

    /// Returns a number of seconds as a relative time.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        let interval = timeInterval.isFinite ? min(max(timeInterval, -1e12), 1e12) : 0
        return localizedString(for: now + interval, relativeTo: now)
    }

    /// Returns a date as a time relative to another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        words(
            for: date, relativeTo: referenceDate,
            fields: Set(CalendarUnit.allCases.map(\.relativeField)))
    }

    /// Returns a date as a time relative to now, or `nil` for other objects.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func words(
        for date: Date, relativeTo reference: Date, fields: Set<Date.RelativeFormatStyle.Field>
    ) -> String {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let locale = (locale ?? .autoupdatingCurrent).heeded
        let words = Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: fields, presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: units, locale: locale, calendar: calendar ?? .autoupdatingCurrent
        ).format(reference)
        switch formattingContext {
        case .beginningOfSentence, .standalone, .listItem:
            return words.prefix(1).uppercased(with: locale) + words.dropFirst()
        default: return words
        }
    }
}
