import Foundation

extension Timer {
    /// Sends the time, again and again, once it is connected.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two times.
    ///   - tolerance: By how many seconds it may be late; nil leaves that to the system.
    ///   - runLoop: The loop in which it runs, mostly `.main`.
    ///   - mode: In which of its modes; the main loop of a Pica app has one only.
    ///   - options: What the loop is told.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(
            interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Sends the time, again and again, once it is connected.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The time.
        public typealias Output = Date
        /// It cannot fail.
        public typealias Failure = Never
        /// The seconds between two times.
        public let interval: TimeInterval
        /// By how many seconds it may be late.
        public let tolerance: TimeInterval?
        /// The loop in which it runs.
        public let runLoop: RunLoop
        /// In which of its modes.
        public let mode: RunLoop.Mode
        /// What the loop is told.
        public let options: RunLoop.SchedulerOptions?

        private let fanout = Fanout<Date, Never>()

        /// Sends the time.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            fanout.connect(subscriber, of: self)
        }

        /// Begins; ends when what it returns is cancelled.
        public func connect() -> any Cancellable {
            runLoop.schedule(
                after: interval, every: interval, tolerance: tolerance ?? 0, in: mode
            ) { [fanout] in fanout.send(Date()) }
        }
    }
}
