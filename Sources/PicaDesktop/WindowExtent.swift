import Foundation
import PicaGraph

/// How large a window is, and how large it is where it does not fill the screen.
struct WindowExtent {
    private(set) var state: WindowState
    /// The size before the last one: systems may tell that a window has grown before they tell why.
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

    /// - Parameter size: As it is now.
    mutating func maximize(at size: CGSize) {
        guard !state.isMaximized else { return }
        state.isMaximized = true
        if state.size == size { state.size = earlier }
    }

    mutating func restore() { state.isMaximized = false }
}
