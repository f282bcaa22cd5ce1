/// The part of a surface that has to be painted again: a few rectangles that do not overlap.
///
/// Rectangles are joined where that paints little in vain, and always when there are more than
/// `maximumCount`, because every rectangle costs a walk over the tree.
package struct Region: Sendable {
    package private(set) var rects: [PixelRect] = []

    /// More rectangles than this are joined whatever it wastes.
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
        // A join may reach rectangles it did not touch before, so look again until nothing joins.
        while let index = rects.firstIndex(where: { Self.shouldJoin($0, added) }) {
            added = added.union(rects.remove(at: index))
        }
        rects.append(added)
        if rects.count > Self.maximumCount { joinCheapestPair() }
    }

    /// Overlapping rectangles always join; others where the union is at most a quarter waste.
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
