import PicaGraph

/// What a window's menus do with it and with the program.
@MainActor package final class WindowActions {
    let openAnother: () -> Void
    let close: () -> Void
    let quit: () -> Void

    /// - Parameters:
    ///   - openAnother: Opens another window of the same group.
    ///   - close: Closes the window.
    ///   - quit: Closes all windows, which ends the program.
    package init(
        openAnother: @escaping () -> Void, close: @escaping () -> Void, quit: @escaping () -> Void
    ) {
        self.openAnother = openAnother
        self.close = close
        self.quit = quit
    }
}

private enum WindowActionsKey: EnvironmentKey { static var defaultValue: WindowActions? { nil } }

extension EnvironmentValues {
    /// nil where there is no window: in tests and pictures.
    package var windowActions: WindowActions? {
        get { self[WindowActionsKey.self] }
        set { self[WindowActionsKey.self] = newValue }
    }
}
