import PicaDrawing
import PicaGraph
import PicaState

/// A haptic or audio feedback. It has no effect in Pica: Linux desktops have no such feedback.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    private var intensity = 1.0

    private init(_ name: String, intensity: Double = 1) {
        self.name = name
        self.intensity = intensity
    }

    /// The weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        fileprivate let name: String
        /// A light weight.
        public static let light = Weight(name: "light")
        /// A medium weight.
        public static let medium = Weight(name: "medium")
        /// A heavy weight.
        public static let heavy = Weight(name: "heavy")
    }

    /// The flexibility of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        fileprivate let name: String
        /// A rigid object.
        public static let rigid = Flexibility(name: "rigid")
        /// A solid object.
        public static let solid = Flexibility(name: "solid")
        /// A soft object.
        public static let soft = Flexibility(name: "soft")
    }

    /// A task has succeeded.
    public static let success = SensoryFeedback("success")
    /// A task needs attention.
    public static let warning = SensoryFeedback("warning")
    /// A task has failed.
    public static let error = SensoryFeedback("error")
    /// The selection has changed.
    public static let selection = SensoryFeedback("selection")
    /// A value has increased.
    public static let increase = SensoryFeedback("increase")
    /// A value has decreased.
    public static let decrease = SensoryFeedback("decrease")
    /// An activity has started.
    public static let start = SensoryFeedback("start")
    /// An activity has stopped.
    public static let stop = SensoryFeedback("stop")
    /// A dragged item is aligned.
    public static let alignment = SensoryFeedback("alignment")
    /// A level has been reached.
    public static let levelChange = SensoryFeedback("levelChange")
    /// A path has been completed.
    public static let pathComplete = SensoryFeedback("pathComplete")
    /// Objects collide.
    public static let impact = SensoryFeedback("impact")

    /// Returns the feedback for a collision of objects of a weight.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback("impact " + weight.name, intensity: intensity)
    }

    /// Returns the feedback for a collision of objects of a flexibility.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback("impact " + flexibility.name, intensity: intensity)
    }
}

extension View {
    /// Plays feedback when a value changes. It has no effect in Pica.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View { self }

    /// Plays feedback when a value changes and a condition is true. It has no effect in Pica.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Plays feedback that depends on the old and new values when a value changes. It has no effect in Pica.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }

    /// Plays feedback that a closure returns when a value changes. It has no effect in Pica.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { self }

    /// Sets whether the status bar of a phone is hidden. It has no effect in Pica.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Sets whether the status bar of a phone is hidden. It has no effect in Pica.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Sets the visibility of system overlays above all windows. It has no effect in Pica.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Sets the edges at which gestures of the view precede those of a phone. It has no effect in Pica.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
