import Foundation

/// A formatter for durations: "1:10:05", "1h 10m", "1 hour, 10 minutes".
///
/// Foundation's class of this name cannot be instantiated on Linux; this one replaces it.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style of units.
    public enum UnitsStyle: Int, Hashable, Sendable {
        /// Clock style: "1:10:05". Days and larger units precede it as in ``abbreviated``.
        case positional
        /// "1h 10m"
        case abbreviated
        /// "1 hr, 10 min"
        case short
        /// "1 hour, 10 minutes"
        case full
        /// "one hour, ten minutes"
        case spellOut
        /// "1hr 10min"
        case brief
    }

    /// The handling of units with the value zero.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        /// The bits, one per option.
        public let rawValue: UInt
        /// - Parameter rawValue: The bits, one per option.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Writes all zeros: "0h 10m 0s"; the positional style writes them with one digit: "1:0:10".
        public static let none: ZeroFormattingBehavior = []
        /// The positional style drops leading zeros and writes the other units with two digits; other styles drop all
        /// zeros.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Drops zeros before the first other value.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Drops zeros between other values.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Drops zeros after the last other value.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// Drops all zeros.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Writes numbers with two digits: "01:00:10".
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The style of units. The default is ``UnitsStyle/positional``.
    open var unitsStyle = UnitsStyle.positional
    /// The units to write: years, months, weeks (`weekOfMonth`), days, hours, minutes and seconds.
    ///
    /// The default, an empty set, writes the units that the components contain, or all for a time interval.
    open var allowedUnits: NSCalendar.Unit = []
    /// The handling of units with the value zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that determines months, years and the language; `nil` is the user's calendar.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The start date for counting, as months differ; `nil`, the default, is the current date.
    open var referenceDate: Date?
    /// Whether the rest becomes a fraction of the smallest unit: "1.5h". The default is `false`.
    open var allowsFractionalUnits = false
    /// The maximum number of units, from the largest. The rest is rounded to the smallest of them. 0, the default,
    /// means no limit.
    open var maximumUnitCount = 0
    /// Whether a value of 1 in the largest unit is written in the next: "63s" instead of "1m 3s". The default is
    /// `false`.
    open var collapsesLargestUnit = false
    /// Whether "About" precedes the duration. The default is `false`.
    ///
    /// It is translated to English, German, French, Spanish, Italian, Portuguese and Dutch; other languages use CLDR's
    /// sign "~".
    open var includesApproximationPhrase = false
    /// Whether "remaining" follows the duration. The default is `false`. It only works in the same languages.
    open var includesTimeRemainingPhrase = false
    /// The position in a sentence. At its beginning, and standalone, the first letter is capitalized.
    open var formattingContext = Formatter.Context.unknown

    /// Creates a formatter with the positional style.
    public override init() { super.init() }

    /// Always returns `nil`, because archives are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Returns components as a string, or `nil` if they contain no allowed unit.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle)
        -> String?
    {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns the time between two dates as a string, or `nil` if it cannot be computed.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let isNegative = endDate < startDate
        return string(
            counted(from: isNegative ? endDate : startDate, to: isNegative ? startDate : endDate),
            isNegative: isNegative)
    }

    /// Returns a number of seconds as a string, or `nil` if it is not finite or cannot be computed.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date()
        return string(from: start, to: start + ti)
    }

    /// Returns components as a string, or `nil` if they contain no allowed unit.
    open func string(from components: DateComponents) -> String? {
        let present = CalendarUnit.allCases.filter { $0.count(in: components) != nil }
        guard !present.isEmpty else { return nil }
        let largest = present.compactMap { $0.count(in: components) }.first { $0 != 0 } ?? 0
        let start = referenceDate ?? Date()
        let units = allowedUnits.isEmpty ? present : self.units
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(
            counted(from: min(start, end), to: max(start, end), in: units), isNegative: largest < 0)
    }

    /// Returns components or seconds as a string, or `nil` for other objects.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let components as NSDateComponents: string(from: components as DateComponents)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    // MARK: Counting

    private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }
    private var locale: Locale { (usedCalendar.locale ?? .autoupdatingCurrent).heeded }

    private var units: [CalendarUnit] {
        let allowed = CalendarUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
        return allowed.isEmpty ? CalendarUnit.allCases : allowed
    }

    private func counted(
        from start: Date, to end: Date, in units: [CalendarUnit]? = nil
    ) -> LengthOfTime {
        var length = LengthOfTime(
            from: start, to: end, units: units ?? self.units, calendar: usedCalendar,
            keepsFraction: allowsFractionalUnits)
        if collapsesLargestUnit { length.collapse(in: usedCalendar, from: start, to: end) }
        if maximumUnitCount > 0 {
            length.limit(to: maximumUnitCount, calendar: usedCalendar, from: start, to: end)
        }
        return length
    }

    // MARK: Writing

    private func string(_ length: LengthOfTime, isNegative: Bool) -> String? {
        let parts = dropping(length.counts)
        guard !parts.isEmpty else { return nil }
        var words = unitsStyle == .positional ? clock(parts, of: length.counts) : list(parts)
        if isNegative, parts.contains(where: { $0.count != 0 }) { words = "-" + words }
        let phrases = TimePhrases.of(locale)
        switch (includesApproximationPhrase, includesTimeRemainingPhrase) {
        case (false, false): break
        case (true, false): words = Pattern.fill(phrases.about, with: [words])
        case (false, true): words = Pattern.fill(phrases.remaining, with: [words])
        case (true, true): words = Pattern.fill(phrases.aboutRemaining, with: [words])
        }
        switch formattingContext {
        case .beginningOfSentence, .standalone, .listItem:
            return words.prefix(1).uppercased(with: locale) + words.dropFirst()
        default: return words
        }
    }

    private func dropping(_ counts: [LengthOfTime.Count]) -> [LengthOfTime.Count] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
        }
        guard let first = counts.firstIndex(where: { $0.count != 0 }),
            let last = counts.lastIndex(where: { $0.count != 0 })
        else {
            // If everything is zero, the smallest unit is written.
            return behavior.isDisjoint(with: .dropAll) ? counts : counts.suffix(1)
        }
        return counts.enumerated().filter { index, part in
            if part.count != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    private func number(_ count: Double, digits: Int = 1) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: locale)
            .precision(.integerAndFractionLength(integerLimits: digits..., fractionLimits: 0...2))
        return style.grouping(unitsStyle == .positional ? .never : .automatic).format(count)
    }

    private var padded: Int { zeroFormattingBehavior.contains(.pad) ? 2 : 1 }

    private func clock(_ parts: [LengthOfTime.Count], of counted: [LengthOfTime.Count]) -> String {
        let large = parts.filter { $0.unit < .hour }
        var small = parts.filter { $0.unit >= .hour }
        let isUsual = zeroFormattingBehavior.contains(.default)
        // Whole days are written without a clock part.
        if isUsual, !large.isEmpty, small.allSatisfy({ $0.count == 0 }) { small = [] }
        var words = large.map { written($0, .narrow) }
        if small.count == 1, small[0].unit != .second || !large.isEmpty, counted.count > 1 {
            // A number alone does not tell its unit.
            words.append(written(small[0], .narrow))
        } else if !small.isEmpty {
            let digits = small.enumerated().map { index, part in
                number(part.count, digits: max(padded, isUsual && (index > 0 || !large.isEmpty) ? 2 : 1))
            }
            words.append(digits.joined(separator: separator))
        }
        return words.joined(separator: " ")
    }

    /// The separator between hours, minutes and seconds.
    private var separator: String {
        let pattern = LanguageData.of(locale).unitWords("durationUnits/hms") ?? "h:mm:ss"
        return pattern.first { !$0.isLetter }.map(String.init) ?? ":"
    }

    private func written(_ part: LengthOfTime.Count, _ width: MeasuredUnit.Width) -> String {
        var number = number(part.count, digits: padded)
        if unitsStyle == .spellOut {
            let speller = NumberFormatter()
            speller.locale = locale
            speller.numberStyle = .spellOut
            number = speller.string(from: part.count as NSNumber) ?? number
        }
        let operands = PluralOperands(digits: String(format: "%g", part.count)) ?? PluralOperands(0)
        return MeasuredUnit.string(
            number, operands, unit: part.unit.cldrName, width: width, locale: locale) ?? number
    }

    private func list(_ parts: [LengthOfTime.Count]) -> String {
        switch unitsStyle {
        case .abbreviated:
            MeasuredUnit.list(parts.map { written($0, .narrow) }, width: .narrow, locale: locale)
        case .brief:
            parts.map { written($0, .abbreviated).filter { !$0.isWhitespace } }.joined(separator: " ")
        case .short:
            MeasuredUnit.list(
                parts.map { written($0, .abbreviated) }, width: .abbreviated, locale: locale)
        case .full, .spellOut, .positional:
            MeasuredUnit.list(parts.map { written($0, .wide) }, width: .wide, locale: locale)
        }
    }
}

/// Phrases about durations that CLDR does not contain.
private struct TimePhrases {
    var about = "~{0}"
    var remaining = "{0}"
    var aboutRemaining = "~{0}"

    static func of(_ locale: Locale) -> TimePhrases {
        known[LanguageTag(locale.identifier).language] ?? TimePhrases()
    }

    private static let known = [
        "en": TimePhrases(
            about: "About {0}", remaining: "{0} remaining", aboutRemaining: "About {0} remaining"),
        "de": TimePhrases(about: "Etwa {0}", remaining: "Noch {0}", aboutRemaining: "Noch etwa {0}"),
        "fr": TimePhrases(
            about: "Environ {0}", remaining: "{0} restantes", aboutRemaining: "Environ {0} restantes"),
        "es": TimePhrases(
            about: "Aproximadamente {0}", remaining: "Quedan {0}",
            aboutRemaining: "Quedan aproximadamente {0}"),
        "it": TimePhrases(
            about: "Circa {0}", remaining: "{0} rimanenti", aboutRemaining: "Circa {0} rimanenti"),
        "pt": TimePhrases(
            about: "Cerca de {0}", remaining: "{0} restantes", aboutRemaining: "Cerca de {0} restantes"),
        "nl": TimePhrases(about: "Ongeveer {0}", remaining: "Nog {0}", aboutRemaining: "Nog ongeveer {0}"),
    ]
}
