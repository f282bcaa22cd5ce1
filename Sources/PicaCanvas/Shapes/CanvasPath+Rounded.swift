import Foundation

extension CanvasPath {
    /// How far the control points of a quarter circle's cubic stand from its ends, per radius.
    private static let quarter: CGFloat = 0.552_284_75

    package mutating func addRect(_ rect: CGRect) {
        elements += [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// Adds a rectangle whose corners are quarter circles.
    package mutating func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
        let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        let bend = radius * (1 - Self.quarter)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        elements += [
            .move(point(left + radius, top)),
            .line(point(right - radius, top)),
            .cubic(
                point(right, top + radius), control1: point(right - bend, top),
                control2: point(right, top + bend)),
            .line(point(right, bottom - radius)),
            .cubic(
                point(right - radius, bottom), control1: point(right, bottom - bend),
                control2: point(right - bend, bottom)),
            .line(point(left + radius, bottom)),
            .cubic(
                point(left, bottom - radius), control1: point(left + bend, bottom),
                control2: point(left, bottom - bend)),
            .line(point(left, top + radius)),
            .cubic(
                point(left + radius, top), control1: point(left, top + bend),
                control2: point(left + bend, top)),
            .close,
        ]
    }
}
