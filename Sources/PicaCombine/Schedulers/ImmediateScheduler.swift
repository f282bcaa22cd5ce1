/// A scheduler that runs every action at once, whatever its time. Intended for tests.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The shared scheduler.
    public static let shared = ImmediateScheduler()
    /// The scheduler options, of which there are none.
    public typealias SchedulerOptions = Never

    /// A time, of which there is only one.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// Returns the interval to another time.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.offset - offset) }
        /// Returns the time after an interval.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(offset: offset + n.magnitude)
        }

        fileprivate var offset = 0

        /// An interval that is computed but never waited for.
        public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Codable, Sendable {
            /// The interval as a number.
            public var magnitude: Int

            /// Creates an interval from a number.
            public init(_ value: Int) { magnitude = value }
            /// Creates an interval from a number.
            public init(integerLiteral value: Int) { self.init(value) }
            /// Creates an interval from a number, without its fraction.
            public init(floatLiteral value: Double) { self.init(Int(clamping: value)) }
            /// Creates an interval from a number; `nil` if that is too large.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self.init(value)
            }

            /// Whether an interval is shorter than another.
            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            /// Returns the sum of two intervals.
            public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude &+ b.magnitude) }
            /// Returns the difference of two intervals.
            public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude &- b.magnitude) }
            /// Returns the product of two intervals.
            public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude &* b.magnitude) }
            /// Multiplies an interval by another.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            /// Returns an interval of zero.
            public static func seconds(_ s: Int) -> Stride { 0 }
            /// Returns an interval of zero.
            public static func seconds(_ s: Double) -> Stride { 0 }
            /// Returns an interval of zero.
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            /// Returns an interval of zero.
            public static func microseconds(_ us: Int) -> Stride { 0 }
            /// Returns an interval of zero.
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }

    /// The only time.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// The minimum tolerance, which is zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action now.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Runs an action now.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs an action once, now.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}

extension Int {
    /// Creates the nearest integer; 0 for a NaN.
    init(clamping value: Double) {
        if value.isNaN {
            self = 0
        } else {
            self = Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
        }
    }
}
