import PicaDrawing
import PicaGraph
import PicaState

private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The visibility of controls' labels. Custom views with a label can read it. If they leave the label out, they can
    /// set it as their name by `accessibilityLabel(content:)`.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of the labels beside controls in the view; the innermost setting wins.
    ///
    /// Texts in empty fields and on buttons are not labels in this sense. Assistive technology reads hidden labels,
    /// too.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }

    /// Hides the labels beside controls in the view; see `labelsVisibility(_:)`.
    nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }
}
