import Foundation
import PicaFoundation

/// How often a schedule is asked for dates.
public enum TimelineScheduleMode: Sendable {
    /// As often as it likes.
    case normal
    /// Seldom: where a screen is dimmed. Pica never asks for it.
    case lowFrequency
}

/// The dates at which a `TimelineView` is shown anew.
public protocol TimelineSchedule {
    /// How often a schedule is asked for dates.
    typealias Mode = TimelineScheduleMode
    /// The dates, which may go on for ever.
    associatedtype Entries: Sequence where Self.Entries.Element == Date
    /// The dates from one on, in order.
    ///
    /// - Parameters:
    ///   - startDate: Now. The last date before it may be among them: what has been shown since.
    ///   - mode: How often the schedule may ask to be shown.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// Dates at the same distance from each other.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Dates at the same distance from each other.
    ///
    /// - Parameters:
    ///   - startDate: One of them.
    ///   - interval: From one to the next, in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite ? max(0.001, interval) : .greatestFiniteMagnitude
    }

    /// The dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var number: Double

        /// The next date.
        public mutating func next() -> Date? {
            defer { number += 1 }
            return start + number * interval
        }
    }

    /// From the last date that is not after one; not before the first.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let number = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        // From a start so far away, or one that is no date, intervals cannot be counted.
        guard number < 0x1p53 else { return Entries(start: startDate, interval: interval, number: 0) }
        return Entries(start: start, interval: interval, number: max(0, number))
    }
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The start of each minute.
    public init() {}

    /// The dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var minutes: PeriodicTimelineSchedule.Entries

        /// The next date.
        public mutating func next() -> Date? { minutes.next() }
    }

    /// From the start of the present minute on. Minutes are the same everywhere.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return Entries(
            minutes: PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
                .entries(from: startDate, mode: mode))
    }
}

/// Dates that an app says.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    /// Dates in order.
    public init(_ dates: Entries) { self.dates = dates }

    /// All of them.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// Every frame.
    ///
    /// - Parameters:
    ///   - minimumInterval: How long it is at least from one to the next, in seconds; by default as long as from
    ///     one of the screen's frames to the next.
    ///   - paused: Whether the time stands still.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = min(max(FrameClock.interval, minimumInterval ?? 0), .greatestFiniteMagnitude)
        isPaused = paused
    }

    /// The dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var number = 0.0
        fileprivate var hasNone: Bool

        /// The next date.
        public mutating func next() -> Date? {
            guard !hasNone else { return nil }
            defer { number += 1 }
            return start + number * interval
        }
    }

    /// From a date on; none where the time stands still, or a screen is dimmed.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(start: start, interval: interval, hasNone: isPaused || mode == .lowFrequency)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates at the same distance from each other, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Dates in order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Every frame.
    ///
    /// - Parameters:
    ///   - minimumInterval: How long it is at least from one to the next, in seconds.
    ///   - paused: Whether the time stands still.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
