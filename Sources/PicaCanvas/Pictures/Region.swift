/// The damaged part of a surface: a few rectangles that do not overlap.
///
/// Rectangles are joined if that paints little in vain, and always when there are more than `maximumCount`, because
/// every rectangle costs a walk over the tree.
package struct Region: Sendable {
    package private(set) var rects: [PixelRect] = []

    /// The most rectangles; more are joined however much that wastes.
    package static let maximumCount = 8

    package init() {}

    package init(_ rects: [PixelRect]) {
        for rect in rects { add(rect) }
    }

    package var isEmpty: Bool { rects.isEmpty }

    package var bounds: PixelRect {
        rects.reduce(PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)) { $0.union($1) }
    }

    package mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var added = rect
        // A joined rectangle may touch others, so the search is repeated until nothing joins.
        while let index = rects.firstIndex(where: { Self.shouldJoin($0, added) }) {
            added = added.union(rects.remove(at: index))
        }
        rects.append(added)
        if rects.count > Self.maximumCount { joinCheapestPair() }
    }

    /// Adds the areas that must be painted together with the region because of blurred backdrops.
    ///
    /// Each blurred area near the region is painted completely, with everything that is mixed into it. A picture
    /// painted earlier cannot be the source, because it already contains what is in front of the blurred area.
    /// - Parameters:
    ///   - blurred: The blurred areas.
    ///   - reach: The distance around them that they mix in.
    ///   - bounds: The paintable area.
    package mutating func complete(_ blurred: [PixelRect], reach: Int32, within bounds: PixelRect) {
        var left = blurred
        func takeOut(_ isDue: (PixelRect) -> Bool) -> PixelRect? {
            left.firstIndex(where: isDue).map { left.remove(at: $0).grown(by: reach).intersection(bounds) }
        }
        let changed = rects
        while let due = takeOut({ changed.touches($0.grown(by: reach)) }) { add(due) }
        while let due = takeOut({ rects.touches($0) }) { add(due) }
    }

    /// Whether two rectangles are joined: if they overlap, or if at most a quarter of their union is waste.
    private static func shouldJoin(_ a: PixelRect, _ b: PixelRect) -> Bool {
        a.intersects(b) || waste(a, b) * 4 <= a.union(b).area
    }

    private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int {
        a.union(b).area - a.area - b.area
    }

    private mutating func joinCheapestPair() {
        var best = (first: 0, second: 1, waste: Int.max)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let waste = Self.waste(rects[first], rects[second])
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        let joined = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(joined)
    }
}

extension [PixelRect] {
    fileprivate func touches(_ rect: PixelRect) -> Bool { contains { $0.intersects(rect) } }
}
