import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
    /// A moment of the system's clock, which stands still while the machine sleeps.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment, for Dispatch.
        public var dispatchTime: DispatchTime

        /// A moment that Dispatch knows.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Reads a moment.
        public init(from decoder: any Decoder) throws {
            self.init(
                DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self)))
        }

        /// Writes the moment as a number of nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Hashes the moment.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// How far it is to another moment.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(
                to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
        }

        /// The moment so much later.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            let now = dispatchTime.uptimeNanoseconds
            let (time, overflows) =
                n.magnitude >= 0
                ? now.addingReportingOverflow(UInt64(n.magnitude.magnitude))
                : now.subtractingReportingOverflow(UInt64(n.magnitude.magnitude))
            // Of 0 Dispatch would make "now".
            if overflows {
                return SchedulerTimeType(
                    n.magnitude > 0 ? .distantFuture : DispatchTime(uptimeNanoseconds: 1))
            }
            return SchedulerTimeType(DispatchTime(uptimeNanoseconds: max(1, time)))
        }

        /// A length of time in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Codable, Hashable,
            Sendable
        {
            /// Nanoseconds.
            public var magnitude: Int

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            /// The length, for Dispatch.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// The length of an interval of Dispatch's.
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

            /// So many seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// So many seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// So many nanoseconds; nil where they are too many.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self.init(nanoseconds: value)
            }

            /// Whether one is shorter.
            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            /// The sum.
            public static func + (a: Stride, b: Stride) -> Stride {
                let (sum, overflows) = a.magnitude.addingReportingOverflow(b.magnitude)
                return Stride(nanoseconds: overflows ? (a.magnitude > 0 ? .max : .min) : sum)
            }
            /// The difference.
            public static func - (a: Stride, b: Stride) -> Stride {
                let (difference, overflows) = a.magnitude.subtractingReportingOverflow(b.magnitude)
                return Stride(nanoseconds: overflows ? (a.magnitude > 0 ? .max : .min) : difference)
            }
            /// The product of the seconds.
            public static func * (a: Stride, b: Stride) -> Stride {
                .nanoseconds(Int(clamping: Double(a.magnitude) * Double(b.magnitude) / 1e9))
            }
            /// Multiplies.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            /// So many seconds.
            public static func seconds(_ s: Double) -> Stride { .nanoseconds(Int(clamping: s * 1e9)) }
            /// So many seconds.
            public static func seconds(_ s: Int) -> Stride { times(s, 1_000_000_000) }
            /// So many thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { times(ms, 1_000_000) }
            /// So many millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { times(us, 1000) }
            /// So many billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

            private static func times(_ count: Int, _ unit: Int) -> Stride {
                let (product, overflows) = count.multipliedReportingOverflow(by: unit)
                return Stride(nanoseconds: overflows ? (count > 0 ? .max : .min) : product)
            }
        }
    }

    /// How a closure is run.
    public struct SchedulerOptions: @unchecked Sendable {
        /// How much it matters.
        public var qos: DispatchQoS
        /// What else Dispatch is told.
        public var flags: DispatchWorkItemFlags
        /// The group that it belongs to.
        public var group: DispatchGroup?

        /// As the queue does by itself, where nothing else is said.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The moment that it is.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Action(run: action)
        async(
            group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { action.run() }
    }

    /// Runs an action on the queue at a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Action(run: action)
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { action.run() }
    }

    /// Runs an action on the queue at a moment and again after each interval, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        DispatchTimer(
            on: self, at: date.dispatchTime, every: interval.timeInterval, tolerance: tolerance.timeInterval,
            action)
    }
}

/// A timer of Dispatch's that ends when it is cancelled or gone.
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
