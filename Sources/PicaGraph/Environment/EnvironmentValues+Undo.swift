import PicaFoundation

private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
    /// What the window remembers of how things are taken back; nil outside a window. Ctrl and Z, Ctrl and Y,
    /// Ctrl and Shift and Z reach it wherever in the window the focus is.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
