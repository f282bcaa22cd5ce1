import Foundation

extension RunLoop: Scheduler {
    /// A moment of the calendar's clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var date: Date

        /// A moment by its date.
        public init(_ date: Date) { self.date = date }

        /// How far it is to another moment.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(floatLiteral: other.date.timeIntervalSince(date))
        }

        /// The moment so much later.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }

        /// A length of time in seconds.
        public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Codable, Hashable,
            Sendable
        {
            /// Seconds.
            public var magnitude: TimeInterval

            /// The length, for Foundation.
            public var timeInterval: TimeInterval { magnitude }

            /// So many seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            /// So many seconds.
            public init(floatLiteral value: TimeInterval) { self.init(value) }
            /// So many seconds.
            public init(integerLiteral value: TimeInterval) { self.init(value) }
            /// So many seconds; nil where they are too many.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = TimeInterval(exactly: source) else { return nil }
                self.init(value)
            }

            /// Whether one is shorter.
            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            /// The sum.
            public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
            /// The difference.
            public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
            /// The product of the seconds.
            public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
            /// Multiplies.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            /// So many seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
            /// So many seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            /// So many thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
            /// So many millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
            /// So many billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
        }
    }

    /// Nothing can be said of how a closure is run.
    public struct SchedulerOptions: Sendable {}

    /// The moment that it is.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action in the loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if isMain {
            DispatchQueue.main.schedule(options: nil, action)
        } else {
            _ = start(after: 0, every: nil, tolerance: 0, in: .common, action)
        }
    }

    /// Runs an action in the loop at a moment.
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

    /// Runs an action in the loop at a moment and again after each interval, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(
            after: date.date.timeIntervalSinceNow, every: interval.magnitude, tolerance: tolerance.magnitude,
            in: .common, action)
    }

    /// Runs an action after a time and again after each interval.
    ///
    /// Pica's loop drives the main Dispatch queue and no `RunLoop`, and a main `RunLoop` that somebody runs
    /// drives that queue, too; so what belongs to the main loop is the queue's.
    func schedule(
        after delay: TimeInterval, every interval: TimeInterval, tolerance: TimeInterval,
        in mode: RunLoop.Mode,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        // Foundation's least interval. What is no number, or beyond all calendars, is never.
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

    /// Adds a timer to a loop other than the main one, which wakes it.
    private func start(
        after delay: TimeInterval, every interval: TimeInterval?, tolerance: TimeInterval,
        in mode: RunLoop.Mode, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Action(run: action)
        // A century is as good as never, and a date that Foundation can handle.
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

/// Ends a timer of Foundation's.
private struct TimerCancellable: Cancellable {
    private let timer: Timer

    init(_ timer: Timer) { self.timer = timer }

    func cancel() { timer.invalidate() }
}
