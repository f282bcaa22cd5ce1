import PicaDrawing
import PicaGraph
import PicaState

private enum ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether text editors draw the surface of their style.
    package var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets whether text editors in the view show the surface and border of their style. If hidden, the view behind
    /// shows through; the focus ring stays.
    ///
    ///     TextEditor(text: $note)
    ///         .scrollContentBackground(.hidden)
    ///         .background(.yellow)
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
