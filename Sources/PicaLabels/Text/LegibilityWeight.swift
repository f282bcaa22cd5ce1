import PicaState

/// A preference for heavier letters, which are easier to tell from the background.
public enum LegibilityWeight: Hashable, Sendable {
    /// The fonts' own weights.
    case regular
    /// Weights heavier by two steps, such as semibold for regular.
    case bold
}

private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// The preference for heavier letters.
    ///
    /// It is `nil` by default: the desktops that Pica knows have no such setting. An app may set it.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
