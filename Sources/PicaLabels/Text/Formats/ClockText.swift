import Foundation

/// A duration written as clocks show it: "1:02:03", "2:03", "0:03.25".
struct ClockText {
    /// The duration in seconds; its sign is not shown.
    var seconds: TimeInterval
    /// Whether hours are a field of their own, rather than counted in minutes.
    var showsHours = true
    /// The maximum number of fields to show, starting with the largest nonzero one.
    var maxFieldCount = 3
    /// The number of digits after the seconds.
    var fractionDigits = 0

    /// The number of seconds from which a floating-point number no longer counts single seconds.
    private static let limit: TimeInterval = 0x1p53

    func written(in locale: Locale) -> AttributedString {
        var seconds = abs(seconds)
        guard seconds < Self.limit else {
            let word = seconds.isNaN ? seconds : .infinity
            return AttributedString(word.formatted(.number.locale(locale)))
        }
        let hasHours = showsHours && seconds >= 3600
        // The fields from the largest: hours, minutes, seconds, fractions of seconds.
        let places = maxFieldCount - (hasHours ? 1 : 0)
        let digits = places > 2 ? fractionDigits : 0
        // Steps smaller than a second have no exact binary form, so round to the nearest.
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
