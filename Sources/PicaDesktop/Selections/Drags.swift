import Foundation
import PicaGraph

/// Drags between the program's windows, and to and from other programs.
@MainActor protocol Drags: AnyObject {
    /// Notes that a window was opened, which can be a drop target.
    func opened(_ window: any DragWindow)
    func closed(_ window: any DragWindow)
    /// Starts a drag with the held button.
    ///
    /// - Parameter motion: The last motion of the pointer.
    func begin(_ drag: Drag, from window: any DragWindow, with motion: InputEvent)
    /// Handles an event in a window if it belongs to a drag, and returns whether it does.
    func take(_ event: InputEvent, in window: any DragWindow) -> Bool
}

/// Drags driven by the pointer of the window in which they begin. By themselves they end at its edges.
class PointerDrags: Drags {
    /// The current drag and the window whose pointer drives it.
    private var current: (drag: PointerDrag, window: any DragWindow)?

    func opened(_ window: any DragWindow) {}

    func closed(_ window: any DragWindow) {
        if current?.window === window { current?.drag.cancel() }
        forgetFinished()
    }

    func begin(_ drag: Drag, from window: any DragWindow, with motion: InputEvent) {
        current?.drag.cancel()
        let pointerDrag = PointerDrag(
            drag,
            find: { [weak self] point in
                self?.current.flatMap { self?.place(at: point, in: $0.window) }
            }, show: { [weak self] in self?.show($0) })
        current = (pointerDrag, window)
        _ = pointerDrag.take(motion)
    }

    /// Shows the action of a drop at the current position.
    func show(_ action: DropAction?) { current?.window.cursors.dragged = PointerCursor(dragging: action) }

    func take(_ event: InputEvent, in window: any DragWindow) -> Bool {
        // SDL captures the pointer for the focused window, which may change.
        current?.window = window
        let isTaken = current?.drag.take(event) == true
        forgetFinished()
        return isTaken
    }

    private func forgetFinished() {
        guard let current, current.drag.isOver else { return }
        self.current = nil
        current.window.cursors.dragged = nil
    }

    /// Returns the drop target under the pointer. Subclasses override it.
    ///
    /// - Parameters:
    ///   - point: The position in the window's coordinate space.
    func place(at point: CGPoint, in window: any DragWindow) -> PointerDrag.Place? {
        CGRect(origin: .zero, size: window.size).contains(point) ? (window.dropTarget, point) : nil
    }
}
