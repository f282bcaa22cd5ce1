import Foundation

/// The order of parts in which a locale writes dates.
struct DatePattern {
    enum Unit: Hashable {
        case year, month, day, hour, halfHour, minute, dayPeriod
        /// A part that is shown but not edited, as the year determines it.
        case era
    }

    enum Part: Hashable {
        case literal(String)
        /// - digits: The minimum number of digits.
        case unit(Unit, digits: Int)
    }

    let parts: [Part]

    /// - Parameter components: The parts of a date that are written.
    init(_ components: DatePickerComponents, _ calendar: Calendar, _ locale: Locale) {
        var template = ""
        if components.contains(.date) { template += calendar.isCountedByEras ? "Gyyyyd" + "MM" : "yyyyMMdd" }
        if components.contains(.hourAndMinute) { template += "jmm" }
        let pattern =
            DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "yyyy-MM-dd HH:mm"
        parts = Self.parts(of: pattern)
    }

    /// Returns the fields of a pattern and the literal text between them, without quotes.
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
    /// Whether a year is ambiguous without its era.
    var isCountedByEras: Bool { identifier == .japanese }
}
