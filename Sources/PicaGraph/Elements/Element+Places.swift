import Foundation
import PicaFoundation

/// Conversions between the coordinate spaces of elements. Only these, `Element.hit`, `paint` and `collectDamage` know
/// how an element is positioned in its parent.
extension Element {
    // MARK: Parent

    /// Converts a point to the coordinate space of the children. `nil` if the content is flattened to a line, or the
    /// point lies outside its projection.
    final func intoContents(_ point: CGPoint) -> CGPoint? {
        guard let contentTransform else { return point }
        return contentTransform.inverse?.seen(point)
    }

    /// Converts a point to the parent's coordinate space.
    package final func toParent(_ point: CGPoint) -> CGPoint {
        let origin = shownOrigin
        let moved = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
        return parent?.contentTransform?.place(of: moved) ?? moved
    }

    /// Converts a rectangle to the parent's coordinate space, as a bounding box if it is rotated.
    package final func toParent(_ rect: CGRect) -> CGRect {
        let moved = rect.offsetBy(dx: shownOrigin.x, dy: shownOrigin.y)
        return parent?.contentTransform?.bounds(of: moved) ?? moved
    }

    /// Converts a point from the parent's coordinate space. If the parent flattens the element to a line, every point
    /// is infinitely far away.
    package final func fromParent(_ point: CGPoint) -> CGPoint {
        let inside = parent.map { $0.intoContents(point) ?? .farAway } ?? point
        let origin = shownOrigin
        return CGPoint(x: inside.x - origin.x, y: inside.y - origin.y)
    }

    // MARK: Window

    /// Converts a point to the window's coordinate space.
    package final func toWindow(_ point: CGPoint) -> CGPoint {
        sequence(first: self, next: \.parent).reduce(point) { $1.toParent($0) }
    }

    /// Converts a rectangle to the window's coordinate space, as a bounding box if it is rotated.
    package final func toWindow(_ rect: CGRect) -> CGRect {
        sequence(first: self, next: \.parent).reduce(rect) { $1.toParent($0) }
    }

    /// Converts a point from the window's coordinate space.
    package final func fromWindow(_ point: CGPoint) -> CGPoint {
        fromParent(parent?.fromWindow(point) ?? point)
    }

    /// The bounding box of the frame, in the window's coordinate space.
    package final var frameInWindow: CGRect { toWindow(CGRect(origin: .zero, size: shownSize)) }

    /// The visible part of the element, in its coordinate space. This part is not clipped by an ancestor and not
    /// scrolled below a bar.
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
    /// A point outside everything of finite size.
    fileprivate static var farAway: CGPoint { CGPoint(x: CGFloat.infinity, y: .infinity) }
}

/// The transform from the coordinate space of some children to the window, built on the way down the tree.
struct WindowSpace {
    private var matrix: ProjectionTransform?
    /// The offset, in the source space of the matrix.
    private var origin = CGPoint.zero

    /// Returns the space inside an element at an offset.
    func moved(by offset: CGPoint) -> WindowSpace {
        var space = self
        space.origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
        return space
    }

    /// Returns the space inside transformed content.
    func transformed(by transform: ProjectionTransform) -> WindowSpace {
        let placed = transform.concatenating(
            ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
        return WindowSpace(matrix: matrix.map(placed.concatenating) ?? placed)
    }

    /// Returns the bounding box of a rectangle in the window.
    func callAsFunction(_ rect: CGRect) -> CGRect {
        let moved = rect.offsetBy(dx: origin.x, dy: origin.y)
        return matrix?.bounds(of: moved) ?? moved
    }
}
