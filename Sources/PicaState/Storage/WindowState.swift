import Foundation

/// The state with which a window is opened again: its size as set by the user.
package struct WindowState: Codable, Hashable, Sendable {
    /// The size in points, without regard to maximization.
    package var size: CGSize
    package var isMaximized: Bool

    package init(size: CGSize, isMaximized: Bool) {
        self.size = size
        self.isMaximized = isMaximized
    }

    /// Whether the size is valid for a window.
    package var isSound: Bool {
        size.width.isFinite && size.height.isFinite && size.width >= 1 && size.height >= 1
    }
}

extension SceneStore {
    private static var windowKey: String { "Pica.window" }

    /// The state of the previous window of this scene; `nil` if the user did not change its size.
    package var windowState: WindowState? {
        get {
            let kept = location(Self.windowKey, nil, .optional(.encoded) as StorageForm<WindowState?>).held
                .value
            return kept?.isSound == true ? kept : nil
        }
        set {
            let place = location(Self.windowKey, nil, .optional(.encoded) as StorageForm<WindowState?>)
            if place.held.value != newValue { place.set(newValue) }
        }
    }
}
