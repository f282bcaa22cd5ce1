import Foundation

extension OperationQueue: Scheduler {
    /// A time on the system's calendar clock.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// The scheduler options, of which there are none.
    public struct SchedulerOptions: Sendable {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// The minimum tolerance, which is zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Schedules an action as an operation of the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Action(run: action)
        addOperation { action.run() }
    }

    /// Schedules an action as an operation, which is added to the queue at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Action(run: action)
        let delay = DispatchQueue.SchedulerTimeType.Stride.seconds(date.date.timeIntervalSinceNow)
        Self.clock.schedule(after: Self.clock.now.advanced(by: delay)) {
            self.schedule(options: nil, action.run)
        }
    }

    /// Schedules an action as an operation at a time and repeatedly after each interval, until it is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Action(run: action)
        let delay = DispatchQueue.SchedulerTimeType.Stride.seconds(date.date.timeIntervalSinceNow)
        return Self.clock.schedule(
            after: Self.clock.now.advanced(by: delay), interval: .seconds(max(1e-4, interval.magnitude)),
            tolerance: .seconds(max(0, tolerance.magnitude)), options: nil
        ) {
            self.schedule(options: nil, action.run)
        }
    }

    private static let clock = DispatchQueue(label: "Pica.OperationQueue.clock")
}
