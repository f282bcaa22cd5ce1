import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
    /// A time on the system's monotonic clock, which stops while the machine sleeps.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time for Dispatch.
        public var dispatchTime: DispatchTime

        /// Creates a time from Dispatch's.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Decodes a time.
        public init(from decoder: any Decoder) throws {
            self.init(
                DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self)))
        }

        /// Encodes the time as a number of nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Hashes the time.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// Returns the interval to another time.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(
                to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
        }

        /// Returns the time after an interval.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            let now = dispatchTime.uptimeNanoseconds
            let (time, overflows) =
                n.magnitude >= 0
                ? now.addingReportingOverflow(UInt64(n.magnitude.magnitude))
                : now.subtractingReportingOverflow(UInt64(n.magnitude.magnitude))
            // Dispatch interprets 0 as "now".
            if overflows {
                return SchedulerTimeType(
                    n.magnitude > 0 ? .distantFuture : DispatchTime(uptimeNanoseconds: 1))
            }
            return SchedulerTimeType(DispatchTime(uptimeNanoseconds: max(1, time)))
        }

        /// An interval in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Codable, Hashable,
            Sendable
        {
            /// The number of nanoseconds.
            public var magnitude: Int

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            /// The interval for Dispatch.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Creates an interval from Dispatch's.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let s): self = .seconds(s)
                case .milliseconds(let ms): self = .milliseconds(ms)
                case .microseconds(let us): self = .microseconds(us)
                case .nanoseconds(let ns): self = .nanoseconds(ns)
                case .never: self = .nanoseconds(.max)
                @unknown default: self = .nanoseconds(.max)
                }
            }

            /// Creates an interval in seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Creates an interval in seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Creates an interval in nanoseconds; `nil` if the number is too large.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self.init(nanoseconds: value)
            }

            /// Whether an interval is shorter than another.
            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            /// Returns the sum of two intervals.
            public static func + (a: Stride, b: Stride) -> Stride {
                let (sum, overflows) = a.magnitude.addingReportingOverflow(b.magnitude)
                return Stride(nanoseconds: overflows ? (a.magnitude > 0 ? .max : .min) : sum)
            }
            /// Returns the difference of two intervals.
            public static func - (a: Stride, b: Stride) -> Stride {
                let (difference, overflows) = a.magnitude.subtractingReportingOverflow(b.magnitude)
                return Stride(nanoseconds: overflows ? (a.magnitude > 0 ? .max : .min) : difference)
            }
            /// Returns an interval whose seconds are the product of the others' seconds.
            public static func * (a: Stride, b: Stride) -> Stride {
                .nanoseconds(Int(clamping: Double(a.magnitude) * Double(b.magnitude) / 1e9))
            }
            /// Multiplies an interval by another.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            /// Returns an interval in seconds.
            public static func seconds(_ s: Double) -> Stride { .nanoseconds(Int(clamping: s * 1e9)) }
            /// Returns an interval in seconds.
            public static func seconds(_ s: Int) -> Stride { times(s, 1_000_000_000) }
            /// Returns an interval in milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { times(ms, 1_000_000) }
            /// Returns an interval in microseconds.
            public static func microseconds(_ us: Int) -> Stride { times(us, 1000) }
            /// Returns an interval in nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

            private static func times(_ count: Int, _ unit: Int) -> Stride {
                let (product, overflows) = count.multipliedReportingOverflow(by: unit)
                return Stride(nanoseconds: overflows ? (count > 0 ? .max : .min) : product)
            }
        }
    }

    /// The options for running a closure.
    public struct SchedulerOptions: @unchecked Sendable {
        /// The quality of service.
        public var qos: DispatchQoS
        /// The flags for Dispatch.
        public var flags: DispatchWorkItemFlags
        /// The dispatch group; `nil` for none.
        public var group: DispatchGroup?

        /// Creates options; the defaults are the queue's own.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// The minimum tolerance, which is zero.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Schedules an action on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Action(run: action)
        async(
            group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { action.run() }
    }

    /// Schedules an action on the queue at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Action(run: action)
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { action.run() }
    }

    /// Schedules an action on the queue at a time and repeatedly after each interval, until it is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        DispatchTimer(
            on: self, at: date.dispatchTime, every: interval.timeInterval, tolerance: tolerance.timeInterval,
            action)
    }
}

/// A Dispatch timer that ends when it is canceled or deallocated.
final class DispatchTimer: Cancellable, @unchecked Sendable {
    private let source: any DispatchSourceTimer

    init(
        on queue: DispatchQueue, at time: DispatchTime, every interval: DispatchTimeInterval,
        tolerance: DispatchTimeInterval, _ action: @escaping () -> Void
    ) {
        let action = Action(run: action)
        source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: time, repeating: interval, leeway: tolerance)
        source.setEventHandler { action.run() }
        source.activate()
    }

    deinit { source.cancel() }

    func cancel() { source.cancel() }
}
