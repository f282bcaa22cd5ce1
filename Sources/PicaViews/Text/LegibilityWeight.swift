import PicaGraph

/// Whether letters are heavier than fonts have them, to be told from their ground more easily.
public enum LegibilityWeight: Hashable, Sendable {
    /// As heavy as fonts have them.
    case regular
    /// Heavier: by two weights, such as semibold for regular.
    case bold
}

private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// Whether letters are heavier than fonts have them.
    ///
    /// Nil by default: the desktops that Pica knows have no such setting; an app may set it.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
