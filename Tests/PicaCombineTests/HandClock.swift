import Foundation
import PicaCombine

/// A scheduler whose time passes when a test says so.
final class HandClock: Scheduler, @unchecked Sendable {
    typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    typealias SchedulerOptions = Never

    private struct Entry {
        let time: Date
        let number: Int
        let interval: TimeInterval?
        let action: () -> Void
    }

    private final class Ticket: Cancellable {
        private let clock: HandClock
        private let number: Int

        init(_ clock: HandClock, _ number: Int) {
            self.clock = clock
            self.number = number
        }

        func cancel() { clock.entries.removeAll { $0.number == number } }
    }

    private var entries: [Entry] = []
    private var count = 0
    private var time = Date(timeIntervalSinceReferenceDate: 0)

    var now: SchedulerTimeType { SchedulerTimeType(time) }
    var minimumTolerance: SchedulerTimeType.Stride { 0 }
    /// How many actions wait.
    var waiting: Int { entries.count }

    private func add(_ time: Date, every interval: TimeInterval?, _ action: @escaping () -> Void) -> Ticket {
        count += 1
        entries.append(Entry(time: time, number: count, interval: interval, action: action))
        return Ticket(self, count)
    }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        _ = add(time, every: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        _ = add(date.date, every: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        add(date.date, every: interval.magnitude, action)
    }

    /// Advances the clock by seconds, and runs due actions in order.
    func pass(_ seconds: TimeInterval = 0) {
        let end = time.addingTimeInterval(seconds)
        while let next = entries.filter({ $0.time <= end }).min(by: {
            ($0.time, $0.number) < ($1.time, $1.number)
        }) {
            entries.removeAll { $0.number == next.number }
            time = max(time, next.time)
            if let interval = next.interval {
                entries.append(
                    Entry(
                        time: next.time.addingTimeInterval(interval), number: next.number, interval: interval,
                        action: next.action))
            }
            next.action()
        }
        time = end
    }
}
