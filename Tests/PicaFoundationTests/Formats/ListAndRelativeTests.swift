import Foundation
import PicaFoundation
import Testing

@Suite("Lists and relative times") struct ListAndRelativeTests {
    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    @Test("A list is joined with the language's words")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a"]) == "a")
        #expect(formatter.string(from: ["a", "b"]) == "a and b")
        #expect(formatter.string(from: ["{1}", "b", 3]) == "{1}, b, and 3")
        #expect(formatter.string(from: []) == "")
        formatter.locale = Locale(identifier: "de")
        #expect(formatter.string(for: ["a", "b", "c"]) == "a, b und c")
        #expect(formatter.string(for: 3) == nil)
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "de")
        numbers.minimumFractionDigits = 1
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1, 2.5]) == "1,0 und 2,5")
        #expect(formatter.string(from: [1, "x"]) == nil)
    }

    @Test(
        "A list's words adapt to the adjacent words",
        arguments: [
            ("es", ["padre", "hijo"], "padre e hijo"), ("es", ["siete", "ocho"], "siete y ocho"),
            ("es", ["a", "b", "iglesia"], "a, b e iglesia"), ("es", ["agua", "hielo"], "agua y hielo"),
            ("he", ["אבא", "אמא"], "אבא ואמא"), ("he", ["אבא", "Pica"], "אבא ו-Pica"),
            ("th", ["ก", "ข"], "กและข"), ("en_US", ["", ""], " and "), ("ja", ["a", "b", "c"], "a、b、c"),
        ])
    func neighbors(language: String, words: [String], list: String) {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: language)
        #expect(formatter.string(from: words) == list)
    }

    private func relative(
        _ change: (RelativeDateTimeFormatter) -> Void = { _ in }
    ) -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        change(formatter)
        return formatter
    }

    @Test("A relative time, past or future")
    func relativeTimes() {
        #expect(relative().localizedString(for: start - 7200, relativeTo: start) == "2 hours ago")
        #expect(relative().localizedString(for: start + 86400, relativeTo: start) == "in 1 day")
        #expect(relative().localizedString(fromTimeInterval: 120) == "in 2 minutes")
        #expect(relative().localizedString(from: DateComponents(day: -1, hour: 3)) == "1 day ago")
        #expect(relative().localizedString(from: DateComponents(month: 2)) == "in 2 months")
    }

    @Test("Near days can have names, units other lengths, and sentences capitals")
    func relativeStyles() {
        let named = relative { $0.dateTimeStyle = .named }
        #expect(named.localizedString(from: DateComponents(day: -1)) == "yesterday")
        named.formattingContext = .standalone
        #expect(named.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
        #expect(
            relative { $0.unitsStyle = .spellOut }.localizedString(from: DateComponents(hour: 2))
                == "in two hours")
        #expect(
            relative { $0.unitsStyle = .short }.localizedString(from: DateComponents(month: -2))
                == "2 mo. ago")
        #expect(
            relative { $0.locale = Locale(identifier: "de") }.localizedString(from: DateComponents(day: -3))
                == "vor 3 Tagen")
        #expect(relative().string(for: "no time") == nil)
        _ = relative().localizedString(fromTimeInterval: .nan)
        _ = relative().localizedString(fromTimeInterval: .infinity)
    }

    @Test("The interval between two dates, in words and in clock style")
    func spans() {
        let range = start..<start + 7505
        let us = Locale(identifier: "en_US")
        #expect(range.formatted(.components(style: .wide).locale(us)) == "2 hours, 5 minutes, 5 seconds")
        #expect(range.formatted(.components(style: .narrow, fields: [.minute]).locale(us)) == "125m")
        #expect(
            range.formatted(.components(style: .condensedAbbreviated, fields: [.hour, .minute]).locale(us))
                == "2hr 5min")
        #expect(
            range.formatted(.components(style: .spellOut, fields: [.hour]).locale(us)) == "two hours")
        #expect(
            range.formatted(.components(style: .abbreviated, fields: [.hour, .minute]).locale(us))
                == "2 hr, 5 min")
        #expect(range.formatted(.timeDuration.locale(us)) == "2:05:05")
        let style = Date.TimeSpanFormatStyle(style: .wide, locale: Locale(identifier: "de"), fields: [.hour])
        #expect(style.format(range) == "2 Stunden")
    }
}
