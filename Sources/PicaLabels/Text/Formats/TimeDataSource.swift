import Foundation
import PicaFoundation
import PicaState

/// A value that changes with time, which `Text` can show in a format.
public struct TimeDataSource<Value>: Sendable {
    private enum Kind: Equatable {
        case now
        case since(Date)
        case until(Date)
        case offset(Date)
    }

    private let kind: Kind
    private let valueAt: @Sendable (Date) -> Value
    private let dateOf: @Sendable (Value) -> Date

    private init(
        _ kind: Kind, value: @escaping @Sendable (Date) -> Value, date: @escaping @Sendable (Value) -> Date
    ) {
        self.kind = kind
        valueAt = value
        dateOf = date
    }

    func value(at now: Date) -> Value { valueAt(now) }
    /// Returns the time when the source has, or had, a value.
    func date(of value: Value) -> Date { dateOf(value) }
}

extension TimeDataSource where Value == Date {
    /// A source of the current date and time.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(.now, value: { $0 }, date: { $0 })
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// Returns a source of the range from a date to now; it is empty before that date.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        // In this order a date that is NaN gives an empty range.
        TimeDataSource(
            .since(date), value: { min(max($0, date), date)..<max($0, date) }, date: \.upperBound)
    }

    /// Returns a source of the range from now to a date; it is empty after that date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(
            .until(date), value: { min($0, date)..<max(min($0, date), date) }, date: \.lowerBound)
    }
}

extension TimeDataSource where Value == Duration {
    /// Returns a source of the time since a date, which is negative before the date.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            .offset(date), value: { .seconds(nearest: $0.timeIntervalSince(date)) },
            date: { date + $0 / .seconds(1) })
    }
}

extension Duration {
    /// Returns a duration of seconds, clamped to what `Duration` can count; 0 for NaN.
    fileprivate static func seconds(nearest seconds: TimeInterval) -> Duration {
        .seconds(seconds.isNaN ? 0 : min(max(seconds, -0x1p62), 0x1p62))
    }
}

extension TimeDataSource: Equatable {
    /// Returns whether both have the same value at all times.
    public static func == (lhs: TimeDataSource, rhs: TimeDataSource) -> Bool { lhs.kind == rhs.kind }
}

extension Text {
    /// Creates a text that shows a value that changes with time. The text is updated when the format says that its
    /// result changes, and costs nothing in between.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(LiveValue(source: source, format: format) { $0 })
    }

    /// Creates a text that shows a value that changes with time. The text is updated when the format says that its
    /// result changes, and costs nothing in between.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(LiveValue(source: source, format: format, string: AttributedString.init))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a value that changes with time, as `%@` in the key.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, format: F
    ) where F.FormatInput == V, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }

    /// Adds a value that changes with time, as `%@` in the key.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, format: F
    ) where F.FormatInput == V, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }
}

private struct LiveValue<Value, Format: DiscreteFormatStyle>: TextWriter where Format.FormatInput == Value {
    let source: TimeDataSource<Value>
    private let format: UncheckedValue<Format>
    private let string: @Sendable (Format.FormatOutput) -> AttributedString

    init(
        source: TimeDataSource<Value>, format: Format,
        string: @escaping @Sendable (Format.FormatOutput) -> AttributedString
    ) {
        self.source = source
        self.format = UncheckedValue(value: format)
        self.string = string
    }

    static func == (one: Self, other: Self) -> Bool {
        one.source == other.source && one.format.value == other.format.value
    }

    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        string(format.value.inLocale(environment.locale).format(source.value(at: now)))
    }

    func change(after now: Date, in environment: EnvironmentValues) -> Date? {
        format.value.discreteInput(after: source.value(at: now)).map { source.date(of: $0) }
    }
}
