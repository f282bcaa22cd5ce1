import Foundation
import PicaFoundation

/// A path, or the stroke along it, as straight edges in pixels; y grows downward.
///
/// Its edges close every outline and may be in any order. So lines of any length are processed without being stored as
/// a whole.
struct PathOutline {
    /// An edge, from the first point to the second.
    struct Edge {
        var start: SIMD2<Double>
        var end: SIMD2<Double>
    }

    private(set) var edges: ContiguousArray<Edge> = []
    private(set) var isEvenOdd: Bool
    private(set) var isAntialiased: Bool
    private var transform: CGAffineTransform
    private var low = SIMD2<Double>(repeating: .infinity)
    private var high = SIMD2<Double>(repeating: -.infinity)

    /// The largest distance of segments from curves, in pixels.
    static let tolerance = 1.0 / 32
    /// The coordinate limit; anything beyond must be a mistake and is not drawn.
    private static let farthest = 1e9

    /// - Parameter transform: The transform from points to pixels.
    /// - Returns: `nil` if there is nothing to draw, or a coordinate is not finite or out of bounds.
    init?(_ layer: PathLayer, _ transform: CGAffineTransform) {
        self.transform = transform
        isEvenOdd = layer.stroke == nil && layer.path.isEvenOdd
        isAntialiased = layer.path.isAntialiased
        let growth = transform.growth
        guard growth > 0, growth.isFinite else { return nil }
        var flattener = PathFlattener(
            tolerance: Self.tolerance / growth, notesCorners: layer.stroke != nil)
        guard flattener.flatten(layer.path) else { return nil }
        if let line = layer.stroke {
            guard var stroker = PathStroker(line, tolerance: Self.tolerance / growth, outline: self) else {
                return nil
            }
            for polyline in flattener.polylines { stroker.follow(polyline) }
            self = stroker.outline
        } else {
            fill(flattener.polylines)
        }
        guard isDrawn else { return nil }
    }

    /// Creates the outline of flattened polygons; `nil` if there is nothing to draw.
    init?(_ polylines: [Polyline], _ transform: CGAffineTransform) {
        self.transform = transform
        isEvenOdd = false
        isAntialiased = true
        fill(polylines)
        guard isDrawn else { return nil }
    }

    /// Creates an empty outline with reserved memory.
    init() {
        transform = .identity
        isEvenOdd = false
        isAntialiased = true
    }

    /// Replaces the contents with the outline of flattened polygons.
    /// - Returns: Whether there is anything to draw.
    mutating func refill(_ polylines: [Polyline], _ transform: CGAffineTransform) -> Bool {
        self.transform = transform
        edges.removeAll(keepingCapacity: true)
        low = SIMD2(repeating: .infinity)
        high = SIMD2(repeating: -.infinity)
        fill(polylines)
        return isDrawn
    }

    private var isDrawn: Bool {
        low.x <= high.x && low.min() > -Self.farthest && high.max() < Self.farthest
    }

    /// The bounding box of the outline, in pixels.
    var pixelBounds: PixelRect {
        PixelRect(
            minX: Int32(low.x.rounded(.down)), minY: Int32(low.y.rounded(.down)),
            maxX: Int32(high.x.rounded(.up)), maxY: Int32(high.y.rounded(.up)))
    }

    private mutating func fill(_ polylines: [Polyline]) {
        edges.reserveCapacity(polylines.reduce(0) { $0 + $1.points.count })
        for polyline in polylines {
            guard polyline.points.count > 1, let last = polyline.points.last else { continue }
            var from = place(last)
            for point in polyline.points {
                let to = place(point)
                append(from, to)
                from = to
            }
        }
    }

    /// Adds an edge between two positions in points.
    mutating func add(_ start: SIMD2<Double>, _ end: SIMD2<Double>) { append(place(start), place(end)) }

    private mutating func append(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
        low = pointwiseMin(low, pointwiseMin(start, end))
        high = pointwiseMax(high, pointwiseMax(start, end))
        // Horizontal edges bound nothing.
        if start.y != end.y { edges.append(Edge(start: start, end: end)) }
    }

    private func place(_ point: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(
            transform.a * point.x + transform.c * point.y + transform.tx,
            transform.b * point.x + transform.d * point.y + transform.ty)
    }
}

extension CGAffineTransform {
    /// The largest factor by which a line may grow.
    var growth: CGFloat { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }
}
