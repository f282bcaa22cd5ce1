import PicaGraph

/// Something that a hand can feel, or an ear hear. Accepted, without effect here: no desktop of Linux has it.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    private var intensity = 1.0

    private init(_ name: String, intensity: Double = 1) {
        self.name = name
        self.intensity = intensity
    }

    /// How heavy things are that meet.
    public struct Weight: Equatable, Sendable {
        fileprivate let name: String
        /// Little.
        public static let light = Weight(name: "light")
        /// Some.
        public static let medium = Weight(name: "medium")
        /// Much.
        public static let heavy = Weight(name: "heavy")
    }

    /// How hard things are that meet.
    public struct Flexibility: Equatable, Sendable {
        fileprivate let name: String
        /// Not at all.
        public static let rigid = Flexibility(name: "rigid")
        /// Somewhat.
        public static let solid = Flexibility(name: "solid")
        /// Little.
        public static let soft = Flexibility(name: "soft")
    }

    /// Something has been done.
    public static let success = SensoryFeedback("success")
    /// Something is to be minded.
    public static let warning = SensoryFeedback("warning")
    /// Something has failed.
    public static let error = SensoryFeedback("error")
    /// Something else is chosen.
    public static let selection = SensoryFeedback("selection")
    /// A value has risen.
    public static let increase = SensoryFeedback("increase")
    /// A value has fallen.
    public static let decrease = SensoryFeedback("decrease")
    /// Something has begun.
    public static let start = SensoryFeedback("start")
    /// Something has ended.
    public static let stop = SensoryFeedback("stop")
    /// What is dragged stands in line with something.
    public static let alignment = SensoryFeedback("alignment")
    /// A level has been reached.
    public static let levelChange = SensoryFeedback("levelChange")
    /// A path has been finished.
    public static let pathComplete = SensoryFeedback("pathComplete")
    /// Things meet.
    public static let impact = SensoryFeedback("impact")

    /// Things of a weight meet.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback("impact " + weight.name, intensity: intensity)
    }

    /// Things of a hardness meet.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback("impact " + flexibility.name, intensity: intensity)
    }
}

extension View {
    /// Lets a person feel that a value has changed. Accepted, without effect here.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View { self }

    /// Lets a person feel that a value has changed in a certain way. Accepted, without effect here.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Lets a person feel how a value has changed. Accepted, without effect here.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }

    /// Lets a person feel that a value has changed. Accepted, without effect here.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { self }

    /// Whether a telephone's status bar is hidden. Accepted, without effect here.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Whether a telephone's status bar is hidden. Accepted, without effect here.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Whether what a system shows over all windows is seen. Accepted, without effect here.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Whether gestures of the view come before a telephone's own. Accepted, without effect here.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
