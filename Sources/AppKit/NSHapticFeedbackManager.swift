import Foundation

/// Vibrations of the touchpad, without effect: Linux offers programs none.
public final class NSHapticFeedbackManager: NSObject {
    /// The kind of a vibration.
    public enum FeedbackPattern: Int, Sendable {
        /// For anything.
        case generic = 0
        /// Something has come into line.
        case alignment
        /// A step between values.
        case levelChange
    }

    /// The time of a vibration.
    public enum PerformanceTime: UInt, Sendable {
        /// Whenever it suits.
        case `default` = 0
        /// At once.
        case now
        /// With the next frame.
        case drawCompleted
    }

    /// A performer without effect.
    public struct Performer: NSHapticFeedbackPerformer {
        /// Has no effect on Linux.
        public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
    }

    /// The performer of the touchpad, without effect.
    public static var defaultPerformer: any NSHapticFeedbackPerformer { Performer() }
}

/// An object that vibrates.
public protocol NSHapticFeedbackPerformer {
    /// Performs a vibration.
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
