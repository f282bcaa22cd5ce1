import Foundation
import PicaFoundation

extension CanvasPath {
    /// The distance of a quarter circle's control points from its ends, per radius.
    private static let quarter: CGFloat = 0.552_284_75

    package mutating func addRect(_ rect: CGRect) {
        elements += [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// Adds the ellipse inscribed in a rectangle.
    package mutating func addEllipse(_ r: CGRect) {
        let (x, y) = (r.width / 2 * Self.quarter, r.height / 2 * Self.quarter)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        elements += [
            .move(point(r.maxX, r.midY)),
            .cubic(
                point(r.midX, r.maxY), control1: point(r.maxX, r.midY + y),
                control2: point(r.midX + x, r.maxY)),
            .cubic(
                point(r.minX, r.midY), control1: point(r.midX - x, r.maxY),
                control2: point(r.minX, r.midY + y)),
            .cubic(
                point(r.midX, r.minY), control1: point(r.minX, r.midY - y),
                control2: point(r.midX - x, r.minY)),
            .cubic(
                point(r.maxX, r.midY), control1: point(r.midX + x, r.minY),
                control2: point(r.maxX, r.midY - y)),
            .close,
        ]
    }

    /// Adds a rounded rectangle. The radius is at most half of the shorter side.
    package mutating func addRoundedRect(
        _ rect: CGRect, radius: CGFloat, curve: CornerCurve = .circular
    ) {
        let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        let room = radius > 0 ? min(rect.width, rect.height) / (2 * radius) : 1
        addRoundedRect(rect, radius: radius, extent: curve.extent(in: room))
    }

    /// - Parameter extent: The distance from each corner at which its curve begins, in radii.
    mutating func addRoundedRect(_ rect: CGRect, radius: CGFloat, extent: CGFloat) {
        let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        let size = CGSize(width: radius, height: radius)
        addRoundedRect(
            rect, CornerSizes(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
        ) { _, _ in extent }
    }

    /// Adds a rectangle with individual corner sizes, reduced if they do not fit.
    package mutating func addRoundedRect(_ rect: CGRect, _ sizes: CornerSizes, curve: CornerCurve) {
        let sizes = sizes.fitted(to: rect.size)
        // Two corners share the space on their side in proportion to their sizes.
        addRoundedRect(rect, sizes) { size, next in
            func room(_ side: CGFloat, _ own: CGFloat, _ other: CGFloat) -> CGFloat {
                own > 0 ? side / (own + other) : 1
            }
            return curve.extent(
                in: min(
                    room(rect.width, size.width, next.width), room(rect.height, size.height, next.height)))
        }
    }

    /// - Parameter extent: Returns a corner's extent for its size, and the width and height of its neighbors.
    private mutating func addRoundedRect(
        _ rect: CGRect, _ sizes: CornerSizes, extent: (CGSize, CGSize) -> CGFloat
    ) {
        let (tl, tr, br, bl) = (sizes.topLeft, sizes.topRight, sizes.bottomRight, sizes.bottomLeft)
        func beside(_ across: CGSize, _ down: CGSize) -> CGSize {
            CGSize(width: across.width, height: down.height)
        }
        let corners: [(Corner, CGFloat)] = [
            (
                Corner(
                    point: CGPoint(x: rect.maxX, y: rect.minY), from: CGVector(dx: -tr.width, dy: 0),
                    to: CGVector(dx: 0, dy: tr.height)), extent(tr, beside(tl, br))
            ),
            (
                Corner(
                    point: CGPoint(x: rect.maxX, y: rect.maxY), from: CGVector(dx: 0, dy: -br.height),
                    to: CGVector(dx: -br.width, dy: 0)), extent(br, beside(bl, tr))
            ),
            (
                Corner(
                    point: CGPoint(x: rect.minX, y: rect.maxY), from: CGVector(dx: bl.width, dy: 0),
                    to: CGVector(dx: 0, dy: -bl.height)), extent(bl, beside(br, tl))
            ),
            (
                Corner(
                    point: CGPoint(x: rect.minX, y: rect.minY), from: CGVector(dx: 0, dy: tl.height),
                    to: CGVector(dx: tl.width, dy: 0)), extent(tl, beside(tr, bl))
            ),
        ]
        elements.append(.move(corners[3].0.end(corners[3].1)))
        for (corner, extent) in corners {
            elements.append(.line(corner.start(extent)))
            corner.addBend(extent, to: &elements)
        }
        elements.append(.close)
    }

    /// A corner in its own coordinates: `a` radii back along the side before it, `b` along the side after.
    private struct Corner {
        var point: CGPoint
        var from: CGVector
        var to: CGVector

        func at(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
            let x: CGFloat = point.x + from.dx * a + to.dx * b
            let y: CGFloat = point.y + from.dy * a + to.dy * b
            return CGPoint(x: x, y: y)
        }

        func start(_ extent: CGFloat) -> CGPoint { at(extent, 0) }
        func end(_ extent: CGFloat) -> CGPoint { at(0, extent) }
        private var isSharp: Bool { from == .zero || to == .zero }

        func addBend(_ extent: CGFloat, to elements: inout [Element]) {
            guard !isSharp else { return }
            let bend = 1 - CanvasPath.quarter
            guard extent > 1 else {
                elements.append(.cubic(at(0, 1), control1: at(bend, 0), control2: at(0, bend)))
                return
            }
            // Interpolated between an arc and the full curve, point by point.
            let share = (extent - 1) / (CornerCurve.reach - 1)
            let points = zip(Self.arc, Self.full).map { arc, full in
                (arc.0 + (full.0 - arc.0) * share, arc.1 + (full.1 - arc.1) * share)
            }
            // The second half mirrors the first.
            let (c1, c2, middle, c3) = (points[0], points[1], points[2], points[3])
            elements += [
                .cubic(at(middle.0, middle.1), control1: at(c1.0, c1.1), control2: at(c2.0, c2.1)),
                .cubic(at(middle.1, middle.0), control1: at(c3.0, c3.1), control2: at(c3.1, c3.0)),
                .cubic(at(0, extent), control1: at(c2.1, c2.0), control2: at(c1.1, c1.0)),
            ]
        }

        /// The first cubic's control points and end, and the second one's first control point, of the full curve.
        ///
        /// These lengths are Apple's, as measured by many.
        private static let full: [(CGFloat, CGFloat)] = [
            (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
        ]

        /// The corresponding points of a quarter circle, divided where it has the full curve's slope.
        private static let arc: [(CGFloat, CGFloat)] = {
            let angle: CGFloat = atan2(0.07491139, 0.86840694 - 0.63149379)
            let (sine, cosine): (CGFloat, CGFloat) = (sin(angle), cos(angle))
            let outer: CGFloat = 4 / 3 * tan(angle / 4)
            let inner: CGFloat = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4)
            let middle: (CGFloat, CGFloat) = (1 - sine, 1 - cosine)
            return [
                (1 - outer, 0), (middle.0 + outer * cosine, middle.1 - outer * sine), middle,
                (middle.0 - inner * cosine, middle.1 + inner * sine),
            ]
        }()
    }
}
