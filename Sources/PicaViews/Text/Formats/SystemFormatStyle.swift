import Foundation

/// Formats for dates that count with the time.
public enum SystemFormatStyle: Sendable {}

/// Seconds counted in steps from a date.
struct TimeSteps {
    let anchor: Date
    /// In seconds.
    let step: TimeInterval

    /// The last step that is no later than a date.
    func last(_ date: Date) -> TimeInterval {
        // A hair more, lest a step just reached counts as the one before.
        (date.timeIntervalSince(anchor) / step + 1e-6).rounded(.down) * step
    }
    /// The first step that is no earlier than a date.
    func next(_ date: Date) -> TimeInterval {
        (date.timeIntervalSince(anchor) / step - 1e-6).rounded(.up) * step
    }
    /// When the next step comes; nil where the anchor is so far away that no number tells steps apart.
    func date(after date: Date) -> Date? {
        let next = anchor + (last(date) + step)
        return next > date ? next : nil
    }
    /// When the last step came; nil where no number tells steps apart.
    func date(before date: Date) -> Date? {
        let last = anchor + (next(date) - step)
        return last < date ? last : nil
    }
}

extension Duration {
    /// In seconds; at least a thousandth.
    fileprivate var asStep: TimeInterval {
        let seconds = self / .seconds(1)
        return seconds.isFinite ? max(seconds, 0.001) : 1
    }

    /// How many digits after the seconds show steps of this length.
    fileprivate var fractionDigits: Int { max(0, Int((-log10(asStep)).rounded(.up))) }
}

extension SystemFormatStyle {
    /// A clock that goes on from a date: "1:02:03.45".
    public struct Stopwatch: FormatStyle, DiscreteFormatStyle, Sendable {
        private let start: Date
        private let showsHours: Bool
        private let maxFieldCount: Int
        private let maxPrecision: Duration
        private var locale = Locale.autoupdatingCurrent

        /// - Parameters:
        ///   - startDate: When the clock shows nothing yet; earlier, too.
        ///   - showsHours: Whether hours have a place of their own, rather than being counted in minutes.
        ///   - maxFieldCount: The most of hours, minutes, seconds and parts of seconds to show.
        ///   - maxPrecision: The steps that the clock goes in; a hundredth of a second by default.
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

        /// The clock at a date.
        public func format(_ value: Date) -> AttributedString {
            ClockText(
                seconds: max(0, steps.last(value)), showsHours: showsHours, maxFieldCount: maxFieldCount,
                fractionDigits: maxPrecision.fractionDigits
            ).written(in: locale)
        }

        /// The same with the digits of another language.
        public func locale(_ locale: Locale) -> Stopwatch {
            var style = self
            style.locale = locale
            return style
        }

        /// When the clock goes on after a date.
        public func discreteInput(after input: Date) -> Date? {
            input < start ? steps.date(after: start) : steps.date(after: input)
        }

        /// When the clock last went on before a date; nil where it has not started.
        public func discreteInput(before input: Date) -> Date? {
            input <= start ? nil : steps.date(before: input)
        }
    }

    /// A clock that counts through an interval, and stands still before and after it: "1:02:03".
    public struct Timer: FormatStyle, DiscreteFormatStyle, Sendable {
        private let start: Date
        private let end: Date
        private let countsDown: Bool
        private let showsHours: Bool
        private let maxFieldCount: Int
        private let maxPrecision: Duration
        private var locale = Locale.autoupdatingCurrent

        /// Shows what is left of an interval.
        ///
        /// - Parameters:
        ///   - interval: When the clock counts.
        ///   - showsHours: Whether hours have a place of their own, rather than being counted in minutes.
        ///   - maxFieldCount: The most of hours, minutes and seconds to show.
        ///   - maxPrecision: The steps that the clock goes in; a second by default.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, true, showsHours, maxFieldCount, maxPrecision)
        }

        /// Shows what is over of an interval.
        ///
        /// - Parameters:
        ///   - interval: When the clock counts.
        ///   - showsHours: Whether hours have a place of their own, rather than being counted in minutes.
        ///   - maxFieldCount: The most of hours, minutes and seconds to show.
        ///   - maxPrecision: The steps that the clock goes in; a second by default.
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

        /// The clock at a date.
        public func format(_ value: Date) -> AttributedString {
            let moment = min(max(value, start), end)
            return ClockText(
                seconds: steps.last(moment), showsHours: showsHours, maxFieldCount: maxFieldCount,
                fractionDigits: maxPrecision.fractionDigits
            ).written(in: locale)
        }

        /// The same with the digits of another language.
        public func locale(_ locale: Locale) -> Timer {
            var style = self
            style.locale = locale
            return style
        }

        /// When the clock goes on after a date; nil once it stands still.
        public func discreteInput(after input: Date) -> Date? {
            steps.date(after: max(input, start)).flatMap { $0 <= end ? $0 : nil }
        }

        /// When the clock last went on before a date; nil where it has not started.
        public func discreteInput(before input: Date) -> Date? {
            steps.date(before: min(input, end)).flatMap { $0 >= start ? $0 : nil }
        }
    }
}

/// A clock that counts down to a date and on from it.
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
    /// A clock that goes on from a date; see ``SystemFormatStyle/Stopwatch``.
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
    /// What is left of an interval; see ``SystemFormatStyle/Timer``.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }

    /// What is over of an interval; see ``SystemFormatStyle/Timer``.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}
