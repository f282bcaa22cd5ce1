import PicaGraph

/// Whether a part of an interface is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As whatever the part belongs to finds best.
    case automatic
    /// It is shown.
    case visible
    /// It is not shown.
    case hidden
}

private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether labels of controls are shown; views of your own with a label follow it by reading it here, and
    /// say what they are called by `accessibilityLabel(content:)` where they leave it out.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets whether controls in the view show their labels beside them; the innermost has the last word.
    ///
    /// Texts in empty fields and on buttons are no such labels. Those who do not see a label are told it.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }

    /// Hides the labels beside controls in the view; see `labelsVisibility(_:)`.
    nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }
}
