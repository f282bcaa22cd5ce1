import Foundation

/// A length of time as clocks show it: "1:02:03", "2:03", "0:03.25".
struct ClockText {
    /// Its sign is not shown.
    var seconds: TimeInterval
    /// Whether hours have a place of their own, rather than being counted in minutes.
    var showsHours = true
    /// The most places to show, from the largest there is.
    var maxFieldCount = 3
    /// Digits after the seconds.
    var fractionDigits = 0

    /// A number does not count single seconds from here on.
    private static let limit: TimeInterval = 0x1p53

    func written(in locale: Locale) -> AttributedString {
        var seconds = abs(seconds)
        guard seconds < Self.limit else {
            let word = seconds.isNaN ? seconds : .infinity
            return AttributedString(word.formatted(.number.locale(locale)))
        }
        let hasHours = showsHours && seconds >= 3600
        // Places from the largest: hours, minutes, seconds, parts of seconds.
        let places = maxFieldCount - (hasHours ? 1 : 0)
        let digits = places > 2 ? fractionDigits : 0
        // Steps of a second are not quite what they are in numbers of two.
        let rounding = digits > 0 ? FloatingPointRoundingRule.toNearestOrEven : .down
        if digits == 0 { seconds.round(.down) }
        let pattern: Duration.TimeFormatStyle.Pattern =
            switch (hasHours, places) {
            case (true, ...1): .hourMinute(padHourToLength: 1, roundSeconds: .down)
            case (true, _):
                .hourMinuteSecond(
                    padHourToLength: 1, fractionalSecondsLength: digits, roundFractionalSeconds: rounding)
            case (false, _):
                .minuteSecond(
                    padMinuteToLength: 1, fractionalSecondsLength: digits, roundFractionalSeconds: rounding)
            }
        return AttributedString(
            Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(.seconds(seconds)))
    }
}
