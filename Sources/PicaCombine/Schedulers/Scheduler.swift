/// A type that determines when and where closures run.
public protocol Scheduler<SchedulerTimeType> {
    /// The type of times.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The type of options for running a closure.
    associatedtype SchedulerOptions

    /// The current time.
    var now: SchedulerTimeType { get }
    /// The minimum tolerance.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Schedules an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Schedules an action at a time or, within the tolerance, after it.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Schedules an action at a time and repeatedly after each interval, until it is canceled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Schedules an action as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Schedules an action at a time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Schedules an action at a time or, within the tolerance, after it.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Schedules an action at a time and repeatedly after each interval, until it is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Schedules an action at a time and repeatedly after each interval, until it is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// An interval that can be created from seconds and fractions of them.
public protocol SchedulerTimeIntervalConvertible: Comparable, SignedNumeric {
    /// Returns an interval in seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns an interval in seconds.
    static func seconds(_ s: Double) -> Self
    /// Returns an interval in milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Returns an interval in microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Returns an interval in nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

/// A closure that may be passed to another thread, because its creator allows that.
struct Action: @unchecked Sendable {
    let run: () -> Void
}
