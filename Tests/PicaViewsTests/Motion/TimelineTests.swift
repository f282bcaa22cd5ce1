import Foundation
import Observation
import PicaGraph
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isPaused = false
}

@MainActor @Suite struct TimelineTests {
    private func seconds(_ dates: some Sequence<Date>, _ count: Int) -> [Double] {
        dates.prefix(count).map(\.timeIntervalSinceReferenceDate)
    }

    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    @Test("Schedules start with the last date that has come")
    func schedules() {
        let periodic = PeriodicTimelineSchedule(from: date(0), by: 5)
        #expect(seconds(periodic.entries(from: date(12), mode: .normal), 3) == [10, 15, 20])
        #expect(seconds(periodic.entries(from: date(15), mode: .normal), 2) == [15, 20])
        #expect(seconds(periodic.entries(from: date(-7), mode: .normal), 2) == [0, 5])
        let minutes = EveryMinuteTimelineSchedule.everyMinute
        #expect(seconds(minutes.entries(from: date(130), mode: .normal), 2) == [120, 180])
        let explicit = ExplicitTimelineSchedule.explicit([date(1), date(4)])
        #expect(seconds(explicit.entries(from: date(2), mode: .normal), 5) == [1, 4])
        let animation = AnimationTimelineSchedule.animation(minimumInterval: 1.5)
        #expect(seconds(animation.entries(from: date(3), mode: .normal), 3) == [3, 4.5, 6])
        #expect(seconds(animation.entries(from: date(3), mode: .lowFrequency), 3).isEmpty)
        let paused = AnimationTimelineSchedule.animation(paused: true)
        #expect(seconds(paused.entries(from: date(3), mode: .normal), 3).isEmpty)
    }

    @Test("The content updates at each date, and not in between")
    func periodic() throws {
        let host = try mount {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0.5), by: 2)) { context in
                Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
                Text(verbatim: "\(context.cadence)")
            }
        }
        #expect(host.texts == ["0.5", "live"])
        #expect(host.nextDeadline == 2.5)
        host.advance(by: 2.4)
        #expect(host.texts == ["0.5", "live"])
        host.advance(by: 0.2)
        #expect(host.texts == ["2.5", "live"])
        #expect(host.nextDeadline == 4.5)
        host.advance(by: 100)
        #expect(host.texts.first == "102.5")
    }

    @Test("An animation schedule updates in each frame until it is paused")
    func animation() throws {
        struct Ticking: View {
            let model: Model
            var body: some View {
                TimelineView(.animation(paused: model.isPaused)) {
                    Text(verbatim: "\(Int(($0.date.timeIntervalSinceReferenceDate * 60).rounded()))")
                }
            }
        }
        let model = Model()
        let host = try mount { Ticking(model: model) }
        for tick in 0..<5 {
            #expect(host.texts == ["\(tick)"])
            host.advance(by: 1.0 / 60)
        }
        model.isPaused = true
        host.advance(by: 5)
        #expect(host.texts == ["5"])
        #expect(host.nextDeadline == nil)
        model.isPaused = false
        host.update()
        #expect(host.texts == ["305"])
    }

    @Test("Explicit dates end with the last")
    func explicit() throws {
        let host = try mount {
            TimelineView(.explicit([1, 3].map { Date(timeIntervalSinceReferenceDate: $0) })) {
                Text(verbatim: "\($0.date.timeIntervalSinceReferenceDate)")
            }
        }
        host.advance(by: 2)
        #expect(host.texts == ["1.0"])
        host.advance(by: 2)
        #expect(host.texts == ["3.0"])
        #expect(host.nextDeadline == nil)
    }

    @Test("A removed timeline causes no wakeups")
    func leaving() throws {
        let host = try mount { TimelineView(.animation) { _ in Text(verbatim: "now") } }
        #expect(host.nextDeadline != nil)
        host.show { Text(verbatim: "later") }
        #expect(host.nextDeadline == nil)
    }
}
