import Foundation

/// What a window is opened with again: how large a person has made it.
package struct WindowState: Codable, Hashable, Sendable {
    /// In points, as it is where it does not fill the screen.
    package var size: CGSize
    package var isMaximized: Bool

    package init(size: CGSize, isMaximized: Bool) {
        self.size = size
        self.isMaximized = isMaximized
    }

    /// Whether a window can be as large as that.
    package var isSound: Bool {
        size.width.isFinite && size.height.isFinite && size.width >= 1 && size.height >= 1
    }
}

extension SceneStore {
    private static var windowKey: String { "Pica.window" }

    /// What the window was like that had the scene last; nil where nobody has changed it.
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
