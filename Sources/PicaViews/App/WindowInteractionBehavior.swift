import PicaGraph

/// Whether people can do something with a window, such as resize it.
public struct WindowInteractionBehavior: Equatable, Sendable {
    fileprivate let isEnabled: Bool?

    /// As the scene has it.
    public static let automatic = WindowInteractionBehavior(isEnabled: nil)
    /// People can do it.
    public static let enabled = WindowInteractionBehavior(isEnabled: true)
    /// People cannot do it.
    public static let disabled = WindowInteractionBehavior(isEnabled: false)
}

extension View {
    /// Sets whether people can resize the window that the view is in. The innermost view's word counts.
    ///
    /// A window that cannot be resized keeps the size that it has.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowWishesKey.self) {
            $0.isResizable = $0.isResizable ?? behavior.isEnabled
        }
    }
}

/// Collects the views' wishes of their window. The title comes by `BarKey`, as bars show it, too.
enum WindowWishesKey: PreferenceKey {
    static var defaultValue: WindowWishes { WindowWishes() }
    static func reduce(value: inout WindowWishes, nextValue: () -> WindowWishes) {
        value.isResizable = value.isResizable ?? nextValue().isResizable
    }
}
