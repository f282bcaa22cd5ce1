import Foundation

extension RunLoop: Scheduler {
    /// A time on the system's calendar clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The date.
        public var date: Date

        /// Creates a time from a date.
        public init(_ date: Date) { self.date = date }

        /// Returns the interval to another time.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(floatLiteral: other.date.timeIntervalSince(date))
        }

        /// Returns the time after an interval.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }

        /// An interval in seconds.
        public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Codable, Hashable,
            Sendable
        {
            /// The number of seconds.
            public var magnitude: TimeInterval

            /// The interval for Foundation.
            public var timeInterval: TimeInterval { magnitude }

            /// Creates an interval in seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            /// Creates an interval in seconds.
            public init(floatLiteral value: TimeInterval) { self.init(value) }
            /// Creates an interval in seconds.
            public init(integerLiteral value: TimeInterval) { self.init(value) }
            /// Creates an interval in seconds; `nil` if the number cannot be represented.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = TimeInterval(exactly: source) else { return nil }
                self.init(value)
            }

            /// Whether an interval is shorter than another.
            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            /// Returns the sum of two intervals.
            public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
            /// Returns the difference of two intervals.
            public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
            /// Returns an interval whose seconds are the product of the others' seconds.
            public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
            /// Multiplies an interval by another.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            /// Returns an interval in seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
            /// Returns an interval in seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            /// Returns an interval in milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
            /// Returns an interval in microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
            /// Returns an interval in nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
        }
    }

    /// The scheduler options, of which there are none.
    public struct SchedulerOptions: Sendable {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// The minimum tolerance, which is zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Schedules an action in the run loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if isMain {
            DispatchQueue.main.schedule(options: nil, action)
        } else {
            _ = start(after: 0, every: nil, tolerance: 0, in: .common, action)
        }
    }

    /// Schedules an action in the run loop at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let delay = date.date.timeIntervalSinceNow
        if isMain {
            DispatchQueue.main.schedule(
                after: DispatchQueue.main.now.advanced(by: .seconds(delay)),
                tolerance: .seconds(tolerance.magnitude), options: nil, action)
        } else {
            _ = start(after: delay, every: nil, tolerance: tolerance.magnitude, in: .common, action)
        }
    }

    /// Schedules an action in the run loop at a time and repeatedly after each interval, until it is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(
            after: date.date.timeIntervalSinceNow, every: interval.magnitude, tolerance: tolerance.magnitude,
            in: .common, action)
    }

    /// Schedules an action after a delay and repeatedly after each interval.
    ///
    /// Pica's main loop drives the main Dispatch queue and no `RunLoop`. A running main `RunLoop` drives that queue,
    /// too, so actions for the main loop are scheduled on the queue.
    func schedule(
        after delay: TimeInterval, every interval: TimeInterval, tolerance: TimeInterval,
        in mode: RunLoop.Mode,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        // Foundation's shortest interval. A NaN, or a value beyond all calendars, means never.
        let interval = interval.isNaN ? .infinity : max(1e-4, interval)
        guard isMain else {
            return start(after: delay, every: interval, tolerance: tolerance, in: mode, action)
        }
        let queue = DispatchQueue.main
        return DispatchTimer(
            on: queue, at: queue.now.advanced(by: .seconds(delay)).dispatchTime,
            every: DispatchQueue.SchedulerTimeType.Stride.seconds(interval).timeInterval,
            tolerance: DispatchQueue.SchedulerTimeType.Stride.seconds(max(0, tolerance)).timeInterval, action)
    }

    private var isMain: Bool { self === RunLoop.main }

    /// Adds a timer to a run loop other than the main one, which wakes it.
    private func start(
        after delay: TimeInterval, every interval: TimeInterval?, tolerance: TimeInterval,
        in mode: RunLoop.Mode, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Action(run: action)
        // A century is practically never, and a date that Foundation can handle.
        let century = 36525.0 * 86400
        let timer = Timer(
            fire: Date(timeIntervalSinceNow: min(century, max(0, delay.isNaN ? century : delay))),
            interval: min(century, interval ?? 0), repeats: interval != nil
        ) { _ in action.run() }
        timer.tolerance = tolerance
        add(timer, forMode: mode)
        return TimerCancellable(timer)
    }
}

/// A cancellable that ends a Foundation timer.
private struct TimerCancellable: Cancellable {
    private let timer: Timer

    init(_ timer: Timer) { self.timer = timer }

    func cancel() { timer.invalidate() }
}
