import PicaGraph

/// Which end of two lines or of two directions a place between them belongs to.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// As the field chooses.
    case automatic
    /// To what comes before: a line's end rather than the next one's start.
    case upstream
    /// To what comes after.
    case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// Which side carets belong to that the app puts where two lines or directions meet.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets which side carets in the view's fields belong to that the app puts where two lines or directions
    /// meet.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}
