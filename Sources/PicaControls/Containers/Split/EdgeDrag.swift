import Foundation
import PicaGraph
import PicaState

/// A modifier that lets the pointer drag an edge.
package struct EdgeDrag {
    /// The axis along which the edge moves.
    package let axis: Axis
    package let take: () -> Void
    /// Moves the edge by a distance from the start of the drag, in points. Positive distances go toward the trailing
    /// edge or down.
    package let drag: (CGFloat) -> Void
    /// Handles a double click.
    package let reset: () -> Void

    package init(
        axis: Axis, take: @escaping () -> Void, drag: @escaping (CGFloat) -> Void, reset: @escaping () -> Void
    ) {
        self.axis = axis
        self.take = take
        self.drag = drag
        self.reset = reset
    }
}

extension EdgeDrag: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> EdgeDragBehavior { EdgeDragBehavior(element, self) }
}

package final class EdgeDragBehavior: ElementBehavior, PointerResponder, PressHandler {
    package unowned let element: Element
    private var edge: EdgeDrag
    private lazy var recognizer = PressRecognizer(element, handler: self)
    private var isEnabled = true
    /// The start of the drag in window coordinates, as the edge itself moves.
    private var start: CGFloat = 0

    init(_ element: Element, _ edge: EdgeDrag) {
        self.element = element
        self.edge = edge
    }

    package func update(_ value: EdgeDrag, _ environment: EnvironmentValues) {
        edge = value
        isEnabled = environment.isEnabled
    }

    package var responder: (any Responder)? { self }
    package func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .contents }
    package var recognizers: [any PointerRecognizer] { [recognizer] }

    package func takes(_ press: PointerPress) -> Bool { press.button == .primary && isEnabled }

    package func pressBegan(_ press: PointerPress) {
        if press.clicks == 2 { edge.reset() }
        start = place(press.location)
        edge.take()
    }

    package func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        let distance = place(point) - start
        let isMirrored = edge.axis == .horizontal && element.direction == .rightToLeft
        edge.drag(isMirrored ? -distance : distance)
    }

    package func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {}
    package func pressCancelled() { edge.drag(0) }

    private func place(_ point: CGPoint) -> CGFloat { edge.axis.position(of: element.toWindow(point)) }
}
