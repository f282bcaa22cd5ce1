import Foundation
import PicaFoundation

extension CanvasPath {
    /// Returns an arc of a circle that begins with a move.
    /// - Parameters:
    ///   - start: The start angle in radians, from three o'clock.
    ///   - delta: The angle of the arc in radians, clockwise as y grows downward.
    package static func arc(center: CGPoint, radius: CGFloat, start: Double, delta: Double) -> CanvasPath {
        func place(_ angle: Double) -> (point: CGPoint, ahead: CGVector) {
            // Multiples of a quarter turn are exact.
            let quarters = angle / (.pi / 2)
            let isQuarter = abs(quarters - quarters.rounded()) < 1e-12
            var (sine, cosine) = (sin(angle), cos(angle))
            if isQuarter { (sine, cosine) = (sine.rounded(), cosine.rounded()) }
            return (
                CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine),
                CGVector(dx: -radius * sine, dy: radius * cosine)
            )
        }
        var from = place(start)
        var elements: [Element] = [.move(from.point)]
        let count = max(1, (abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        guard delta != 0, count.isFinite, count < 1000 else { return CanvasPath(elements) }
        let bend: CGFloat = 4 / 3 * tan(delta / count / 4)
        for segment in 1...Int(count) {
            let to = place(start + delta * Double(segment) / count)
            elements.append(
                .cubic(
                    to.point,
                    control1: CGPoint(
                        x: from.point.x + from.ahead.dx * bend, y: from.point.y + from.ahead.dy * bend),
                    control2: CGPoint(
                        x: to.point.x - to.ahead.dx * bend, y: to.point.y - to.ahead.dy * bend)))
            from = to
        }
        return CanvasPath(elements)
    }

    /// Returns an arc tangent to two lines, which begins with a move. If there is no such circle, it returns only the
    /// corner.
    package static func arc(
        from: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat
    ) -> CanvasPath {
        let (back, ahead) = (unit(corner, from), unit(corner, end))
        guard let back, let ahead, radius > 0 else { return CanvasPath([.move(corner)]) }
        let dot = back.dx * ahead.dx + back.dy * ahead.dy
        let cross = ahead.dx * back.dy - ahead.dy * back.dx
        // The tangent of half the angle between the lines.
        let tangent = abs(cross) / (1 + dot)
        guard abs(cross) > 1e-9, tangent > 1e-9, tangent.isFinite else { return CanvasPath([.move(corner)]) }
        let length = radius / tangent
        let start = CGPoint(x: corner.x + back.dx * length, y: corner.y + back.dy * length)
        // The center is beside the first line, on the second one's side.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: start.x + back.dy * radius * side, y: start.y - back.dx * radius * side)
        let angle = atan2(start.y - center.y, start.x - center.x)
        let turn = Double.pi - Double(atan2(abs(cross), dot))
        return arc(center: center, radius: radius, start: angle, delta: cross > 0 ? turn : -turn)
    }

    private static func unit(_ from: CGPoint, _ to: CGPoint) -> CGVector? {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = hypot(dx, dy)
        guard length > 0, length.isFinite else { return nil }
        return CGVector(dx: dx / length, dy: dy / length)
    }
}
