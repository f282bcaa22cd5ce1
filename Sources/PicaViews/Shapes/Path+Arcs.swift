import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph

extension Path {
    /// Adds a part of a circle, with a line to where it begins if the path is on its way.
    ///
    /// - Parameters:
    ///   - center: The circle's.
    ///   - radius: The circle's, in points.
    ///   - startAngle: Where the arc begins, from three o'clock on; larger ones are further clockwise on
    ///     screen.
    ///   - endAngle: Where the arc ends. A full turn or more from the start is the whole circle.
    ///   - clockwise: Whether the arc goes towards smaller angles. As y grows downwards that looks
    ///     counterclockwise on screen, and false looks clockwise.
    ///   - transform: For what is added.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let way = (endAngle.radians - startAngle.radians) * (clockwise ? -1 : 1)
        // Forwards by what is left of whole turns; by one turn where nothing is, or the end is beyond it.
        var rest = way.truncatingRemainder(dividingBy: turn)
        if rest < 0 { rest += turn }
        let slack = 1e-9
        let isWhole = way >= turn - slack || abs(way) > slack && (rest < slack || rest > turn - slack)
        let delta = isWhole ? turn : rest > turn - slack ? 0 : rest
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: Angle(radians: clockwise ? -delta : delta), transform: transform)
    }

    /// Adds a part of a circle, with a line to where it begins if the path is on its way.
    ///
    /// - Parameters:
    ///   - center: The circle's.
    ///   - radius: The circle's, in points.
    ///   - startAngle: Where the arc begins, from three o'clock on.
    ///   - delta: How far it goes: clockwise on screen, or the other way where it is negative.
    ///   - transform: For what is added.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        let (start, delta) = (startAngle.radians, delta.radians)
        guard start.isFinite, delta.isFinite, radius.isFinite, center.x.isFinite, center.y.isFinite else {
            return Length.warn("addArc: an angle, a radius or a centre that is no number is ignored")
        }
        // Going around more often than this shows nothing new.
        let turn = 2 * Double.pi
        let way = abs(delta) > 8 * turn ? delta.truncatingRemainder(dividingBy: turn) : delta
        let arc = CanvasPath.arc(center: center, radius: radius, start: start, delta: way)
        addArc(arc.transformed(by: transform))
    }

    /// Adds a line and then a part of a circle that touches two lines: the one from where the path is to a
    /// corner, and the one from there on.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: A place on the second line.
    ///   - radius: The circle's, in points.
    ///   - transform: For what is added.
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

    /// Goes on with an arc, whose first element is a move.
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
