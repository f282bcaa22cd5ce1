import Foundation
import PicaState

/// A window's size, and its size while it is not maximized.
struct WindowExtent {
    private(set) var state: WindowState
    /// The size before the last change. A system may report a grown size before it reports that the window is
    /// maximized.
    private var earlier: CGSize

    init(_ state: WindowState) {
        self.state = state
        earlier = state.size
    }

    mutating func resize(to size: CGSize) {
        guard !state.isMaximized, size != state.size else { return }
        earlier = state.size
        state.size = size
    }

    /// - Parameter size: The window's current size.
    mutating func maximize(at size: CGSize) {
        guard !state.isMaximized else { return }
        state.isMaximized = true
        if state.size == size { state.size = earlier }
    }

    mutating func restore() { state.isMaximized = false }
}
