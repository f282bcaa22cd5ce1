import Foundation

/// A drag of this program's content driven by the pointer, whose events go to the window where it began.
@MainActor package final class PointerDrag {
    /// A drop target and the position in it.
    package typealias Place = (target: any DropTarget, point: CGPoint)

    private let drag: Drag
    private let drop: Drop
    private let find: (CGPoint) -> Place?
    private let show: (DropAction?) -> Void
    private var target: (any DropTarget)?
    package private(set) var isOver = false

    /// Creates a drag.
    ///
    /// - Parameters:
    ///   - find: Returns the target under the pointer, from its position in the window where the drag began.
    ///   - show: Receives the action of a drop at the current position; `nil` for none.
    package init(
        _ drag: Drag, find: @escaping @MainActor (CGPoint) -> Place?,
        show: @escaping @MainActor (DropAction?) -> Void
    ) {
        self.drag = drag
        self.find = find
        self.show = show
        drop = Drop(drag)
    }

    /// Handles an event.
    ///
    /// - Returns: `false` if the event does not belong to the drag.
    package func take(_ event: InputEvent) -> Bool {
        guard !isOver else { return false }
        switch event {
        case .pointerMoved(let point, let modifiers): move(to: point, modifiers)
        case .pointerReleased(let point, .primary, let modifiers):
            move(to: point, modifiers)
            isOver = true
            if let target { target.dropped(drop) } else { drop.finish(nil) }
        case .keyPressed(let press) where press.key == .escape: cancel()
        case .pointerPressed, .pointerReleased: break
        default: return false
        }
        return true
    }

    private func move(to point: CGPoint, _ modifiers: Modifiers) {
        drop.action = drag.action(modifiers)
        let place = find(point)
        if place?.target !== target {
            target?.dragLeft()
            target = place?.target
        }
        show(place.flatMap { $0.target.dragMoved(drop, to: $0.point) })
    }

    package func cancel() {
        guard !isOver else { return }
        isOver = true
        target?.dragLeft()
        drop.finish(nil)
    }
}
