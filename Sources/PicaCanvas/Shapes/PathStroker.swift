import Foundation

/// A stroker that follows lines and adds the edges of their strokes to an outline. Its memory does not depend on a
/// line's length.
///
/// Both sides of a line wind in the same direction around it everywhere, even where it crosses itself or turns more
/// sharply than its width. So a stroke has no holes where it overlaps itself.
struct PathStroker {
    private(set) var outline: PathOutline
    private let line: StrokeLine
    private let radius: Double
    private let dashes: [Double]
    /// The angle of a segment of a round join.
    private let step: Double
    /// The current ends of the line's two sides.
    private var left = SIMD2<Double>.zero
    private var right = SIMD2<Double>.zero

    private static let widest = 1e7
    /// The most dashes per line; with more it would be a gray line and not worth the time.
    private static let mostDashes = 100_000.0

    /// - Parameter tolerance: The tolerance, in points.
    /// - Returns: `nil` if the line has no width.
    init?(_ line: StrokeLine, tolerance: Double, outline: PathOutline) {
        guard line.width > 0, line.width < Self.widest else { return nil }
        self.line = line
        self.outline = outline
        radius = Double(line.width) / 2
        let depth: Double = min(1, tolerance / radius)
        step = 2 * acos(1 - depth) + 0.01
        let dash = line.dash.map { max(0, Double($0)) }
        let isUsable = dash.allSatisfy(\.isFinite) && dash.contains { $0 > 0 }
        dashes = isUsable ? (dash.count % 2 == 0 ? dash : dash + dash) : []
    }

    mutating func follow(_ polyline: Polyline) {
        var points: [SIMD2<Double>] = []
        var corners: [Bool] = []
        points.reserveCapacity(polyline.points.count + 1)
        for (point, isCorner) in zip(polyline.points, polyline.isCorner) where point != points.last {
            points.append(point)
            corners.append(isCorner)
        }
        var isClosed = polyline.isClosed
        if isClosed, points.count > 1, points.first == points.last {
            points.removeLast()
            corners.removeLast()
        }
        guard points.count > 1 else {
            // A line of zero length is a dot, if its caps have an extent. A mere move is not drawn.
            if let point = points.first, polyline.points.count > 1 || isClosed { dot(point) }
            return
        }
        if points.count == 2 { isClosed = false }
        guard dashes.isEmpty else {
            return dash(points, corners, isClosed: isClosed)
        }
        stroke(points, corners, isClosed: isClosed)
    }

    // MARK: Lines

    private mutating func stroke(_ points: [SIMD2<Double>], _ corners: [Bool], isClosed: Bool) {
        let count = points.count
        func direction(_ index: Int) -> (unit: SIMD2<Double>, length: Double) {
            let way = points[(index + 1) % count] - points[index % count]
            let length = (way * way).sum().squareRoot()
            return (way / length, length)
        }
        let first = direction(0)
        var current = first
        // A closed line starts in the middle of its first segment, as all its corners are alike.
        let start = isClosed ? (points[0] + points[1]) / 2 : points[0]
        let startLeft = start + normal(first.unit)
        let startRight = start - normal(first.unit)
        (left, right) = (startLeft, startRight)
        if !isClosed { cap(at: start, -first.unit, from: startRight, to: startLeft) }
        for index in 1..<(isClosed ? count + 1 : count - 1) {
            let next = direction(index)
            join(
                at: points[index % count], current, next, isCorner: corners[index % count])
            current = next
        }
        if isClosed {
            go(left: true, to: startLeft)
            go(left: false, to: startRight)
        } else {
            let end = points[count - 1]
            go(left: true, to: end + normal(current.unit))
            go(left: false, to: end - normal(current.unit))
            cap(at: end, current.unit, from: left, to: right)
        }
    }

    /// Returns the vector from a line to its left side; y grows downward.
    private func normal(_ unit: SIMD2<Double>) -> SIMD2<Double> { SIMD2(unit.y, -unit.x) * radius }

    /// Extends one side. The right one is followed backward, so that both wind in one direction.
    private mutating func go(left isLeft: Bool, to point: SIMD2<Double>) {
        if isLeft {
            outline.add(left, point)
            left = point
        } else {
            outline.add(point, right)
            right = point
        }
    }

    private mutating func join(
        at point: SIMD2<Double>, _ before: (unit: SIMD2<Double>, length: Double),
        _ after: (unit: SIMD2<Double>, length: Double), isCorner: Bool
    ) {
        let cross = before.unit.x * after.unit.y - before.unit.y * after.unit.x
        let dot = (before.unit * after.unit).sum()
        let turnsRight = cross > 0
        let side: Double = turnsRight ? 1 : -1
        let (start, end) = (normal(before.unit) * side, normal(after.unit) * side)

        // On the inner side the two lines are joined where they meet, if they do before their middles.
        let reach = dot > -0.999 ? radius * abs(cross) / (1 + dot) : .infinity
        if reach <= min(before.length, after.length) / 2 {
            go(left: !turnsRight, to: point - (start + end) / (1 + dot))
        } else {
            go(left: !turnsRight, to: point - start)
            go(left: !turnsRight, to: point)
            go(left: !turnsRight, to: point - end)
        }

        go(left: turnsRight, to: point + start)
        if !isCorner || line.join == .round {
            arc(around: point, start, angle: atan2(abs(cross), dot), clockwise: turnsRight) {
                $0.go(left: turnsRight, to: $1)
            }
        } else if line.join == .miter, dot > -0.9999,
            (2 / (1 + dot)).squareRoot() <= miterLimit
        {
            go(left: turnsRight, to: point + (start + end) / (1 + dot))
        }
        go(left: turnsRight, to: point + end)
    }

    private var miterLimit: Double { line.miterLimit.isFinite ? max(1, Double(line.miterLimit)) : 10 }

    /// Calls `body` with the points between the ends of an arc.
    private mutating func arc(
        around center: SIMD2<Double>, _ start: SIMD2<Double>, angle: Double, clockwise: Bool,
        _ body: (inout PathStroker, SIMD2<Double>) -> Void
    ) {
        let count = (angle / step).rounded(.up)
        guard count > 1 else { return }
        for segment in stride(from: 1, to: min(count, 4096), by: 1) {
            let turned = angle * segment / count * (clockwise ? 1 : -1)
            let (sine, cosine) = (sin(turned), cos(turned))
            body(
                &self,
                center
                    + SIMD2(start.x * cosine - start.y * sine, start.x * sine + start.y * cosine))
        }
    }

    /// - Parameter unit: The direction out of the line's end.
    private mutating func cap(
        at point: SIMD2<Double>, _ unit: SIMD2<Double>, from: SIMD2<Double>, to: SIMD2<Double>
    ) {
        var current = from
        switch line.cap {
        case .butt: break
        case .square:
            for corner in [from + unit * radius, to + unit * radius] {
                outline.add(current, corner)
                current = corner
            }
        case .round:
            arc(around: point, from - point, angle: .pi, clockwise: true) {
                $0.outline.add(current, $1)
                current = $1
            }
        }
        outline.add(current, to)
    }

    private mutating func dot(_ point: SIMD2<Double>) {
        guard line.cap != .butt else { return }
        let unit = SIMD2<Double>(1, 0)
        let (left, right) = (point + normal(unit), point - normal(unit))
        cap(at: point, -unit, from: right, to: left)
        cap(at: point, unit, from: left, to: right)
    }

    // MARK: Dashes

    private mutating func dash(_ points: [SIMD2<Double>], _ corners: [Bool], isClosed: Bool) {
        let points = isClosed ? points + [points[0]] : points
        let corners = isClosed ? corners + [true] : corners
        var total = 0.0
        for (point, next) in zip(points, points.dropFirst()) {
            total += ((next - point) * (next - point)).sum().squareRoot()
        }
        let period = dashes.reduce(0, +)
        guard total / period * Double(dashes.count) < Self.mostDashes else {
            return stroke(points, corners, isClosed: false)
        }
        var index = 0
        let phase = line.dashPhase.isFinite ? line.dashPhase : 0
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        while rest >= dashes[index] {
            rest -= dashes[index]
            index = (index + 1) % dashes.count
        }
        rest = dashes[index] - rest
        var segment: (points: [SIMD2<Double>], corners: [Bool]) = ([points[0]], [true])
        for place in 1..<points.count {
            var from = points[place - 1]
            let way = points[place] - from
            var length = (way * way).sum().squareRoot()
            let unit = way / length
            while length > rest {
                from += unit * rest
                length -= rest
                if index % 2 == 0 {
                    segment.points.append(from)
                    segment.corners.append(true)
                    finish(segment)
                }
                segment = ([from], [true])
                index = (index + 1) % dashes.count
                rest = dashes[index]
            }
            rest -= length
            segment.points.append(points[place])
            segment.corners.append(corners[place])
        }
        if index % 2 == 0 { finish(segment) }
    }

    private mutating func finish(_ segment: (points: [SIMD2<Double>], corners: [Bool])) {
        var points: [SIMD2<Double>] = []
        var corners: [Bool] = []
        for (point, isCorner) in zip(segment.points, segment.corners) where point != points.last {
            points.append(point)
            corners.append(isCorner)
        }
        if points.count > 1 {
            stroke(points, corners, isClosed: false)
        } else if let point = points.first {
            dot(point)
        }
    }
}
