import PicaGraph

private enum ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether text editors have a surface of their own.
    var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets whether text editors in the view show the surface of their style, with its border: hidden, what is
    /// behind them is seen. The ring of the focus stays.
    ///
    ///     TextEditor(text: $note)
    ///         .scrollContentBackground(.hidden)
    ///         .background(.yellow)
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
