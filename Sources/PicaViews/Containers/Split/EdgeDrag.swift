import Foundation
import PicaGraph

/// Lets the pointer move an edge between two lengths.
struct EdgeDrag {
    /// Along which it is moved.
    let axis: Axis
    let take: () -> Void
    /// By how far to where reading ends, or down, in points, from where it was taken.
    let drag: (CGFloat) -> Void
    /// A double click.
    let reset: () -> Void
}

extension EdgeDrag: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> EdgeDragBehavior { EdgeDragBehavior(element, self) }
}

final class EdgeDragBehavior: ElementBehavior, PointerResponder, PressHandler {
    unowned let element: Element
    private var edge: EdgeDrag
    private lazy var recognizer = PressRecognizer(element, handler: self)
    private var isEnabled = true
    /// In the window, as the edge moves along.
    private var start: CGFloat = 0

    init(_ element: Element, _ edge: EdgeDrag) {
        self.element = element
        self.edge = edge
    }

    func update(_ value: EdgeDrag, _ environment: EnvironmentValues) {
        edge = value
        isEnabled = environment.isEnabled
    }

    var responder: (any Responder)? { self }
    func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .contents }
    var recognizers: [any PointerRecognizer] { [recognizer] }

    func takes(_ press: PointerPress) -> Bool { press.button == .primary && isEnabled }

    func pressBegan(_ press: PointerPress) {
        if press.clicks == 2 { edge.reset() }
        start = place(press.location)
        edge.take()
    }

    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        let distance = place(point) - start
        let isMirrored = edge.axis == .horizontal && element.direction == .rightToLeft
        edge.drag(isMirrored ? -distance : distance)
    }

    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {}
    func pressCancelled() { edge.drag(0) }

    private func place(_ point: CGPoint) -> CGFloat { edge.axis.position(of: element.toWindow(point)) }
}
