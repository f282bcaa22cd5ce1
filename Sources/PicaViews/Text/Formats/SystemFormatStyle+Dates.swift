import Foundation
import PicaFoundation

extension SystemFormatStyle {
    /// How far a date lies after another: "2 hours, 5 minutes", with a sign before it.
    public struct DateOffset: FormatStyle, DiscreteFormatStyle, Sendable {
        private let anchor: Date
        private var elapsed: ElapsedTime
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

        /// - Parameters:
        ///   - anchor: The date that is counted from.
        ///   - allowedFields: The units that may be used.
        ///   - maxFieldCount: The most units to show, from the largest; what is left over is dropped.
        ///   - sign: When a sign is shown; by default before the anchor, where it is a minus.
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

        /// How far a date lies after the anchor.
        public func format(_ value: Date) -> AttributedString {
            let words = elapsed.words(at: value, from: anchor)
            let seconds = value.timeIntervalSince(anchor)
            // What the sign of a number would be, from a number of this sign.
            let number = IntegerFormatStyle<Int>(locale: elapsed.locale).sign(strategy: sign)
            let marked = number.format(seconds < 0 ? -1 : seconds > 0 ? 1 : 0)
            let mark = marked.filter { !$0.isNumber }
            return AttributedString(mark + words)
        }

        /// The same in another language.
        public func locale(_ locale: Locale) -> DateOffset {
            var style = self
            style.elapsed.locale = locale
            return style
        }

        /// The same with months and years counted by another calendar.
        public func calendar(_ calendar: Calendar) -> DateOffset {
            var style = self
            style.elapsed.calendar = calendar
            return style
        }

        /// When the words may be others after a date.
        public func discreteInput(after input: Date) -> Date? { elapsed.change(after: input, from: anchor) }

        /// A date no earlier than when the words last changed before a date.
        public func discreteInput(before input: Date) -> Date? {
            TimeSteps(anchor: anchor, step: 1).date(before: input)
        }
    }

    /// A date as one speaks of it: near ones by how far away they are ("in 2 hours", "3 days ago"), others by
    /// the day ("June 3").
    public struct DateReference: FormatStyle, DiscreteFormatStyle, Sendable {
        private let date: Date
        private let allowedFields: Set<Date.RelativeFormatStyle.Field>
        private let maxFieldCount: Int
        private let thresholdField: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent

        /// - Parameters:
        ///   - date: The date that is spoken of.
        ///   - allowedFields: The units that may be used, for how far away it is as well as for the day.
        ///   - maxFieldCount: The most units of the day and time to show, from the largest that is not as
        ///     it is now.
        ///   - thresholdField: The largest unit that is counted; what is farther away is shown by the day.
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

        /// The date as one speaks of it at another.
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

        /// The same in another language.
        public func locale(_ locale: Locale) -> DateReference {
            var style = self
            style.locale = locale
            return style
        }

        /// The same by another calendar, in its time zone.
        public func calendar(_ calendar: Calendar) -> DateReference {
            var style = self
            style.calendar = calendar
            return style
        }

        /// When the words may be others after a date.
        public func discreteInput(after input: Date) -> Date? {
            let smallest = units.last?.component ?? .minute
            return [
                elapsed.change(after: input, from: date), relativeStyle.discreteInput(after: input),
                calendar.dateInterval(of: smallest, for: input)?.end,
            ].compactMap { $0 }.filter { $0 > input }.min().map { firstChange(after: input, by: $0) }
        }

        /// Foundation says when its words change up to a minute too late: where they have by a date, since
        /// when.
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

        /// A date no earlier than when the words last changed before a date.
        public func discreteInput(before input: Date) -> Date? {
            TimeSteps(anchor: date, step: 1).date(before: input)
        }
    }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.DateOffset {
    /// How far a date lies after another; see ``SystemFormatStyle/DateOffset``.
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
    /// A date as one speaks of it; see ``SystemFormatStyle/DateReference``.
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
