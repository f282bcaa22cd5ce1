import Foundation
import PicaTesting
import PicaUI
import Testing

/// Texts that show dates, and go on with the time.
@MainActor @Suite struct DateTextTests {
    /// The host's first time: 1 January 2001, midnight in Greenwich.
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private func show<Content: View>(@ViewBuilder _ content: () -> Content) throws -> TestHost {
        let app = try mount(content)
        app.setEnvironment(\.timeZone, .gmt)
        return app
    }

    @Test("A date shows its day or its time, in the environment's locale and time zone")
    func dateAndTime() throws {
        let app = try show {
            Text(start, style: .date)
            Text(start, style: .time)
        }
        #expect(app.texts[0] == "January 1, 2001")
        #expect(app.texts[1].hasPrefix("12:00"))
        app.setEnvironment(\.locale, Locale(identifier: "de"))
        #expect(app.texts[0] == "1. Januar 2001" && app.texts[1].hasSuffix("0:00"))
        app.setEnvironment(\.timeZone, TimeZone(secondsFromGMT: -3600) ?? .gmt)
        #expect(app.texts == ["31. Dezember 2000", "23:00"])
    }

    @Test("Days follow the environment's calendar")
    func calendar() throws {
        let app = try show { Text(start, style: .date) }
        app.setEnvironment(\.calendar, Calendar(identifier: .buddhist))
        #expect(app.texts[0].contains("2544"))
    }

    @Test("A relative date shows its distance in the two largest units, past or future")
    func relative() throws {
        let app = try show {
            Text(start + 8580, style: .relative)
            Text(start - 90061, style: .relative)
        }
        #expect(app.texts == ["2 hours, 23 minutes", "1 day, 1 hour"])
    }

    @Test("An offset shows its sign and its largest unit")
    func offset() throws {
        let app = try show {
            Text(start + 8580, style: .offset)
            Text(start - 7200, style: .offset)
        }
        #expect(app.texts == ["-2 hours", "+2 hours"])
    }

    @Test("A timer counts down to its date and then up, each second")
    func timer() throws {
        let app = try show { Text(start + 3, style: .timer) }
        var shown = app.texts
        for _ in 0..<5 {
            app.advance(by: 1)
            shown += app.texts
        }
        #expect(shown == ["0:03", "0:02", "0:01", "0:00", "0:01", "0:02"])
        #expect(try show { Text(start + 133_141, style: .timer) }.texts == ["36:59:01"])
    }

    @Test("An interval shows its times, and if it spans days, its dates, too")
    func interval() throws {
        let day = try show { Text(start...start + 5400) }.texts.joined()
        #expect(day.contains("12:00") && day.contains("1:30"))
        #expect(!day.contains("2001"))
        let days = try show { Text(DateInterval(start: start, duration: 100_000)) }.texts.joined()
        #expect(days.contains("2001") || days.contains("Jan"))
    }

    @Test("An interval's timer shows the remaining or elapsed time, and stops outside it")
    func intervalTimer() throws {
        let app = try show {
            Text(timerInterval: start + 1...start + 4)
            Text(timerInterval: start + 1...start + 4, countsDown: false)
            Text(timerInterval: start...start + 4, pauseTime: start + 2)
            Text(timerInterval: start - 5000...start, countsDown: false, showsHours: false)
        }
        var shown: [[String]] = []
        for _ in 0..<7 {
            shown.append(app.texts)
            app.advance(by: 1)
        }
        #expect(shown.map { $0[0] } == ["0:03", "0:03", "0:02", "0:01", "0:00", "0:00", "0:00"])
        #expect(shown.map { $0[1] } == ["0:00", "0:00", "0:01", "0:02", "0:03", "0:03", "0:03"])
        #expect(shown.map { $0[2] } == ["0:04", "0:03", "0:02", "0:02", "0:02", "0:02", "0:02"])
        #expect(shown.allSatisfy { $0[3] == "83:20" })
        #expect(app.nextDeadline == nil, "nothing is left to count")
    }

    @Test("A text wakes up only when its words change")
    func ticks() throws {
        let app = try show { Text(start - 3600, style: .relative) }
        #expect(app.nextDeadline == 60)
        app.advance(by: 59.9)
        #expect(app.texts == ["1 hour"])
        #expect(app.nextDeadline == 60)
        app.advance(by: 0.1)
        #expect(app.texts == ["1 hour, 1 minute"])
        #expect(try show { Text(start, style: .date) }.nextDeadline == nil)
    }

    @Test("A removed text causes no wakeups")
    func leaving() throws {
        let app = try show { Text(start, style: .timer) }
        #expect(app.nextDeadline != nil)
        app.show { Text("Gone") }
        app.advance(by: 2)
        #expect(app.nextDeadline == nil)
    }

    @Test("A thousand timers update in one frame a second")
    func thousand() throws {
        let app = try show {
            VStack { ForEach(0..<1000, id: \.self) { Text(start + Double($0), style: .timer) } }
        }
        app.advance(by: 0.5)
        for second in 1...3 {
            #expect(app.nextDeadline == Double(second))
            app.advance(by: 1)
        }
        #expect(app.texts.first == "0:03")
    }

    @Test("Times in a sentence keep the text around them and keep updating")
    func interpolated() throws {
        let app = try show { Text("Ready in \(start + 2, style: .timer), since \(start, style: .relative).") }
        #expect(app.texts == ["Ready in 0:02, since 0 seconds."])
        app.advance(by: 1)
        #expect(app.texts == ["Ready in 0:01, since 1 second."])
    }

    @Test("The wall clock can be set")
    func wallClock() throws {
        let app = try show { Text(.currentDate, format: .dateTime.year()) }
        #expect(app.texts == ["2001"])
        app.date = start + 86400 * 400
        app.setEnvironment(\.locale, Locale(identifier: "en_GB"))
        #expect(app.texts == ["2002"])
    }
}
