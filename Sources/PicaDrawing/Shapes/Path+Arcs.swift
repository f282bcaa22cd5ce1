import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

extension Path {
    /// Adds an arc of a circle, and a line to its start if a subpath is open.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle, in points.
    ///   - startAngle: The start of the arc, counted from three o'clock. Larger angles are further clockwise on the
    ///     screen.
    ///   - endAngle: The end of the arc. A full turn or more from the start makes the whole circle.
    ///   - clockwise: Whether the arc goes toward smaller angles. As y grows downward, `true` looks counterclockwise on
    ///     the screen, and `false` looks clockwise.
    ///   - transform: The transform of the added part.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let way = (endAngle.radians - startAngle.radians) * (clockwise ? -1 : 1)
        // The arc goes forward by the remainder of whole turns. It is one turn if there is no remainder, or if the end
        // is beyond one turn.
        var rest = way.truncatingRemainder(dividingBy: turn)
        if rest < 0 { rest += turn }
        let slack = 1e-9
        let isWhole = way >= turn - slack || abs(way) > slack && (rest < slack || rest > turn - slack)
        let delta = isWhole ? turn : rest > turn - slack ? 0 : rest
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: Angle(radians: clockwise ? -delta : delta), transform: transform)
    }

    /// Adds an arc of a circle with a given extent, and a line to its start if a subpath is open.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle, in points.
    ///   - startAngle: The start of the arc, counted from three o'clock.
    ///   - delta: The extent of the arc: clockwise on the screen, or counterclockwise if negative.
    ///   - transform: The transform of the added part.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        let (start, delta) = (startAngle.radians, delta.radians)
        guard start.isFinite, delta.isFinite, radius.isFinite, center.x.isFinite, center.y.isFinite else {
            return Length.warn("addArc: an angle, a radius or a center that is no number is ignored")
        }
        // Further turns add nothing visible.
        let turn = 2 * Double.pi
        let way = abs(delta) > 8 * turn ? delta.truncatingRemainder(dividingBy: turn) : delta
        let arc = CanvasPath.arc(center: center, radius: radius, start: start, delta: way)
        addArc(arc.transformed(by: transform))
    }

    /// Adds a line and an arc of a circle that touches two lines. The first line leads from the current point to a
    /// corner, and the second one on from there.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: A point on the second line.
    ///   - radius: The radius of the circle, in points.
    ///   - transform: The transform of the added part.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint, let inverse = transform.inverse else {
            return move(to: tangent1End.applying(transform))
        }
        let from = current.applying(inverse)
        let arc = CanvasPath.arc(from: from, corner: tangent1End, to: tangent2End, radius: radius)
        addArc(arc.transformed(by: transform))
    }

    /// Appends an arc, whose first element is a move, to an open subpath.
    private mutating func addArc(_ arc: CanvasPath) {
        guard case .move(let start)? = arc.elements.first else { return }
        let isOnItsWay: Bool
        switch outline.elements.last {
        case nil, .close: isOnItsWay = false
        default: isOnItsWay = true
        }
        guard isOnItsWay else { return append(arc.elements) }
        let rest = Array(arc.elements.dropFirst())
        append(currentPoint == start ? rest : [.line(start)] + rest)
    }
}
