import Foundation

extension CanvasPath {
    /// Whether a point is inside the path, with every subpath closed.
    /// - Parameter isEvenOdd: Whether the even-odd rule determines the inside, and not the nonzero winding rule.
    package func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        forEachLine(closing: true) { a, b in
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            guard x > point.x else { return }
            winding += a.y < b.y ? 1 : -1
            crossings += 1
        }
        return isEvenOdd ? crossings % 2 == 1 : winding != 0
    }

    /// Whether a stroke along the path covers a point.
    /// - Parameter width: The stroke's width, in points.
    package func strokeContains(_ point: CGPoint, width: CGFloat) -> Bool {
        let reach = width / 2
        var isHit = false
        forEachLine(closing: false) { a, b in
            if !isHit, Self.distance(from: point, toLine: a, b) <= reach { isHit = true }
        }
        return isHit
    }

    private static func distance(from point: CGPoint, toLine a: CGPoint, _ b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let square = dx * dx + dy * dy
        let along = square > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / square : 0
        let part = min(1, max(0, along))
        return hypot(point.x - a.x - part * dx, point.y - a.y - part * dy)
    }

    /// Calls a function with the path's lines, with curves divided into short ones.
    /// - Parameter closing: Whether to include the lines that close open subpaths.
    private func forEachLine(closing: Bool, _ body: (CGPoint, CGPoint) -> Void) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        func line(to end: CGPoint) {
            body(current, end)
            current = end
        }
        func close() { if current != start { line(to: start) } }
        for element in elements {
            switch element {
            case .move(let point):
                if closing { close() }
                start = point
                current = point
            case .line(let end): line(to: end)
            case .quad(let end, let control):
                let from = current
                for t in Self.steps {
                    line(to: Self.mix(Self.mix(from, control, t), Self.mix(control, end, t), t))
                }
            case .cubic(let end, let control1, let control2):
                let from = current
                for t in Self.steps {
                    let a = Self.mix(from, control1, t)
                    let b = Self.mix(control1, control2, t)
                    let c = Self.mix(control2, end, t)
                    line(to: Self.mix(Self.mix(a, b, t), Self.mix(b, c, t), t))
                }
            case .close: close()
            }
        }
        if closing { close() }
    }

    /// The parameters at which curves are divided, which are exact enough for a pointer.
    private static let steps = (1...16).map { CGFloat($0) / 16 }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}
