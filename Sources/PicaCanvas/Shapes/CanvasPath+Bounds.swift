import Foundation

extension CanvasPath {
    /// The bounding box of the lines and curves; null if there are none. Points that are not finite are ignored.
    package var bounds: CGRect {
        var box = Box()
        var start = CGPoint.zero
        var current = CGPoint.zero
        var isFirst = true
        for element in elements {
            let end: CGPoint
            switch element {
            case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _):
                end = point
            case .close: end = start
            }
            if isFirst { (start, current) = (end, end) }
            isFirst = false
            switch element {
            case .move(let point): start = point
            case .line, .close: break
            case .quad(_, let control):
                // The same curve with two control points.
                func toward(_ point: CGPoint) -> CGPoint {
                    CGPoint(
                        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3
                    )
                }
                box.addBend(current, toward(current), toward(end), end)
            case .cubic(_, let control1, let control2): box.addBend(current, control1, control2, end)
            }
            box.add(end)
            current = end
        }
        return box.rect
    }

    /// The bounding box of all points including control points; null if there are none.
    package var controlBounds: CGRect {
        var box = Box()
        for element in elements {
            switch element {
            case .move(let point), .line(let point): box.add(point)
            case .quad(let point, let control):
                box.add(point)
                box.add(control)
            case .cubic(let point, let control1, let control2):
                box.add(point)
                box.add(control1)
                box.add(control2)
            case .close: break
            }
        }
        return box.rect
    }

    /// The start of the next line; `nil` for a path without elements.
    package var currentPoint: CGPoint? {
        switch elements.last {
        case nil: return nil
        case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): return point
        case .close: break
        }
        let first = elements.lastIndex { if case .move = $0 { true } else { false } } ?? 0
        switch elements[first] {
        case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): return point
        case .close: return nil
        }
    }

    private struct Box {
        private var low = SIMD2<Double>(repeating: .infinity)
        private var high = SIMD2<Double>(repeating: -.infinity)

        var rect: CGRect {
            guard low.x <= high.x else { return .null }
            return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        }

        mutating func add(_ point: CGPoint) {
            guard point.x.isFinite, point.y.isFinite else { return }
            let point = SIMD2(Double(point.x), Double(point.y))
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }

        /// Adds the extreme points of a cubic curve in x and y.
        mutating func addBend(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
            func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
                // The coefficients of the derivative, divided by three.
                let square = d - a + 3 * (b - c)
                let half = a - 2 * b + c
                let rest = b - a
                guard abs(square) > 1e-12 * (abs(half) + abs(rest)) else {
                    return half == 0 ? [] : [-rest / (2 * half)]
                }
                let root = half * half - square * rest
                guard root > 0 else { return [] }
                return [(-half + root.squareRoot()) / square, (-half - root.squareRoot()) / square]
            }
            for t in turns(p0.x, p1.x, p2.x, p3.x) + turns(p0.y, p1.y, p2.y, p3.y) where t > 0 && t < 1 {
                let s = 1 - t
                let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                add(
                    CGPoint(
                        x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
                        y: a * p0.y + b * p1.y + c * p2.y + d * p3.y))
            }
        }
    }
}
