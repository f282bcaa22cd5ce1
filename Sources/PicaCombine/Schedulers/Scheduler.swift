/// Says when and where closures run.
public protocol Scheduler<SchedulerTimeType> {
    /// A moment.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What can be said of how a closure is run.
    associatedtype SchedulerOptions

    /// The moment that it is.
    var now: SchedulerTimeType { get }
    /// By how much it may be off at the least.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs an action as soon as it can.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs an action at a moment or, within the tolerance, after it.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Runs an action at a moment and again after each interval, until it is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs an action as soon as it can.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs an action at a moment.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action at a moment or, within the tolerance, after it.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs an action at a moment and again after each interval, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action at a moment and again after each interval, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// A length of time that can be given in seconds and parts of them.
public protocol SchedulerTimeIntervalConvertible: Comparable, SignedNumeric {
    /// So many seconds.
    static func seconds(_ s: Int) -> Self
    /// So many seconds.
    static func seconds(_ s: Double) -> Self
    /// So many thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// So many millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// So many billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

/// A closure that may go to another thread, as whoever made it allows for that.
struct Action: @unchecked Sendable {
    let run: () -> Void
}
