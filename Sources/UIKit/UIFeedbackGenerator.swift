import Foundation

/// A source of vibrations, without effect: Linux offers programs none.
@MainActor @preconcurrency public class UIFeedbackGenerator: NSObject {
    /// Has no effect on Linux.
    public func prepare() {}
}

/// A source of vibrations of impacts, without effect on Linux.
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of an impact.
    public enum FeedbackStyle: Int, Sendable {
        /// Of something light.
        case light = 0
        /// Of something of middle weight.
        case medium
        /// Of something heavy.
        case heavy
        /// Of something soft.
        case soft
        /// Of something rigid.
        case rigid
    }

    /// Creates a source of medium impacts.
    public override init() { super.init() }
    /// Creates a source of impacts.
    public init(style: FeedbackStyle) { super.init() }
    /// Has no effect on Linux.
    public func impactOccurred() {}
    /// Has no effect on Linux.
    public func impactOccurred(intensity: CGFloat) {}
}

/// A source of vibrations of outcomes, without effect on Linux.
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task.
    public enum FeedbackType: Int, Sendable {
        /// It succeeded.
        case success = 0
        /// It needs attention.
        case warning
        /// It failed.
        case error
    }

    /// Creates a source.
    public override init() { super.init() }
    /// Has no effect on Linux.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A source of vibrations of changed selections, without effect on Linux.
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a source.
    public override init() { super.init() }
    /// Has no effect on Linux.
    public func selectionChanged() {}
}
