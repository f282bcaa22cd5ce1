import Foundation
import PicaFoundation

/// From one element's points to another's. How an element stands in its parent is known here, to
/// `Element.hit`, `paint` and `collectDamage`, and nowhere else.
extension Element {
    // MARK: Parent

    /// From own points to those that the children were placed in; nil where the contents are flattened to
    /// a line, or none of them are seen there.
    final func intoContents(_ point: CGPoint) -> CGPoint? {
        guard let contentTransform else { return point }
        return contentTransform.inverse?.seen(point)
    }

    /// From the element's own points to the parent's.
    package final func toParent(_ point: CGPoint) -> CGPoint {
        let origin = shownOrigin
        let moved = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
        return parent?.contentTransform?.place(of: moved) ?? moved
    }

    /// From the element's own points to the parent's: around what may be turned there.
    package final func toParent(_ rect: CGRect) -> CGRect {
        let moved = rect.offsetBy(dx: shownOrigin.x, dy: shownOrigin.y)
        return parent?.contentTransform?.bounds(of: moved) ?? moved
    }

    /// From the parent's points to the element's own. Where the parent flattens it to a line all places
    /// are far away.
    package final func fromParent(_ point: CGPoint) -> CGPoint {
        let inside = parent.map { $0.intoContents(point) ?? .farAway } ?? point
        let origin = shownOrigin
        return CGPoint(x: inside.x - origin.x, y: inside.y - origin.y)
    }

    // MARK: Window

    /// From own points to the window's.
    package final func toWindow(_ point: CGPoint) -> CGPoint {
        sequence(first: self, next: \.parent).reduce(point) { $1.toParent($0) }
    }

    /// From own points to the window's: around what may be turned there.
    package final func toWindow(_ rect: CGRect) -> CGRect {
        sequence(first: self, next: \.parent).reduce(rect) { $1.toParent($0) }
    }

    /// From the window's points to own ones.
    package final func fromWindow(_ point: CGPoint) -> CGPoint {
        fromParent(parent?.fromWindow(point) ?? point)
    }

    /// Around the frame, in the window's points.
    package final var frameInWindow: CGRect { toWindow(CGRect(origin: .zero, size: shownSize)) }

    /// What of the element can be seen in its window, in own points: what no one around it cuts off, and what has not
    /// been scrolled below a bar.
    package final var visibleRect: CGRect {
        let bounds = CGRect(origin: .zero, size: fullSize)
        guard let parent else { return bounds }
        var visible = parent.visibleRect
        if parent.contentClip != nil {
            visible = visible.intersection(CGRect(origin: .zero, size: parent.shownSize))
        }
        if let transform = parent.contentTransform {
            guard let inverse = transform.inverse else { return .zero }
            visible = inverse.bounds(of: visible)
            if visible.isNull { return .zero }
        }
        return visible.offsetBy(dx: -shownOrigin.x, dy: -shownOrigin.y).intersection(bounds)
    }
}

extension CGPoint {
    /// A place that is in nothing that has a finite size.
    fileprivate static var farAway: CGPoint { CGPoint(x: CGFloat.infinity, y: .infinity) }
}

/// On the way down through the tree: from the points that children are placed in to the window's.
struct WindowSpace {
    private var matrix: ProjectionTransform?
    /// In the points that the matrix starts from.
    private var origin = CGPoint.zero

    /// Inside an element that stands at a place.
    func moved(by offset: CGPoint) -> WindowSpace {
        var space = self
        space.origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
        return space
    }

    /// Inside contents that are turned, scaled or moved.
    func transformed(by transform: ProjectionTransform) -> WindowSpace {
        let placed = transform.concatenating(
            ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
        return WindowSpace(matrix: matrix.map(placed.concatenating) ?? placed)
    }

    /// A rectangle in the window: around what may be turned there.
    func callAsFunction(_ rect: CGRect) -> CGRect {
        let moved = rect.offsetBy(dx: origin.x, dy: origin.y)
        return matrix?.bounds(of: moved) ?? moved
    }
}
