import Foundation

/// Writes lengths of time: "1:10:05", "1h 10m", "1 hour, 10 minutes".
///
/// Foundation's class of this name cannot be made on Linux; this one stands in its place.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Hashable, Sendable {
        /// As clocks show them: "1:10:05"; units from days on as ``abbreviated`` before that.
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

    /// What becomes of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: UInt
        /// - Parameter rawValue: One bit an option.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// All are written: "0h 10m 0s"; clocks write them with one digit: "1:0:10".
        public static let none: ZeroFormattingBehavior = []
        /// Clocks leave out those before the first that there is, and write the others with two digits; else
        /// all are left out.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those before the first that there is are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between others are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those after the last that there is are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Numbers have two digits: "01:00:10".
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written; as clocks show them by default.
    open var unitsStyle = UnitsStyle.positional
    /// Which of years, months, weeks (`weekOfMonth`), days, hours, minutes and seconds are written; empty, the
    /// default, are those that the components have, or all for a length of time.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// In whose months and years a length is counted, and in whose language it is written; nil is the person's.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// From when lengths are counted, as months differ; nil, the default, is now.
    open var referenceDate: Date?
    /// Whether what is left over becomes a fraction of the smallest unit: "1.5h"; false by default.
    open var allowsFractionalUnits = false
    /// The most units to write, from the largest; what is left over is rounded to the smallest of them. 0, the
    /// default, is any number.
    open var maximumUnitCount = 0
    /// Whether one of the largest unit is counted in the next: "63s" rather than "1m 3s"; false by default.
    open var collapsesLargestUnit = false
    /// Whether "About" stands before the time; false by default. In languages other than English, German,
    /// French, Spanish, Italian, Portuguese and Dutch it is CLDR's sign for it, "~".
    open var includesApproximationPhrase = false
    /// Whether "remaining" stands after the time; false by default. Only in these languages.
    open var includesTimeRemainingPhrase = false
    /// Where in a sentence the time stands; at its beginning or by itself its first letter is a capital.
    open var formattingContext = Formatter.Context.unknown

    /// A formatter of times as clocks show them.
    public override init() { super.init() }

    /// Reads no archives; always nil.
    public required init?(coder: NSCoder) { nil }

    /// Components as a text; nil where they have no unit that is allowed.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle)
        -> String?
    {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// The time between two dates as a text; nil where it is beyond counting.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let isNegative = endDate < startDate
        return string(
            counted(from: isNegative ? endDate : startDate, to: isNegative ? startDate : endDate),
            isNegative: isNegative)
    }

    /// A number of seconds as a text; nil where it is none or beyond counting.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date()
        return string(from: start, to: start + ti)
    }

    /// Components as a text; nil where they have no unit that is allowed.
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

    /// Components as a text; nil for what is none.
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
            // Nothing at all is nothing of the smallest unit.
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
        // Whole days need no clock beside them.
        if isUsual, !large.isEmpty, small.allSatisfy({ $0.count == 0 }) { small = [] }
        var words = large.map { written($0, .narrow) }
        if small.count == 1, small[0].unit != .second || !large.isEmpty, counted.count > 1 {
            // A number alone does not say of what.
            words.append(written(small[0], .narrow))
        } else if !small.isEmpty {
            let digits = small.enumerated().map { index, part in
                number(part.count, digits: max(padded, isUsual && (index > 0 || !large.isEmpty) ? 2 : 1))
            }
            words.append(digits.joined(separator: separator))
        }
        return words.joined(separator: " ")
    }

    /// What stands between hours, minutes and seconds.
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

/// Words about times that CLDR does not have.
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
