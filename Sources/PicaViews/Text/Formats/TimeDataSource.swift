import Foundation
import PicaFoundation
import PicaGraph

/// A value that goes on with the time, to be shown by `Text` in a format.
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
    /// When it has, or had, a value.
    func date(of value: Value) -> Date { dateOf(value) }
}

extension TimeDataSource where Value == Date {
    /// The date and time now.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(.now, value: { $0 }, date: { $0 })
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// The time from a date until now; empty until then.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        // In this order a date that is not a number leaves an empty range.
        TimeDataSource(
            .since(date), value: { min(max($0, date), date)..<max($0, date) }, date: \.upperBound)
    }

    /// The time from now until a date; empty from then on.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(
            .until(date), value: { min($0, date)..<max(min($0, date), date) }, date: \.lowerBound)
    }
}

extension TimeDataSource where Value == Duration {
    /// How long a date is over; negative until then.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            .offset(date), value: { .seconds(nearest: $0.timeIntervalSince(date)) },
            date: { date + $0 / .seconds(1) })
    }
}

extension Duration {
    /// So many seconds, or as many as are counted in numbers; none for what is not a number.
    fileprivate static func seconds(nearest seconds: TimeInterval) -> Duration {
        .seconds(seconds.isNaN ? 0 : min(max(seconds, -0x1p62), 0x1p62))
    }
}

extension TimeDataSource: Equatable {
    /// Whether both have the same values at all times.
    public static func == (lhs: TimeDataSource, rhs: TimeDataSource) -> Bool { lhs.kind == rhs.kind }
}

extension Text {
    /// Shows a value that goes on with the time. The text changes when the format says that what it
    /// writes does, and costs nothing between.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(LiveValue(source: source, format: format) { $0 })
    }

    /// Shows a value that goes on with the time. The text changes when the format says that what it
    /// writes does, and costs nothing between.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(LiveValue(source: source, format: format, string: AttributedString.init))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a value that goes on with the time; `%@` in the key.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, format: F
    ) where F.FormatInput == V, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }

    /// Adds a value that goes on with the time; `%@` in the key.
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
