import Foundation

/// A namespace for date formats whose text changes as time passes.
public enum SystemFormatStyle: Sendable {}

/// Steps of equal length, counted from a date.
struct TimeSteps {
    let anchor: Date
    /// The length of a step, in seconds.
    let step: TimeInterval

    /// Returns the last step no later than a date, in seconds from the anchor.
    func last(_ date: Date) -> TimeInterval {
        // Add a hair, lest a step just reached count as the one before.
        (date.timeIntervalSince(anchor) / step + 1e-6).rounded(.down) * step
    }
    /// Returns the first step no earlier than a date, in seconds from the anchor.
    func next(_ date: Date) -> TimeInterval {
        (date.timeIntervalSince(anchor) / step - 1e-6).rounded(.up) * step
    }
    /// Returns the time of the next step. It is `nil` if the anchor is so far away that floating-point numbers cannot
    /// tell steps apart.
    func date(after date: Date) -> Date? {
        let next = anchor + (last(date) + step)
        return next > date ? next : nil
    }
    /// Returns the time of the previous step; `nil` if floating-point numbers cannot tell steps apart.
    func date(before date: Date) -> Date? {
        let last = anchor + (next(date) - step)
        return last < date ? last : nil
    }
}

extension Duration {
    /// The duration in seconds, at least a thousandth.
    fileprivate var asStep: TimeInterval {
        let seconds = self / .seconds(1)
        return seconds.isFinite ? max(seconds, 0.001) : 1
    }

    /// The number of digits after the seconds needed to show steps of this length.
    fileprivate var fractionDigits: Int { max(0, Int((-log10(asStep)).rounded(.up))) }
}

extension SystemFormatStyle {
    /// A format for a stopwatch that runs from a date: "1:02:03.45".
    public struct Stopwatch: FormatStyle, DiscreteFormatStyle, Sendable {
        private let start: Date
        private let showsHours: Bool
        private let maxFieldCount: Int
        private let maxPrecision: Duration
        private var locale = Locale.autoupdatingCurrent

        /// Creates a format for a stopwatch.
        /// - Parameters:
        ///   - startDate: The start; until then the stopwatch shows zero.
        ///   - showsHours: Whether hours are a field of their own, rather than counted in minutes.
        ///   - maxFieldCount: The maximum number of fields: hours, minutes, seconds and fractions of seconds.
        ///   - maxPrecision: The length of a step; a hundredth of a second by default.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }

        private var steps: TimeSteps { TimeSteps(anchor: start, step: maxPrecision.asStep) }

        /// Returns the stopwatch's text at a date.
        public func format(_ value: Date) -> AttributedString {
            ClockText(
                seconds: max(0, steps.last(value)), showsHours: showsHours, maxFieldCount: maxFieldCount,
                fractionDigits: maxPrecision.fractionDigits
            ).written(in: locale)
        }

        /// Returns the format with the digits of another language.
        public func locale(_ locale: Locale) -> Stopwatch {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the next date after a date when the text changes.
        public func discreteInput(after input: Date) -> Date? {
            input < start ? steps.date(after: start) : steps.date(after: input)
        }

        /// Returns the last date before a date when the text changed; `nil` before the start.
        public func discreteInput(before input: Date) -> Date? {
            input <= start ? nil : steps.date(before: input)
        }
    }

    /// A format for a timer that runs during an interval and stands still before and after it: "1:02:03".
    public struct Timer: FormatStyle, DiscreteFormatStyle, Sendable {
        private let start: Date
        private let end: Date
        private let countsDown: Bool
        private let showsHours: Bool
        private let maxFieldCount: Int
        private let maxPrecision: Duration
        private var locale = Locale.autoupdatingCurrent

        /// Creates a format for the time left in an interval.
        ///
        /// - Parameters:
        ///   - interval: The interval during which the timer runs.
        ///   - showsHours: Whether hours are a field of their own, rather than counted in minutes.
        ///   - maxFieldCount: The maximum number of fields: hours, minutes and seconds.
        ///   - maxPrecision: The length of a step; a second by default.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, true, showsHours, maxFieldCount, maxPrecision)
        }

        /// Creates a format for the time that has passed in an interval.
        ///
        /// - Parameters:
        ///   - interval: The interval during which the timer runs.
        ///   - showsHours: Whether hours are a field of their own, rather than counted in minutes.
        ///   - maxFieldCount: The maximum number of fields: hours, minutes and seconds.
        ///   - maxPrecision: The length of a step; a second by default.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, false, showsHours, maxFieldCount, maxPrecision)
        }

        private init(
            _ interval: Range<Date>, _ countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int,
            _ maxPrecision: Duration
        ) {
            start = interval.lowerBound
            end = interval.upperBound
            self.countsDown = countsDown
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }

        private var steps: TimeSteps {
            TimeSteps(anchor: countsDown ? end : start, step: maxPrecision.asStep)
        }

        /// Returns the timer's text at a date.
        public func format(_ value: Date) -> AttributedString {
            let moment = min(max(value, start), end)
            return ClockText(
                seconds: steps.last(moment), showsHours: showsHours, maxFieldCount: maxFieldCount,
                fractionDigits: maxPrecision.fractionDigits
            ).written(in: locale)
        }

        /// Returns the format with the digits of another language.
        public func locale(_ locale: Locale) -> Timer {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the next date after a date when the text changes; `nil` after the end.
        public func discreteInput(after input: Date) -> Date? {
            steps.date(after: max(input, start)).flatMap { $0 <= end ? $0 : nil }
        }

        /// Returns the last date before a date when the text changed; `nil` before the start.
        public func discreteInput(before input: Date) -> Date? {
            steps.date(before: min(input, end)).flatMap { $0 >= start ? $0 : nil }
        }
    }
}

/// A format for a clock that counts down to a date and then up from it.
struct CountingClock: FormatStyle, DiscreteFormatStyle {
    let anchor: Date
    private var language = Locale.autoupdatingCurrent

    init(anchor: Date) { self.anchor = anchor }

    private var steps: TimeSteps { TimeSteps(anchor: anchor, step: 1) }

    func format(_ value: Date) -> AttributedString {
        ClockText(seconds: steps.last(value)).written(in: language)
    }

    func locale(_ locale: Locale) -> CountingClock {
        var style = self
        style.language = locale
        return style
    }

    func discreteInput(after input: Date) -> Date? { steps.date(after: input) }
    func discreteInput(before input: Date) -> Date? { steps.date(before: input) }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// Returns a format for a stopwatch that runs from a date; see ``SystemFormatStyle/Stopwatch``.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.Timer {
    /// Returns a format for the time left in an interval; see ``SystemFormatStyle/Timer``.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }

    /// Returns a format for the time that has passed in an interval; see ``SystemFormatStyle/Timer``.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}
