import Foundation

/// A sequence of line segments, in points.
struct Polyline {
    var points: [SIMD2<Double>]
    /// Whether each point is a corner between path elements, and not a point within a curve. Empty if not requested.
    var isCorner: [Bool]
    var isClosed = false
}

/// A converter of paths to line segments.
struct PathFlattener {
    private(set) var polylines: [Polyline] = []
    /// The largest distance from the curves, in points.
    let tolerance: Double
    private var isFinite = true
    /// Whether corners are recorded.
    private let notesCorners: Bool
    /// The last polyline's ends, stored here because each segment uses them.
    private var ends: (first: SIMD2<Double>, last: SIMD2<Double>)?
    private var isClosed = false

    private static let mostSegments = 4096.0

    init(tolerance: Double, notesCorners: Bool) {
        self.tolerance = tolerance
        self.notesCorners = notesCorners
    }

    /// - Returns: Whether all coordinates are finite.
    mutating func flatten(_ path: CanvasPath) -> Bool {
        for element in path.elements {
            switch element {
            case .move(let point):
                start(at: place(point))
            case .line(let point):
                append(place(point))
            case .quad(let point, let control):
                let (end, control) = (place(point), place(control))
                guard let start = begin(end) else { break }
                let bend = start - 2 * control + end
                let count = segments(length(bend) / 4)
                for segment in stride(from: 1, to: count, by: 1) {
                    let t = segment / count
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    append(a * start + b * control + c * end, isCorner: false)
                }
                append(end)
            case .cubic(let point, let control1, let control2):
                let (end, first, second) = (place(point), place(control1), place(control2))
                guard let start = begin(end) else { break }
                let bend = max(length(start - 2 * first + second), length(first - 2 * second + end))
                let count = segments(bend * 0.75)
                for segment in stride(from: 1, to: count, by: 1) {
                    let t = segment / count
                    let rest = 1 - t
                    let near = rest * rest * rest * start + 3 * rest * rest * t * first
                    let far = 3 * rest * t * t * second + t * t * t * end
                    append(near + far, isCorner: false)
                }
                append(end)
            case .close:
                guard !polylines.isEmpty else { break }
                polylines[polylines.count - 1].isClosed = true
                isClosed = true
            }
            if !isFinite { return false }
        }
        return true
    }

    private mutating func place(_ point: CGPoint) -> SIMD2<Double> {
        if !point.x.isFinite || !point.y.isFinite { isFinite = false }
        return SIMD2(point.x, point.y)
    }

    private mutating func start(at point: SIMD2<Double>) {
        polylines.append(Polyline(points: [point], isCorner: notesCorners ? [true] : []))
        ends = (point, point)
        isClosed = false
    }

    /// Returns the start of the next element.
    ///
    /// After a closed subpath without a move, the path continues from that subpath's start. A path without a first move
    /// begins at its first point.
    @discardableResult
    private mutating func begin(_ point: SIMD2<Double>) -> SIMD2<Double>? {
        if let ends {
            if isClosed { start(at: ends.first) }
        } else {
            start(at: point)
        }
        return ends?.last
    }

    private mutating func append(_ point: SIMD2<Double>, isCorner: Bool = true) {
        begin(point)
        polylines[polylines.count - 1].points.append(point)
        if notesCorners { polylines[polylines.count - 1].isCorner.append(isCorner) }
        ends?.last = point
    }

    /// - Parameter deviation: The curve's largest distance from its chord.
    private func segments(_ deviation: Double) -> Double {
        guard deviation.isFinite else { return 1 }
        return min(max((deviation / tolerance).squareRoot().rounded(.up), 1), Self.mostSegments)
    }

    private func length(_ vector: SIMD2<Double>) -> Double { (vector * vector).sum().squareRoot() }
}
