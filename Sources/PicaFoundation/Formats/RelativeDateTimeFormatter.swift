import Foundation

/// Writes how far away a time is: "in 2 hours", "yesterday".
///
/// Foundation lacks this class on Linux.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether near days have names.
    public enum DateTimeStyle: Int, Hashable, Sendable {
        /// They are counted: "1 day ago".
        case numeric
        /// They have: "yesterday".
        case named
    }

    /// How units are written.
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

    /// Whether near days have names; they are counted by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written; in full by default.
    open var unitsStyle = UnitsStyle.full
    /// In whose words; the person's by default.
    open var locale: Locale! = .autoupdatingCurrent
    /// By which days, months and years are counted.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// Where in a sentence the words stand; at its beginning or by themselves the first letter is a capital.
    open var formattingContext = Formatter.Context.unknown

    /// A formatter for the person's locale.
    public override init() { super.init() }

    /// Reads no archives; always nil.
    public required init?(coder: NSCoder) { nil }

    /// How far away components are, the largest that is there alone.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let largest = CalendarUnit.allCases.first { $0.count(in: dateComponents) ?? 0 != 0 } ?? .second
        let count = largest.count(in: dateComponents) ?? 0
        let calendar = calendar ?? .autoupdatingCurrent
        let date = calendar.date(byAdding: largest.component, value: count, to: now) ?? now
        return words(for: date, relativeTo: now, fields: [largest.relativeField])
    }

    /// How far away so many seconds are.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        let interval = timeInterval.isFinite ? min(max(timeInterval, -1e12), 1e12) : 0
        return localizedString(for: now + interval, relativeTo: now)
    }

    /// How far away a date is from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        words(
            for: date, relativeTo: referenceDate,
            fields: Set(CalendarUnit.allCases.map(\.relativeField)))
    }

    /// How far away a date is from now; nil for what is none.
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
