import Foundation
import PicaGraph

/// Dragging between the program's windows, and between them and other programs.
@MainActor protocol Drags: AnyObject {
    /// A window is there, on which something can be dropped.
    func opened(_ window: any DragWindow)
    func closed(_ window: any DragWindow)
    /// Takes something along with the pointer, whose button is held.
    /// - Parameter motion: What the pointer did last.
    func begin(_ drag: Drag, from window: any DragWindow, with motion: InputEvent)
    /// - Returns: Whether what happened in a window is part of a drag.
    func take(_ event: InputEvent, in window: any DragWindow) -> Bool
}

/// Drags that follow the pointer of the window in which they begin. Alone they end at its edges.
class PointerDrags: Drags {
    /// What is dragged, and by whose pointer.
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

    /// Shows what would become of what is dragged.
    func show(_ action: DropAction?) { current?.window.cursors.dragged = PointerCursor(dragging: action) }

    func take(_ event: InputEvent, in window: any DragWindow) -> Bool {
        // SDL captures the pointer for the window with the keyboard, which may become another.
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

    /// Override: what is under the pointer.
    /// - Parameters:
    ///   - point: Where it is, in the points of a window.
    func place(at point: CGPoint, in window: any DragWindow) -> PointerDrag.Place? {
        CGRect(origin: .zero, size: window.size).contains(point) ? (window.dropTarget, point) : nil
    }
}
