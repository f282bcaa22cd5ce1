import Foundation

/// The inside of one path or two, as polygons that do not cross.
///
/// The edges are divided at all heights where one begins, ends or crosses another. In a band between two such heights
/// they are only side by side. So the inside is found from left to right, and each edge where it changes is a segment
/// of the result. Horizontal segments follow from the insides above and below a height. Each position at a height is
/// one vertex, with as many incoming as outgoing segments whatever the rounding, so the polygons always close.
struct PathArea {
    /// An edge, from its upper end to the lower one.
    private struct Edge {
        var top: SIMD2<Double>
        var bottom: SIMD2<Double>
        /// The winding: 1 if the outline goes down along the edge, -1 if it goes up.
        var winding: Int
        var isSecond: Bool
        var firstRow = 0
        var lastRow = 0

        func x(at y: Double) -> Double {
            if y <= top.y { return top.x }
            if y >= bottom.y { return bottom.x }
            return top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
        }
    }

    /// A segment of the result in a band.
    private struct Segment {
        var edge: Int
        var topX: Double
        var bottomX: Double
        /// Whether the inside is right of it; then the outline goes up.
        var isLeft: Bool
        var topVertex = 0
    }

    /// A segment of the result between two vertices.
    private struct Link {
        var end: Int
        var edge: Int
    }

    private var edges: [Edge] = []
    /// The heights, from the top.
    private var rows: [Double] = []
    /// The distance below which positions count as equal.
    private var slack = 0.0
    private var reach = 0.0

    /// The most segments to process. Beyond that, nearby heights are merged, which moves edges invisibly in any
    /// realistic path.
    private static let mostSegments = 4_000_000
    private static let mostCrossings = 1_000_000

    /// - Parameters:
    ///   - first: The edges of the first path in any order; those of each outline close it.
    ///   - second: The edges of the other path.
    init(_ first: [PathOutline.Edge], _ second: [PathOutline.Edge] = []) {
        edges.reserveCapacity(first.count + second.count)
        for (isSecond, list) in [(false, first), (true, second)] {
            for edge in list {
                reach = max(reach, abs(edge.start.x), abs(edge.start.y), abs(edge.end.x), abs(edge.end.y))
                let isDown = edge.start.y < edge.end.y
                edges.append(
                    Edge(
                        top: isDown ? edge.start : edge.end, bottom: isDown ? edge.end : edge.start,
                        winding: isDown ? 1 : -1, isSecond: isSecond))
            }
        }
        slack = max(reach * 1e-11, .leastNormalMagnitude)
    }

    /// Returns the outlines of the inside.
    /// - Parameter isInside: Returns whether a position is inside, by the winding numbers of the first path and the
    ///   second.
    mutating func outlines(where isInside: (Int, Int) -> Bool) -> CanvasPath {
        guard !edges.isEmpty else { return CanvasPath() }
        placeRows([])
        let crossings = crossings()
        if !crossings.isEmpty { placeRows(crossings) }
        return stitched(isInside)
    }

    // MARK: Heights

    private mutating func placeRows(_ more: [Double]) {
        let heights = (edges.flatMap { [$0.top.y, $0.bottom.y] } + more).sorted()
        var grain = slack
        while true {
            rows.removeAll(keepingCapacity: true)
            for y in heights where rows.last.map({ y - $0 > grain }) ?? true { rows.append(y) }
            var work = 0
            for index in edges.indices {
                edges[index].firstRow = row(edges[index].top.y)
                edges[index].lastRow = row(edges[index].bottom.y)
                work += edges[index].lastRow - edges[index].firstRow
            }
            if work <= Self.mostSegments || rows.count <= 2 { return }
            grain = max(grain * 4, reach / 65_536)
        }
    }

    /// Returns the last row that is not below a height.
    private func row(_ y: Double) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle] <= y { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }

    /// Calls `body` with the edges in each band, from the top.
    private func forEachBand(_ body: (Int, inout [Int]) -> Bool) {
        var starts = edges.indices.filter { edges[$0].firstRow < edges[$0].lastRow }
        starts.sort { edges[$0].firstRow < edges[$1].firstRow }
        var next = 0
        var active: [Int] = []
        for row in 0..<max(0, rows.count - 1) {
            active.removeAll { edges[$0].lastRow <= row }
            while next < starts.count, edges[starts[next]].firstRow == row {
                active.append(starts[next])
                next += 1
            }
            if !body(row, &active) { return }
        }
    }

    private func crossings() -> [Double] {
        var found: [Double] = []
        forEachBand { row, active in
            let (top, bottom) = (rows[row], rows[row + 1])
            var places = active.map { (edge: $0, top: edges[$0].x(at: top), bottom: edges[$0].x(at: bottom)) }
            places.sort { $0.top != $1.top ? $0.top < $1.top : $0.bottom < $1.bottom }
            // Edges that must be swapped on the way down cross.
            for index in places.indices.dropFirst() {
                var place = index
                while place > 0, places[place - 1].bottom > places[place].bottom + slack {
                    let (left, right) = (places[place - 1], places[place])
                    let (before, after) = (right.top - left.top, left.bottom - right.bottom)
                    let y = top + (bottom - top) * (before / (before + after))
                    if y > top, y < bottom { found.append(y) }
                    guard found.count < Self.mostCrossings else { return false }
                    places.swapAt(place - 1, place)
                    place -= 1
                }
            }
            active = places.map(\.edge)
            return true
        }
        return found
    }

    // MARK: Segments

    private func segments(_ row: Int, _ active: inout [Int], _ isInside: (Int, Int) -> Bool) -> [Segment] {
        let (top, bottom) = (rows[row], rows[row + 1])
        let middle = (top + bottom) / 2
        var places = active.map { (edge: $0, x: edges[$0].x(at: middle)) }
        places.sort { $0.x < $1.x }
        active = places.map(\.edge)
        var result: [Segment] = []
        var (first, second) = (0, 0)
        var wasInside = isInside(0, 0)
        var index = 0
        while index < places.count {
            // Coinciding edges count as one.
            let leader = places[index]
            while index < places.count, places[index].x - leader.x <= slack {
                let edge = edges[places[index].edge]
                if edge.isSecond { second += edge.winding } else { first += edge.winding }
                index += 1
            }
            let isNowInside = isInside(first, second)
            if isNowInside != wasInside {
                let edge = edges[leader.edge]
                let ends = (
                    edge.firstRow == row ? edge.top.x : edge.x(at: top),
                    edge.lastRow == row + 1 ? edge.bottom.x : edge.x(at: bottom)
                )
                result.append(
                    Segment(edge: leader.edge, topX: ends.0, bottomX: ends.1, isLeft: isNowInside))
            }
            wasInside = isNowInside
        }
        return result
    }

    private func stitched(_ isInside: (Int, Int) -> Bool) -> CanvasPath {
        var vertices: [CGPoint] = []
        var links: [[Link]] = []
        var above: [Segment] = []
        var lastRow = -1

        /// Joins the segments that end at a height to those that begin there.
        func join(_ row: Int, _ below: inout [Segment]) {
            var ends: [(x: Double, isAbove: Bool, index: Int)] = []
            for (index, segment) in above.enumerated() { ends.append((segment.bottomX, true, index)) }
            for (index, segment) in below.enumerated() { ends.append((segment.topX, false, index)) }
            ends.sort { $0.x < $1.x }
            var (insideAbove, insideBelow) = (0, 0)
            var index = 0
            while index < ends.count {
                let x = ends[index].x
                let vertex = vertices.count
                let between = insideBelow - insideAbove
                if between > 0 {
                    links[vertex - 1] += repeatElement(Link(end: vertex, edge: -1), count: between)
                }
                vertices.append(CGPoint(x: x, y: rows[row]))
                links.append(
                    between < 0 ? Array(repeating: Link(end: vertex - 1, edge: -1), count: -between) : [])
                while index < ends.count, ends[index].x - x <= slack {
                    if ends[index].isAbove {
                        let segment = above[ends[index].index]
                        insideAbove += segment.isLeft ? 1 : -1
                        let (from, to) =
                            segment.isLeft ? (vertex, segment.topVertex) : (segment.topVertex, vertex)
                        links[from].append(Link(end: to, edge: segment.edge))
                    } else {
                        below[ends[index].index].topVertex = vertex
                        insideBelow += below[ends[index].index].isLeft ? 1 : -1
                    }
                    index += 1
                }
            }
            above = below
        }

        forEachBand { row, active in
            var below = segments(row, &active, isInside)
            join(row, &below)
            lastRow = row
            return true
        }
        var nothing: [Segment] = []
        if lastRow >= 0 { join(lastRow + 1, &nothing) }
        return Self.loops(vertices, links)
    }

    // MARK: Outlines

    /// Follows the links; when a walk returns to a vertex, an outline is complete.
    private static func loops(_ vertices: [CGPoint], _ links: [[Link]]) -> CanvasPath {
        var result = CanvasPath()
        var links = links
        var stepAt = [Int](repeating: -1, count: vertices.count)
        var walk: [(vertex: Int, edge: Int)] = []
        for start in vertices.indices {
            var vertex = start
            var edge = -1
            while true {
                if stepAt[vertex] >= 0 {
                    let first = stepAt[vertex]
                    var loop = Array(walk[first...])
                    loop[0].edge = edge
                    for step in loop { stepAt[step.vertex] = -1 }
                    // The walk reached this vertex by another link.
                    edge = walk[first].edge
                    walk.removeSubrange(first...)
                    add(loop, vertices, to: &result)
                }
                stepAt[vertex] = walk.count
                walk.append((vertex, edge))
                guard let next = links[vertex].popLast() else { break }
                (vertex, edge) = (next.end, next.edge)
            }
            for step in walk { stepAt[step.vertex] = -1 }
            walk.removeAll(keepingCapacity: true)
        }
        return result
    }

    /// - Parameter loop: The vertices, each with the edge that led to it.
    private static func add(
        _ loop: [(vertex: Int, edge: Int)], _ vertices: [CGPoint], to path: inout CanvasPath
    ) {
        var kept: [CGPoint] = []
        for (index, step) in loop.enumerated() {
            let next = loop[(index + 1) % loop.count]
            let (before, point, after) = (
                vertices[loop[(index + loop.count - 1) % loop.count].vertex], vertices[step.vertex],
                vertices[next.vertex]
            )
            let isOnEdge = step.edge == next.edge || isStraight(before, point, after)
            if !isOnEdge { kept.append(point) }
        }
        guard kept.count > 2 else { return }
        path.elements.append(.move(kept[0]))
        path.elements += kept.dropFirst().map { .line($0) }
        path.elements.append(.close)
    }

    private static func isStraight(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
        let (ux, uy, vx, vy) = (b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y)
        let cross = ux * vy - uy * vx
        return ux * vx + uy * vy >= 0 && cross * cross <= 1e-18 * (ux * ux + uy * uy) * (vx * vx + vy * vy)
    }
}
