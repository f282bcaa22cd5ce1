import Foundation
import PicaFoundation
import PicaState

/// The rate at which a schedule is asked for dates.
public enum TimelineScheduleMode: Sendable {
    /// As often as the schedule wants.
    case normal
    /// Rarely, as on a dimmed screen. Pica never uses it.
    case lowFrequency
}

/// A sequence of dates at which a `TimelineView` updates.
public protocol TimelineSchedule {
    /// The rate at which a schedule is asked for dates.
    typealias Mode = TimelineScheduleMode
    /// The type of the sequence of dates, which may be infinite.
    associatedtype Entries: Sequence where Self.Entries.Element == Date
    /// Returns the dates from a start date on, in order.
    ///
    /// - Parameters:
    ///   - startDate: The current date. The last date before it may be included, to give the date of the current
    ///     content.
    ///   - mode: The rate of updates.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// A schedule of dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - startDate: One of the dates.
    ///   - interval: The interval, in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite ? max(0.001, interval) : .greatestFiniteMagnitude
    }

    /// The sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var number: Double

        /// Returns the next date.
        public mutating func next() -> Date? {
            defer { number += 1 }
            return start + number * interval
        }
    }

    /// Returns the dates from the last one that is not after `startDate`, but not before the first.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let number = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        // The interval count is not exact for a start so far away, or one that is not a number.
        guard number < 0x1p53 else { return Entries(start: startDate, interval: interval, number: 0) }
        return Entries(start: start, interval: interval, number: max(0, number))
    }
}

/// A schedule of the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates a schedule of the start of each minute.
    public init() {}

    /// The sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var minutes: PeriodicTimelineSchedule.Entries

        /// Returns the next date.
        public mutating func next() -> Date? { minutes.next() }
    }

    /// Returns the dates from the start of the current minute. Minutes are the same in every time zone.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return Entries(
            minutes: PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
                .entries(from: startDate, mode: mode))
    }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule from dates in order.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns all dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule of every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// Creates a schedule of every frame.
    ///
    /// - Parameters:
    ///   - minimumInterval: The minimum interval, in seconds; by default that between two frames of the screen.
    ///   - paused: Whether updates are paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = min(max(FrameClock.interval, minimumInterval ?? 0), .greatestFiniteMagnitude)
        isPaused = paused
    }

    /// The sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var number = 0.0
        fileprivate var hasNone: Bool

        /// Returns the next date.
        public mutating func next() -> Date? {
            guard !hasNone else { return nil }
            defer { number += 1 }
            return start + number * interval
        }
    }

    /// Returns the dates from `start` on; none if paused or in low-frequency mode.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(start: start, interval: interval, hasNone: isPaused || mode == .lowFrequency)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule of dates at equal intervals, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule of the start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Returns a schedule of given dates in order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule of every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Returns a schedule of every frame.
    ///
    /// - Parameters:
    ///   - minimumInterval: The minimum interval, in seconds.
    ///   - paused: Whether updates are paused.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
