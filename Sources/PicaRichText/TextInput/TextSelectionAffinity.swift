import PicaGraph
import PicaState

/// The side to which a position between two lines or two text directions belongs.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// The choice of the field.
    case automatic
    /// The side of the text before: the end of a line rather than the start of the next one.
    case upstream
    /// The side of the text after.
    case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// The side of carets that the app places between two lines or two text directions.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets the side of carets that the app places between two lines or text directions in the view's fields.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}
