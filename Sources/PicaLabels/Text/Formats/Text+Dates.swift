import Foundation
import PicaFoundation
import PicaState

extension Text {
    /// A style in which a text shows a date.
    public struct DateStyle: Equatable, Codable, Sendable {
        fileprivate enum Kind: String, Codable { case time, date, relative, offset, timer }

        fileprivate let kind: Kind

        /// The time of day: "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// The day: "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// The distance from now to the date: "2 hours, 23 minutes". It is updated as time passes.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now to the date, with a sign: "+2 hours". It is updated as time passes.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts down to the date and then up from it: "36:59:01". It is updated as time passes.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text that shows a date, or its distance from now.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - style: The style of the date. If its text changes with time, the view updates itself.
    public init(_ date: Date, style: DateStyle) {
        switch style.kind {
        case .time, .date: self.init(WrittenDate(date: date, style: style))
        case .relative: self.init(RelativeDate(date: date, isSigned: false))
        case .offset: self.init(RelativeDate(date: date, isSigned: true))
        case .timer: self.init(.currentDate, format: CountingClock(anchor: date))
        }
    }

    /// Creates a text that shows the interval between two dates: "10:00 – 11:30 AM".
    public init(_ dates: ClosedRange<Date>) {
        self.init(WrittenInterval(start: dates.lowerBound, end: dates.upperBound))
    }

    /// Creates a text that shows a date interval: "10:00 – 11:30 AM".
    public init(_ interval: DateInterval) {
        self.init(WrittenInterval(start: interval.start, end: interval.end))
    }

    /// Creates a text that shows a timer, which runs during an interval and stands still before and after it.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval during which the timer runs.
    ///   - pauseTime: The time when the timer stops; `nil` for never.
    ///   - countsDown: Whether it shows the time left rather than the time passed; `true` by default.
    ///   - showsHours: Whether hours are a field of their own, rather than counted in minutes; `true` by default.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let interval = timerInterval.lowerBound..<timerInterval.upperBound
        self.init(
            PausingTimer(
                timer: countsDown
                    ? SystemFormatStyle.Timer(countingDownIn: interval, showsHours: showsHours)
                    : SystemFormatStyle.Timer(countingUpIn: interval, showsHours: showsHours),
                pause: pauseTime))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a date, or its distance from now, as `%@` in the key.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// Adds the interval between two dates, as `%@` in the key.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
        appendInterpolation(Text(dates))
    }

    /// Adds a date interval, as `%@` in the key.
    public mutating func appendInterpolation(_ interval: DateInterval) {
        appendInterpolation(Text(interval))
    }

    /// Adds a timer that runs during an interval, as `%@` in the key.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval during which the timer runs.
    ///   - pauseTime: The time when the timer stops; `nil` for never.
    ///   - countsDown: Whether it shows the time left rather than the time passed.
    ///   - showsHours: Whether hours are a field of their own.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(
                timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                showsHours: showsHours))
    }
}

/// Writes the day or the time of day.
private struct WrittenDate: TextWriter {
    let date: Date
    let style: Text.DateStyle

    /// The lengths of a day: "June 3, 2019", "Jun 3, 2019", "6/3/2019".
    var variantCount: Int { style == .time ? 1 : 3 }

    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        var format =
            style == .time
            ? Date.FormatStyle(date: .omitted, time: .shortened)
            : Date.FormatStyle(date: [.long, .abbreviated, .numeric][variant], time: .omitted)
        format.locale = environment.locale
        format.calendar = environment.calendar
        format.timeZone = environment.timeZone
        return AttributedString(format.format(date.countable))
    }
}

/// Writes the interval between two dates.
private struct WrittenInterval: TextWriter {
    let start, end: Date

    /// Returns the nearest date of the years 1 to 9999. Foundation cannot write intervals with dates beyond.
    private static func writable(_ date: Date) -> Date {
        let (first, last) = (-63_113_904_000.0, 252_423_993_599.0)
        return Date(
            timeIntervalSinceReferenceDate: min(max(first, date.timeIntervalSinceReferenceDate), last))
    }

    /// The lengths: "Jun 3, 2019, 10:00 AM – Jun 4, 2019, 11:00 AM", the same in numbers, and only the days.
    var variantCount: Int { 3 }

    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        let (start, end) = (Self.writable(start), max(Self.writable(start), Self.writable(end)))
        let isOneDay = environment.calendar.isDate(start, inSameDayAs: end)
        let format = Date.IntervalFormatStyle(
            date: isOneDay ? .omitted : variant == 0 ? .abbreviated : .numeric,
            time: isOneDay || variant < 2 ? .shortened : .omitted, locale: environment.locale,
            calendar: environment.calendar, timeZone: environment.timeZone)
        return AttributedString(format.format(start..<end))
    }
}

/// Writes the distance of a date from now.
private struct RelativeDate: TextWriter {
    let date: Date
    let isSigned: Bool

    /// The lengths: "2 hours, 23 minutes", "2 hr, 23 min", "2 hr", "2h". With a sign they all have a single unit.
    private static let variants: [(maxUnitCount: Int, width: MeasuredUnit.Width)] = [
        (2, .wide), (2, .abbreviated), (1, .abbreviated), (1, .narrow),
    ]

    var variantCount: Int { Self.variants.count }

    private func format(_ environment: EnvironmentValues, variant: Int = 0) -> ElapsedTime {
        let (maxUnitCount, width) = Self.variants[variant]
        return ElapsedTime(
            units: [.year, .month, .day, .hour, .minute, .second],
            maxUnitCount: isSigned ? 1 : maxUnitCount, width: width, locale: environment.locale,
            calendar: environment.calendar)
    }

    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        let words = format(environment, variant: variant).words(at: now, from: date)
        guard isSigned else { return AttributedString(words) }
        return AttributedString((now < date ? "-" : "+") + words)
    }

    func change(after now: Date, in environment: EnvironmentValues) -> Date? {
        format(environment).change(after: now, from: date)
    }
}

/// Writes a timer that stops at a time.
private struct PausingTimer: TextWriter {
    let timer: SystemFormatStyle.Timer
    let pause: Date?

    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        timer.locale(environment.locale).format(min(now, pause ?? now))
    }

    func change(after now: Date, in environment: EnvironmentValues) -> Date? {
        timer.discreteInput(after: now).flatMap { $0 <= pause ?? $0 ? $0 : nil }
    }
}
