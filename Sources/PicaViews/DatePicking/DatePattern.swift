import Foundation

/// In which parts a locale writes dates.
struct DatePattern {
    enum Unit: Hashable {
        case year, month, day, hour, halfHour, minute, dayPeriod
        /// Shown and not changed: the year says it.
        case era
    }

    enum Part: Hashable {
        case literal(String)
        /// - digits: How many there are at least.
        case unit(Unit, digits: Int)
    }

    let parts: [Part]

    /// - Parameter components: What of a date is written.
    init(_ components: DatePickerComponents, _ calendar: Calendar, _ locale: Locale) {
        var template = ""
        if components.contains(.date) { template += calendar.isCountedByEras ? "Gyyyyd" + "MM" : "yyyyMMdd" }
        if components.contains(.hourAndMinute) { template += "jmm" }
        let pattern =
            DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "yyyy-MM-dd HH:mm"
        parts = Self.parts(of: pattern)
    }

    /// The fields of a pattern and what stands between them, quotes taken away.
    private static func parts(of pattern: String) -> [Part] {
        var parts: [Part] = []
        var literal = ""
        var isQuoted = false
        var rest = Substring(pattern)
        func end() {
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
        }
        while let first = rest.first {
            if first == "'" {
                let isDoubled = rest.dropFirst().first == "'"
                if isDoubled { literal.append("'") } else { isQuoted.toggle() }
                rest = rest.dropFirst(isDoubled ? 2 : 1)
            } else if !isQuoted, first.isASCII, first.isLetter {
                let run = rest.prefix { $0 == first }
                rest = rest.dropFirst(run.count)
                guard let unit = unit(of: first) else { continue }
                end()
                parts.append(.unit(unit, digits: unit == .year ? 1 : min(run.count, 2)))
            } else {
                literal.append(first)
                rest = rest.dropFirst()
            }
        }
        end()
        return parts
    }

    private static func unit(of letter: Character) -> Unit? {
        switch letter {
        case "y", "u", "r": .year
        case "M", "L": .month
        case "d": .day
        case "H", "k": .hour
        case "h", "K": .halfHour
        case "m": .minute
        case "a", "b", "B": .dayPeriod
        case "G": .era
        default: nil
        }
    }
}

extension Calendar {
    /// Whether a year is only known with its era.
    fileprivate var isCountedByEras: Bool { identifier == .japanese }
}

/// A date by its parts.
struct DateParts {
    let calendar: Calendar
    private(set) var date: Date

    init(_ date: Date, _ calendar: Calendar) {
        self.date = date
        self.calendar = calendar
    }

    private var components: DateComponents {
        calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    }

    func value(of unit: DatePattern.Unit) -> Int {
        let parts = components
        return switch unit {
        case .era: parts.era ?? 0
        case .year: parts.year ?? 1
        case .month: parts.month ?? 1
        case .day: parts.day ?? 1
        case .hour: parts.hour ?? 0
        case .halfHour: ((parts.hour ?? 0) + 11) % 12 + 1
        case .minute: parts.minute ?? 0
        case .dayPeriod: (parts.hour ?? 0) / 12
        }
    }

    func range(of unit: DatePattern.Unit) -> ClosedRange<Int> {
        func closed(_ range: Range<Int>?, _ usual: ClosedRange<Int>) -> ClosedRange<Int> {
            range.flatMap { $0.isEmpty ? nil : $0.lowerBound...($0.upperBound - 1) } ?? usual
        }
        return switch unit {
        case .era: 0...0
        case .year: 1...9999
        case .month: closed(calendar.range(of: .month, in: .year, for: date), 1...12)
        case .day: closed(calendar.range(of: .day, in: .month, for: date), 1...31)
        case .hour: 0...23
        case .halfHour: 1...12
        case .minute: 0...59
        case .dayPeriod: 0...1
        }
    }

    /// Sets a part and keeps the others; the day is the month's last where there are not as many.
    mutating func set(_ unit: DatePattern.Unit, to value: Int) {
        var parts = components
        let (hour, range) = (parts.hour ?? 0, range(of: unit))
        let value = min(max(value, range.lowerBound), range.upperBound)
        switch unit {
        case .era: return
        case .year: parts.year = value
        case .month: parts.month = value
        case .day: parts.day = value
        case .hour: parts.hour = value
        case .halfHour: parts.hour = hour / 12 * 12 + value % 12
        case .minute: parts.minute = value
        case .dayPeriod: parts.hour = hour % 12 + 12 * value
        }
        if unit == .year || unit == .month {
            let day = parts.day ?? 1
            parts.day = 1
            guard let first = calendar.date(from: parts) else { return }
            parts.day = min(day, DateParts(first, calendar).range(of: .day).upperBound)
        }
        if let date = calendar.date(from: parts) { self.date = date }
    }

    /// The next or last value of a part, around its ends.
    mutating func step(_ unit: DatePattern.Unit, by step: Int) {
        let range = range(of: unit)
        let place = value(of: unit) - range.lowerBound + step
        set(unit, to: range.lowerBound + (place % range.count + range.count) % range.count)
    }
}
