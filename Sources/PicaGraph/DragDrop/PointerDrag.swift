import Foundation

/// Takes something of this program's along with the pointer, which stays with the window that it began in.
@MainActor package final class PointerDrag {
    /// Something that can be dragged over, and where.
    package typealias Place = (target: any DropTarget, point: CGPoint)

    private let drag: Drag
    private let drop: Drop
    private let find: (CGPoint) -> Place?
    private let show: (DropAction?) -> Void
    private var target: (any DropTarget)?
    package private(set) var isOver = false

    /// - Parameters:
    ///   - find: What is under the pointer, given its place in the window that the drag began in.
    ///   - show: Told what would become of it where it is; nil for nothing.
    package init(
        _ drag: Drag, find: @escaping @MainActor (CGPoint) -> Place?,
        show: @escaping @MainActor (DropAction?) -> Void
    ) {
        self.drag = drag
        self.find = find
        self.show = show
        drop = Drop(drag)
    }

    /// - Returns: false where the event has nothing to do with the drag.
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
