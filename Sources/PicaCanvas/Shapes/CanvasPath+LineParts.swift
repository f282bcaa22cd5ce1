import Foundation
import PicaFoundation

extension CanvasPath {
    /// Returns the parts of the path's line inside or outside another path; curves stay curves.
    ///
    /// Subpaths kept whole stay closed; the parts of others are open.
    /// - Parameter isEvenOdd: Whether the even-odd rule determines the other path's inside.
    package func lineParts(_ isInside: Bool, of other: CanvasPath, isEvenOdd: Bool) -> CanvasPath {
        guard var knife = PathKnife(other, isEvenOdd: isEvenOdd) else {
            return isInside ? CanvasPath() : self
        }
        var result = CanvasPath()
        for part in measuredParts where !part.segments.isEmpty {
            var runs: [[PathSegment]] = []
            var continues = false
            var isWhole = true
            for segment in part.segments where segment.length > 0 {
                for span in knife.spans(of: segment) {
                    guard span.isInside == isInside else {
                        continues = false
                        isWhole = false
                        continue
                    }
                    if !continues { runs.append([]) }
                    continues = true
                    runs[runs.count - 1].append(segment.cut(from: span.from, to: span.to))
                }
            }
            if isWhole {
                if !runs.isEmpty { result.elements += part.elements }
                continue
            }
            // If a closed subpath's start is inside a kept part, both ends are joined there.
            if part.isClosed, continues, runs.count > 1, runs[0].first?.points.first == part.start {
                runs[0] = runs.removeLast() + runs[0]
            }
            for run in runs {
                result.elements.append(.move(run[0].points[0]))
                result.elements += run.map(\.element)
            }
        }
        return result
    }
}

/// A splitter of lines at a path's outlines.
private struct PathKnife {
    private let edges: [PathOutline.Edge]
    private let isEvenOdd: Bool
    /// The edges that pass through each of several horizontal bands of one height.
    private var levels: [[Int]]
    private let top: Double
    private let height: Double
    /// The remaining number of edge tests. No realistic path needs as many; after them a line stays in one piece.
    private var budget = 100_000_000

    private static let mostEntries = 4_000_000

    init?(_ path: CanvasPath, isEvenOdd: Bool) {
        // Finer than visible, as in `combined`.
        guard let outline = PathOutline(PathLayer(path), CGAffineTransform(scaleX: 8, y: 8)) else {
            return nil
        }
        let edges = outline.edges.map { PathOutline.Edge(start: $0.start / 8, end: $0.end / 8) }
        guard !edges.isEmpty else { return nil }
        var (low, high) = (Double.infinity, -Double.infinity)
        for edge in edges {
            low = min(low, edge.start.y, edge.end.y)
            high = max(high, edge.start.y, edge.end.y)
        }
        self.edges = edges
        self.isEvenOdd = isEvenOdd
        top = low
        let span = max(high - low, .leastNormalMagnitude)
        let passed = edges.reduce(0) { $0 + abs($1.end.y - $1.start.y) } / span
        // Edges that pass many bands are listed in each.
        let count = min(4096, max(1, min(edges.count, Int(Double(Self.mostEntries) / max(1, passed)))))
        height = span / Double(count)
        levels = Array(repeating: [], count: count)
        for (index, edge) in edges.enumerated() {
            for level in range(edge.start.y, edge.end.y) { levels[level].append(index) }
        }
    }

    private func range(_ a: Double, _ b: Double) -> ClosedRange<Int> {
        func level(_ y: Double) -> Int { Int(min(max((y - top) / height, 0), Double(levels.count - 1))) }
        return level(min(a, b))...level(max(a, b))
    }

    /// Returns the parts of a segment inside or outside, in order.
    mutating func spans(of segment: PathSegment) -> [(from: CGFloat, to: CGFloat, isInside: Bool)] {
        var cuts: [CGFloat] = [0]
        var last = segment.points[0]
        for step in 1...segment.steps {
            let next = segment.place(CGFloat(step) / CGFloat(segment.steps))
            let (a, b) = (SIMD2(Double(last.x), Double(last.y)), SIMD2(Double(next.x), Double(next.y)))
            for t in crossings(a, b) {
                cuts.append((CGFloat(step - 1) + CGFloat(t)) / CGFloat(segment.steps))
            }
            last = next
        }
        cuts.append(1)
        cuts.sort()
        var spans: [(from: CGFloat, to: CGFloat, isInside: Bool)] = []
        for (from, to) in zip(cuts, cuts.dropFirst()) where to - from > 1e-9 {
            let isInside = contains(segment.place((from + to) / 2))
            if let before = spans.last, before.isInside == isInside {
                spans[spans.count - 1].to = to
            } else {
                spans.append((spans.last?.to ?? 0, to, isInside))
            }
        }
        if !spans.isEmpty { spans[spans.count - 1].to = 1 }
        return spans
    }

    /// Returns the parameters at which a line crosses edges, unordered.
    private mutating func crossings(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> [Double] {
        guard max(a.y, b.y) >= top, min(a.y, b.y) <= top + height * Double(levels.count) else { return [] }
        let way = b - a
        var found: [Double] = []
        for level in range(a.y, b.y) {
            budget -= levels[level].count
            guard budget > 0 else { return found }
            for index in levels[level] {
                let edge = edges[index]
                let own = edge.end - edge.start
                let cross = way.x * own.y - way.y * own.x
                guard cross != 0 else { continue }
                let apart = edge.start - a
                let t = (apart.x * own.y - apart.y * own.x) / cross
                let u = (apart.x * way.y - apart.y * way.x) / cross
                if t >= 0, t <= 1, u >= 0, u <= 1 { found.append(t) }
            }
        }
        return found
    }

    private mutating func contains(_ point: CGPoint) -> Bool {
        let (x, y) = (Double(point.x), Double(point.y))
        guard y >= top, y <= top + height * Double(levels.count), budget > 0 else { return false }
        var winding = 0
        for level in range(y, y) {
            budget -= levels[level].count
            for index in levels[level] {
                let (a, b) = (edges[index].start, edges[index].end)
                guard (a.y <= y) != (b.y <= y) else { continue }
                if a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) > x { winding += a.y < b.y ? 1 : -1 }
            }
        }
        return isEvenOdd ? winding % 2 != 0 : winding != 0
    }
}
