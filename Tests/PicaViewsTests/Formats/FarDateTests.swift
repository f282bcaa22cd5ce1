import Foundation
import PicaTesting
import PicaUI
import Testing

/// Dates infinitely far away, and NaN dates.
@MainActor @Suite("Infinite dates") struct FarDateTests {
    nonisolated private static let seconds = [
        Double.infinity, -.infinity, .nan, 1e30, -1e30, 1e18, -1e18, 1e17, .greatestFiniteMagnitude, 1e13,
    ]
    private let now = Date(timeIntervalSinceReferenceDate: 0)
    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    private func run<Content: View>(@ViewBuilder _ content: () -> Content) throws -> TestHost {
        let app = try mount(width: 500, height: 500, content)
        _ = try app.pngData()
        app.advance(by: 3)
        return app
    }

    @Test("show in all styles", arguments: seconds) func styles(seconds: Double) throws {
        let date = date(seconds)
        let app = try run {
            VStack {
                Text(date, style: .time)
                Text(date, style: .date)
                Text(date, style: .relative)
                Text(date, style: .offset)
                Text(date, style: .timer)
                Text("In \(date, style: .timer)")
                Text(DateInterval(start: date, duration: 10))
                Text(date, format: .dateTime)
                Text(date, format: .relative(presentation: .named))
                Text(date, formatter: RelativeDateTimeFormatter())
            }
        }
        if let next = app.nextDeadline { #expect(next > 2.9) }
    }

    @Test("can be counted to and from", arguments: seconds) func clocks(seconds: Double) throws {
        let date = date(seconds)
        let (early, late) = date < now ? (date, now) : date > now ? (now, date) : (now, now)
        let app = try run {
            VStack {
                Text(.currentDate, format: .stopwatch(startingAt: date))
                Text(.currentDate, format: .stopwatch(startingAt: date, maxPrecision: .seconds(1e19)))
                Text(.currentDate, format: .timer(countingDownIn: early..<late))
                Text(.currentDate, format: .timer(countingUpIn: early..<late, maxPrecision: .zero))
                Text(.currentDate, format: .offset(to: date))
                Text(.currentDate, format: .reference(to: date))
            }
            VStack {
                Text(
                    .durationOffset(to: date),
                    format: Duration.TimeFormatStyle(pattern: .hourMinuteSecond).attributed)
                Text(.dateRange(startingAt: date), format: Lengths())
                Text(.dateRange(endingAt: date), format: Lengths())
                Text(timerInterval: early...late)
                Text(timerInterval: early...late, pauseTime: date, countsDown: false, showsHours: false)
                ProgressView(timerInterval: early...late)
                ProgressView(timerInterval: early...late, countsDown: false) { Text("P") }
            }
        }
        #expect(app.all(.progressIndicator).count == 2)
    }

    /// Counts in seconds.
    private struct Lengths: DiscreteFormatStyle {
        func format(_ value: Range<Date>) -> String {
            "\(value.upperBound.timeIntervalSince(value.lowerBound))"
        }
        func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
        func discreteInput(after input: Range<Date>) -> Range<Date>? { nil }
        func input(before: Range<Date>) -> Range<Date>? { nil }
        func input(after: Range<Date>) -> Range<Date>? { nil }
    }

    @Test("show clocks with infinity") func infinity() throws {
        let app = try run {
            Text(date(.infinity), style: .timer)
            Text(.currentDate, format: .stopwatch(startingAt: date(-1e30)))
            Text(.currentDate, format: .timer(countingDownIn: now..<date(.infinity)))
            Text(timerInterval: now...date(1e30))
        }
        #expect(app.texts == ["∞", "∞", "∞", "∞"])
        #expect(app.nextDeadline == nil)
    }

    @Test("can be chosen in pickers", arguments: seconds) func pickers(seconds: Double) throws {
        // There is no range from NaN.
        let date = date(seconds.isNaN ? .infinity : seconds)
        let selection = Binding.constant(date)
        for style in 0..<5 {
            let app = try run {
                VStack {
                    switch style {
                    case 0: DatePicker("A", selection: selection)
                    case 1: DatePicker("A", selection: selection, in: date...).datePickerStyle(.compact)
                    case 2: DatePicker("A", selection: selection, in: ...date).datePickerStyle(.graphical)
                    case 3: DatePicker("A", selection: .constant(now), in: date...)
                    default: MultiDatePicker("A", selection: .constant([]), in: date...)
                    }
                }
            }
            app.press(.tab)
            for key in [TestHost.Key.up, .down, .right, .up, .right, .up, .pageDown, .pageUp, .home, .end] {
                app.press(key)
            }
            app.type("1")
            _ = try app.pngData()
        }
    }

    @Test("start schedules that continue from now", arguments: seconds) func schedules(seconds: Double) throws
    {
        let date = date(seconds)
        for interval in [1, 0, -1, .nan, .infinity, 1e300, 1e-300] {
            let app = try run {
                TimelineView(.periodic(from: date, by: interval)) { Text($0.date, style: .timer) }
            }
            #expect(app.texts.count == 1)
        }
        for interval in [Double.nan, .infinity, -1, 1e300] {
            let app = try run {
                TimelineView(.animation(minimumInterval: interval)) {
                    Text(verbatim: "\($0.date.timeIntervalSinceReferenceDate.isFinite)")
                }
            }
            #expect(app.texts == ["true"])
        }
        let app = try run {
            TimelineView(.explicit([date, now + 1, date])) { _ in Text("A") }
            TimelineView(.explicit(Array(repeating: date, count: 3))) { _ in Text("B") }
        }
        #expect(app.texts == ["A", "B"])
        #expect(app.nextDeadline ?? .infinity > 2.9)
    }

    @Test("10 to the 30 seconds ago start seconds that show one by one") func backThen() throws {
        let app = try mount {
            TimelineView(.periodic(from: date(-1e30), by: 1)) {
                Text(verbatim: "\($0.date.timeIntervalSinceReferenceDate)")
            }
        }
        #expect(app.texts == ["0.0"])
        app.advance(by: 2)
        #expect(app.texts == ["2.0"])
    }

    @Test("of a stopped schedule show once") func standing() throws {
        let app = try run {
            TimelineView(.explicit(AnySequence(sequence(first: now - 5) { $0 }))) { _ in Text("A") }
        }
        #expect(app.texts == ["A"] && app.nextDeadline == nil)
    }
}
