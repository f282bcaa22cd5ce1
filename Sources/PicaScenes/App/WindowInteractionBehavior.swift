import PicaGraph

/// A setting for whether the person can interact with a window in some way, such as resize it.
public struct WindowInteractionBehavior: Equatable, Sendable {
    fileprivate let isEnabled: Bool?

    /// The behavior of the scene.
    public static let automatic = WindowInteractionBehavior(isEnabled: nil)
    /// The person can interact with the window.
    public static let enabled = WindowInteractionBehavior(isEnabled: true)
    /// The person cannot interact with the window.
    public static let disabled = WindowInteractionBehavior(isEnabled: false)
}

extension View {
    /// Sets whether the person can resize the window of the view. The setting of the innermost view applies.
    ///
    /// A window that cannot be resized keeps its current size.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowWishesKey.self) {
            $0.isResizable = $0.isResizable ?? behavior.isEnabled
        }
    }
}

/// The preferences of views for their window. The title arrives by `BarKey` instead, as bars show it, too.
enum WindowWishesKey: PreferenceKey {
    static var defaultValue: WindowWishes { WindowWishes() }
    static func reduce(value: inout WindowWishes, nextValue: () -> WindowWishes) {
        value.isResizable = value.isResizable ?? nextValue().isResizable
    }
}
