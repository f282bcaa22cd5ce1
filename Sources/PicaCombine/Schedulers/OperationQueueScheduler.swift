import Foundation

extension OperationQueue: Scheduler {
    /// A moment of the calendar's clock.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// Nothing can be said of how a closure is run.
    public struct SchedulerOptions: Sendable {}

    /// The moment that it is.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action as an operation of the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Action(run: action)
        addOperation { action.run() }
    }

    /// Runs an action as an operation of the queue, which is added at a moment.
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

    /// Runs an action as an operation of the queue at a moment and again after each interval, until it is
    /// cancelled.
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
