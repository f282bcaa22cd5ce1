import PicaFoundation

private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
    /// The undo manager of the window; `nil` outside a window.
    ///
    /// Ctrl-Z, Ctrl-Y and Ctrl-Shift-Z use it, wherever the focus is in the window.
    public package(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
