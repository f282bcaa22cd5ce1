import Foundation
import PicaFoundation

/// Forwards drags over a surface to the drop targets under the pointer, and scrolls near the edges of scroll views.
@MainActor final class DropDispatcher {
    weak var host: ViewHost?
    /// The current drop target.
    private var target: (responder: any DropResponder, element: Element)?
    /// The autoscroll of the deepest scroll view under the pointer.
    private var autoscroll: (Autoscroll, element: Element)?

    /// The width of the edge zone that scrolls, in points.
    private static let margin: CGFloat = 16

    func moved(_ drop: Drop, to point: CGPoint) -> DropAction? {
        guard let host else { return nil }
        let path = HitPath(to: point, from: host.rootElement, isOfDrag: true)
        let action = offer(drop, on: path)
        let scroll = path.responders((any ScrollResponder).self).first { _ in true }
        follow(in: scroll?.step.element, drop, at: point)
        return action
    }

    private func offer(_ drop: Drop, on path: HitPath) -> DropAction? {
        for (responder, step) in path.responders((any DropResponder).self) {
            let action = responder.dragMoved(drop, to: step.point)
            guard action != nil || responder.refusesDrop else { continue }
            if target?.responder !== responder {
                target?.responder.dragLeft()
                target = (responder, step.element)
            }
            return action
        }
        leaveTarget()
        return nil
    }

    private func follow(in element: Element?, _ drop: Drop, at point: CGPoint) {
        if autoscroll?.element !== element {
            autoscroll?.0.stop()
            autoscroll = element.map { element in
                let scrolled = { [weak self, weak drop] (point: CGPoint) in
                    if let self, let drop { _ = moved(drop, to: point) }
                }
                return (Autoscroll(in: element, margin: Self.margin, scrolled: scrolled), element)
            }
        }
        _ = autoscroll?.0.drag(to: point)
    }

    func left() {
        autoscroll?.0.stop()
        autoscroll = nil
        leaveTarget()
    }

    private func leaveTarget() {
        target?.responder.dragLeft()
        target = nil
    }

    func dropped(_ drop: Drop) {
        let target = target
        self.target = nil
        left()
        guard let target else { return drop.finish(nil) }
        if target.responder.refusesDrop {
            target.responder.dragLeft()
            drop.finish(nil)
        } else {
            target.responder.dropped(drop)
        }
    }

    func elementWasRemoved(_ element: Element) {
        if target?.element.isWithin(element) == true { target = nil }
        if autoscroll?.element.isWithin(element) == true { autoscroll = nil }
    }
}

extension ViewHost {
    /// Turns the current press into a drag.
    ///
    /// - Parameter point: The position of the pointer, in the window's coordinate space.
    package func begin(_ drag: Drag, at point: CGPoint, _ modifiers: Modifiers) {
        pointer.pressBecameDrag()
        platform.begin(drag, at: point, modifiers)
    }

    package func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction? {
        guard !isHoldingInput else { return nil }
        layOut()
        dragPreview.show(drop.drag, at: point)
        let front = front
        for surface in [self] + layers.map(\.surface) where surface !== front { surface.drops.left() }
        return front.drops.moved(drop, to: point)
    }

    package func dragLeft() {
        dragPreview.end()
        drops.left()
        for layer in layers { layer.surface.drops.left() }
    }

    package func dropped(_ drop: Drop) {
        UndoManager.eventEnded()
        defer { UndoManager.eventEnded() }
        front.drops.dropped(drop)
        dragLeft()
    }
}
