/// Runs everything at once, whenever it was to run. Meant for tests.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The only one there need be.
    public static let shared = ImmediateScheduler()
    /// Nothing can be said.
    public typealias SchedulerOptions = Never

    /// A moment, of which there is one.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// How far it is to another moment.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.offset - offset) }
        /// The moment so much later.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(offset: offset + n.magnitude)
        }

        fileprivate var offset = 0

        /// A length of time, which is counted and never waited for.
        public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Codable, Sendable {
            /// The number.
            public var magnitude: Int

            /// A length by its number.
            public init(_ value: Int) { magnitude = value }
            /// A length by its number.
            public init(integerLiteral value: Int) { self.init(value) }
            /// A length by its number, without what is behind the point.
            public init(floatLiteral value: Double) { self.init(Int(clamping: value)) }
            /// A length by its number; nil where that is too large.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self.init(value)
            }

            /// Whether one is shorter.
            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            /// The sum.
            public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude &+ b.magnitude) }
            /// The difference.
            public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude &- b.magnitude) }
            /// The product.
            public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude &* b.magnitude) }
            /// Multiplies.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            /// No time.
            public static func seconds(_ s: Int) -> Stride { 0 }
            /// No time.
            public static func seconds(_ s: Double) -> Stride { 0 }
            /// No time.
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            /// No time.
            public static func microseconds(_ us: Int) -> Stride { 0 }
            /// No time.
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }

    /// The only moment.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the action now.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Runs the action now.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the action once, now.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}

extension Int {
    /// The nearest number there is; 0 for what is none.
    init(clamping value: Double) {
        if value.isNaN {
            self = 0
        } else {
            self = Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
        }
    }
}
