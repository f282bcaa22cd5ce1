import Foundation
import PicaFoundation

extension SystemFormatStyle {
    /// A format for the offset of a date from another: "2 hours, 5 minutes", with a sign before it.
    public struct DateOffset: FormatStyle, DiscreteFormatStyle, Sendable {
        private let anchor: Date
        private var elapsed: ElapsedTime
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

        /// Creates a format for the offset from an anchor date.
        /// - Parameters:
        ///   - anchor: The date that offsets are measured from.
        ///   - allowedFields: The units that may be used.
        ///   - maxFieldCount: The maximum number of units, starting with the largest; the rest is dropped.
        ///   - sign: When a sign is shown; by default a minus sign before the anchor.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            self.sign = sign
            elapsed = ElapsedTime(
                units: Set(CalendarUnit.allCases.filter { allowedFields.contains($0.componentsField) }),
                maxUnitCount: maxFieldCount,
                locale: .autoupdatingCurrent, calendar: .autoupdatingCurrent)
        }

        /// Returns the offset of a date from the anchor.
        public func format(_ value: Date) -> AttributedString {
            let words = elapsed.words(at: value, from: anchor)
            let seconds = value.timeIntervalSince(anchor)
            // The sign that a number with the same sign would have.
            let number = IntegerFormatStyle<Int>(locale: elapsed.locale).sign(strategy: sign)
            let marked = number.format(seconds < 0 ? -1 : seconds > 0 ? 1 : 0)
            let mark = marked.filter { !$0.isNumber }
            return AttributedString(mark + words)
        }

        /// Returns the format in another language.
        public func locale(_ locale: Locale) -> DateOffset {
            var style = self
            style.elapsed.locale = locale
            return style
        }

        /// Returns the format with months and years counted in another calendar.
        public func calendar(_ calendar: Calendar) -> DateOffset {
            var style = self
            style.elapsed.calendar = calendar
            return style
        }

        /// Returns the next date after a date when the text may change.
        public func discreteInput(after input: Date) -> Date? { elapsed.change(after: input, from: anchor) }

        /// Returns a date no earlier than the last change of the text before a date.
        public func discreteInput(before input: Date) -> Date? {
            TimeSteps(anchor: anchor, step: 1).date(before: input)
        }
    }

    /// A format that refers to a date as people do. Near dates are given by their distance ("in 2 hours", "3 days
    /// ago"), others by the day ("June 3").
    public struct DateReference: FormatStyle, DiscreteFormatStyle, Sendable {
        private let date: Date
        private let allowedFields: Set<Date.RelativeFormatStyle.Field>
        private let maxFieldCount: Int
        private let thresholdField: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent

        /// Creates a format that refers to a date.
        /// - Parameters:
        ///   - date: The date to refer to.
        ///   - allowedFields: The units that may be used, both for the distance and for the day.
        ///   - maxFieldCount: The maximum number of units of day and time, starting with the largest that differs from
        ///     the present.
        ///   - thresholdField: The largest unit used for distances; dates farther away are given by the day.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.thresholdField = thresholdField
        }

        private var units: [CalendarUnit] {
            CalendarUnit.allCases.filter { allowedFields.contains($0.relativeField) }
        }

        private var threshold: CalendarUnit {
            CalendarUnit.allCases.first { $0.relativeField == thresholdField } ?? .day
        }

        private var elapsed: ElapsedTime {
            ElapsedTime(units: Set(units), maxUnitCount: 1, locale: locale, calendar: calendar)
        }

        /// Returns the reference to the date as seen from another date.
        public func format(_ value: Date) -> AttributedString {
            let far = ElapsedTime(units: Set(CalendarUnit.allCases), locale: locale, calendar: calendar)
            let largest = far.counts(from: min(value, date), to: max(value, date)).first?.unit ?? .second
            let isNear = largest.rawValue >= threshold.rawValue
            return AttributedString(isNear ? relativeStyle.format(value) : absolute(at: value))
        }

        private var relativeStyle: Date.AnchoredRelativeFormatStyle {
            Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: allowedFields, presentation: .numeric, locale: locale,
                calendar: calendar)
        }

        private func absolute(at now: Date) -> String {
            let here = calendar.dateComponents(Set(units.map(\.component)), from: now)
            let there = calendar.dateComponents(Set(units.map(\.component)), from: date)
            let others = units.drop {
                here.value(for: $0.component) == there.value(for: $0.component)
            }
            var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            for unit in others.prefix(max(1, maxFieldCount)) {
                style =
                    switch unit {
                    case .year: style.year()
                    case .month: style.month(.wide)
                    case .week: style.week()
                    case .day: style.day()
                    case .hour: style.hour()
                    case .minute: style.minute()
                    case .second: style.second()
                    }
            }
            return style.format(date)
        }

        /// Returns the format in another language.
        public func locale(_ locale: Locale) -> DateReference {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the format in another calendar and its time zone.
        public func calendar(_ calendar: Calendar) -> DateReference {
            var style = self
            style.calendar = calendar
            return style
        }

        /// Returns the next date after a date when the text may change.
        public func discreteInput(after input: Date) -> Date? {
            let smallest = units.last?.component ?? .minute
            return [
                elapsed.change(after: input, from: date), relativeStyle.discreteInput(after: input),
                calendar.dateInterval(of: smallest, for: input)?.end,
            ].compactMap { $0 }.filter { $0 > input }.min().map { firstChange(after: input, by: $0) }
        }

        /// Returns when the text changes, which Foundation reports up to a minute too late. If the text has changed by
        /// that date, it searches for the exact time.
        private func firstChange(after input: Date, by latest: Date) -> Date {
            let words = format(input)
            guard format(latest) != words else { return latest }
            var (same, other) = (input, latest)
            while other.timeIntervalSince(same) > 0.001 {
                let middle = same.addingTimeInterval(other.timeIntervalSince(same) / 2)
                if middle <= same || middle >= other { break }
                if format(middle) == words { same = middle } else { other = middle }
            }
            return other
        }

        /// Returns a date no earlier than the last change of the text before a date.
        public func discreteInput(before input: Date) -> Date? {
            TimeSteps(anchor: date, step: 1).date(before: input)
        }
    }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.DateOffset {
    /// Returns a format for the offset of a date from another; see ``SystemFormatStyle/DateOffset``.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
            .year, .month, .week, .day, .hour, .minute, .second,
        ],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.DateReference {
    /// Returns a format that refers to a date as people do; see ``SystemFormatStyle/DateReference``.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
            thresholdField: thresholdField)
    }
}
