import Foundation
import PicaFoundation

/// A path, or the line along it, as straight edges in pixels, y downwards.
///
/// Every outline is closed, by its edges alone: they need be in no order, so that lines of any length
/// are followed without being kept whole.
struct PathOutline {
    /// From the first point to the second.
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

    /// Straight segments leave curves by no more than this, in pixels.
    static let tolerance = 1.0 / 32
    /// No screen reaches as far; what does is a mistake and not drawn.
    private static let farthest = 1e9

    /// - Parameter transform: From points to pixels.
    /// - Returns: Nil where there is nothing to draw, or a coordinate is no number or out of all bounds.
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

    /// What lines bound that are straight already.
    init?(_ polylines: [Polyline], _ transform: CGAffineTransform) {
        self.transform = transform
        isEvenOdd = false
        isAntialiased = true
        fill(polylines)
        guard isDrawn else { return nil }
    }

    /// Nothing, with room for what is to come.
    init() {
        transform = .identity
        isEvenOdd = false
        isAntialiased = true
    }

    /// Takes what straight lines bound in place of all there was.
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

    /// The pixels that the outline may touch.
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

    /// Adds an edge between two places in points.
    mutating func add(_ start: SIMD2<Double>, _ end: SIMD2<Double>) { append(place(start), place(end)) }

    private mutating func append(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
        low = pointwiseMin(low, pointwiseMin(start, end))
        high = pointwiseMax(high, pointwiseMax(start, end))
        // Level edges bound nothing.
        if start.y != end.y { edges.append(Edge(start: start, end: end)) }
    }

    private func place(_ point: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(
            transform.a * point.x + transform.c * point.y + transform.tx,
            transform.b * point.x + transform.d * point.y + transform.ty)
    }
}

extension CGAffineTransform {
    /// How much longer a line may become.
    var growth: CGFloat { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }
}
