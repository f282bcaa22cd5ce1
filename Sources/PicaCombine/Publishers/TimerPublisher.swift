import Foundation

extension Timer {
    /// Returns a publisher that sends the time repeatedly, once it is connected.
    ///
    /// - Parameters:
    ///   - interval: The interval in seconds.
    ///   - tolerance: The largest delay in seconds; `nil` counts as 0.
    ///   - runLoop: The run loop, usually `.main`.
    ///   - mode: The mode of the run loop; the main loop of a Pica app has only one.
    ///   - options: The scheduler options.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(
            interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that sends the time repeatedly, once it is connected.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The type of the values sent: the time.
        public typealias Output = Date
        /// The type of failure; the publisher never fails.
        public typealias Failure = Never
        /// The interval in seconds.
        public let interval: TimeInterval
        /// The largest delay in seconds; `nil` counts as 0.
        public let tolerance: TimeInterval?
        /// The run loop.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// The scheduler options.
        public let options: RunLoop.SchedulerOptions?

        private let fanout = Fanout<Date, Never>()

        /// Creates a publisher of the time.
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

        /// Starts sending values; canceling the result stops it.
        public func connect() -> any Cancellable {
            runLoop.schedule(
                after: interval, every: interval, tolerance: tolerance ?? 0, in: mode
            ) { [fanout] in fanout.send(Date()) }
        }
    }
}
