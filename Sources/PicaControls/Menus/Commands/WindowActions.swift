import PicaState

/// The actions of a window's menus on the window and the program.
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
    /// The actions of the window; `nil` without a window, as in tests and rendered images.
    package var windowActions: WindowActions? {
        get { self[WindowActionsKey.self] }
        set { self[WindowActionsKey.self] = newValue }
    }
}
