import Foundation

/// A subpath with its segments' lengths.
struct MeasuredPart {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false
    var length: CGFloat = 0

    /// The path elements of the whole subpath.
    var elements: [CanvasPath.Element] {
        var elements: [CanvasPath.Element] = [.move(start)]
        elements += segments.map(\.element)
        if isClosed { elements[elements.count - 1] = .close }
        return elements
    }

    mutating func add(_ points: [CGPoint]) {
        let segment = PathSegment(points)
        segments.append(segment)
        length += segment.length
    }
}

/// A line (two points) or a curve (three or four).
struct PathSegment {
    var points: [CGPoint]
    var length: CGFloat

    init(_ points: [CGPoint]) {
        self.points = points
        length = 0
        var last = points[0]
        for step in 1...steps {
            let next = place(CGFloat(step) / CGFloat(steps))
            length += hypot(next.x - last.x, next.y - last.y)
            last = next
        }
        if !length.isFinite { length = 0 }
    }

    var steps: Int { points.count == 2 ? 1 : 32 }

    var element: CanvasPath.Element {
        switch points.count {
        case 2: .line(points[1])
        case 3: .quad(points[2], control: points[1])
        default: .cubic(points[3], control1: points[1], control2: points[2])
        }
    }

    func place(_ t: CGFloat) -> CGPoint {
        let (p, s) = (points, 1 - t)
        let weights: [CGFloat] =
            switch p.count {
            case 2: [s, t]
            case 3: [s * s, 2 * s * t, t * t]
            default: [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
            }
        var place = CGPoint.zero
        for (point, weight) in zip(p, weights) {
            place.x += point.x * weight
            place.y += point.y * weight
        }
        return place
    }

    /// Returns the curve parameter at a distance along its length.
    func parameter(at wanted: CGFloat) -> CGFloat {
        guard steps > 1 else { return min(1, wanted / length) }
        var passed: CGFloat = 0
        var last = points[0]
        for step in 1...steps {
            let next = place(CGFloat(step) / CGFloat(steps))
            let own = hypot(next.x - last.x, next.y - last.y)
            if passed + own >= wanted, own > 0 {
                return (CGFloat(step - 1) + (wanted - passed) / own) / CGFloat(steps)
            }
            passed += own
            last = next
        }
        return 1
    }

    func cut(from: CGFloat, to: CGFloat) -> PathSegment {
        guard from > 0 || to < 1 else { return self }
        let head = to < 1 ? split(points, to).0 : points
        return PathSegment(from > 0 ? split(head, from / to).1 : head)
    }

    private func split(_ points: [CGPoint], _ t: CGFloat) -> ([CGPoint], [CGPoint]) {
        var (head, tail) = ([points[0]], [points[points.count - 1]])
        var points = points
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map { mix($0, $1, t) }
            head.append(points[0])
            tail.append(points[points.count - 1])
        }
        return (head, tail.reversed())
    }

    private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}

extension CanvasPath {
    /// The subpaths, between moves and closes.
    var measuredParts: [MeasuredPart] {
        var parts: [MeasuredPart] = []
        var current = CGPoint.zero
        func begin(_ point: CGPoint) {
            if parts.isEmpty { parts.append(MeasuredPart(start: point)); current = point }
            if parts[parts.count - 1].isClosed { parts.append(MeasuredPart(start: current)) }
        }
        func add(_ points: CGPoint..., end: CGPoint) {
            begin(points.first ?? end)
            parts[parts.count - 1].add([current] + points + [end])
            current = end
        }
        for element in elements {
            switch element {
            case .move(let point):
                parts.append(MeasuredPart(start: point))
                current = point
            case .line(let end): add(end: end)
            case .quad(let end, let control): add(control, end: end)
            case .cubic(let end, let control1, let control2): add(control1, control2, end: end)
            case .close:
                guard let start = parts.last?.start, parts.last?.isClosed == false else { break }
                add(end: start)
                parts[parts.count - 1].isClosed = true
            }
        }
        return parts
    }
}
