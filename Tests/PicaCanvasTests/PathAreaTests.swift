import Foundation
import PicaFoundation
import Testing

@testable import PicaCanvas

@Suite("Path areas")
struct PathAreaTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CanvasPath {
        var path = CanvasPath()
        path.addRect(CGRect(x: x, y: y, width: width, height: height))
        return path
    }

    private func polygon(_ points: [(CGFloat, CGFloat)]) -> CanvasPath {
        CanvasPath(
            points.enumerated().map { index, point in
                let place = CGPoint(x: point.0, y: point.1)
                return index == 0 ? .move(place) : .line(place)
            } + [.close])
    }

    /// The corners of each outline.
    private func outlines(_ path: CanvasPath) -> [[CGPoint]] {
        var result: [[CGPoint]] = []
        for element in path.elements {
            switch element {
            case .move(let point): result.append([point])
            case .line(let point): result[result.count - 1].append(point)
            default: break
            }
        }
        return result
    }

    /// The area that the outlines surround, without holes.
    private func area(_ path: CanvasPath) -> CGFloat {
        outlines(path).reduce(0) { sum, points in
            var twice: CGFloat = 0
            for (index, point) in points.enumerated() {
                let next = points[(index + 1) % points.count]
                twice += point.x * next.y - next.x * point.y
            }
            return sum + twice / 2
        }
    }

    @Test("Two overlapping rectangles")
    func rectangles() {
        let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
        func combined(_ operation: CanvasPath.AreaOperation) -> CanvasPath {
            a.combined(with: b, by: operation, isEvenOdd: false)
        }
        #expect(area(combined(.union)) == 175)
        #expect(Set(outlines(combined(.union)).joined()).count == 8)
        #expect(area(combined(.intersection)) == 25)
        #expect(combined(.intersection).bounds == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(outlines(combined(.intersection)).map(\.count) == [4])
        #expect(area(combined(.subtraction)) == 75)
        #expect(outlines(combined(.subtraction)).map(\.count) == [6])
        #expect(area(combined(.symmetricDifference)) == 150)
    }

    @Test("Coincident sides leave nothing between")
    func sharedSides() {
        let union = rect(0, 0, 10, 10).combined(with: rect(10, 0, 10, 10), by: .union, isEvenOdd: false)
        #expect(outlines(union).map(\.count) == [4])
        #expect(union.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
        let above = rect(0, 0, 10, 10).combined(with: rect(0, 10, 10, 10), by: .union, isEvenOdd: false)
        #expect(outlines(above).map(\.count) == [4])
        let same = rect(1, 2, 3, 4).combined(
            with: rect(1, 2, 3, 4), by: .symmetricDifference, isEvenOdd: false)
        #expect(same.isEmpty)
        let gone = rect(1, 2, 3, 4).combined(with: rect(0, 0, 9, 9), by: .subtraction, isEvenOdd: false)
        #expect(gone.isEmpty)
    }

    @Test("A hole winds the other way, so both rules leave it open")
    func hole() {
        let ring = rect(0, 0, 30, 30).combined(with: rect(10, 10, 10, 10), by: .subtraction, isEvenOdd: false)
        #expect(outlines(ring).count == 2)
        #expect(area(ring) == 800)
        for isEvenOdd in [false, true] {
            #expect(!ring.contains(CGPoint(x: 15, y: 15), isEvenOdd: isEvenOdd))
            #expect(ring.contains(CGPoint(x: 5, y: 15), isEvenOdd: isEvenOdd))
        }
    }

    @Test("A self-crossing star has its center by one rule and not by the other")
    func star() {
        let points: [(CGFloat, CGFloat)] = (0..<5).map { index in
            let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
            return (50 + 40 * cos(angle), 50 + 40 * sin(angle))
        }
        let path = polygon(points)
        let filled = path.normalized(isEvenOdd: false)
        let open = path.normalized(isEvenOdd: true)
        #expect(filled.contains(CGPoint(x: 50, y: 50), isEvenOdd: true))
        #expect(!open.contains(CGPoint(x: 50, y: 50), isEvenOdd: false))
        #expect(outlines(filled).map(\.count) == [10])
        // The pentagon in the middle of a pentagram is smaller by the golden ratio's square.
        let pentagon = 2.5 * pow(40 / pow((1 + sqrt(5)) / 2, 2), 2) * sin(2 * .pi / 5)
        #expect(abs(abs(area(filled)) - abs(area(open)) - pentagon) < 0.01)
    }

    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private func randomPath(_ random: inout Random, onGrid: Bool) -> CanvasPath {
        func point() -> CGPoint {
            if onGrid {
                return CGPoint(
                    x: Int.random(in: 0...8, using: &random) * 12,
                    y: Int.random(in: 0...8, using: &random) * 12)
            }
            return CGPoint(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
        }
        var path = CanvasPath()
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            path.elements.append(.move(point()))
            for _ in 0..<Int.random(in: 2...7, using: &random) {
                switch Int.random(in: 0...(onGrid ? 1 : 3), using: &random) {
                case 2: path.elements.append(.quad(point(), control: point()))
                case 3: path.elements.append(.cubic(point(), control1: point(), control2: point()))
                default: path.elements.append(.line(point()))
                }
            }
            if Bool.random(using: &random) { path.elements.append(.close) }
        }
        return path
    }

    private func mask(_ path: CanvasPath) -> [UInt8] {
        PathRaster().mask(
            PathRaster.Outlines([PathLayer(path)], .identity),
            in: PixelRect(x: 0, y: 0, width: 100, height: 100)
        ).coverage
    }

    @Test("Boolean operations on random paths cover the right pixels", arguments: [false, true])
    func random(onGrid: Bool) {
        for seed in 0..<20 {
            var random = Random(state: UInt64(seed * 7919 + 1))
            var (a, b) = (randomPath(&random, onGrid: onGrid), randomPath(&random, onGrid: onGrid))
            let isEvenOdd = seed % 2 == 0
            let operations: [CanvasPath.AreaOperation] = [
                .union, .intersection, .subtraction, .symmetricDifference,
            ]
            let results = operations.map { a.combined(with: b, by: $0, isEvenOdd: isEvenOdd) }
            (a.isEvenOdd, b.isEvenOdd) = (isEvenOdd, isEvenOdd)
            let (first, second) = (mask(a), mask(b))
            for (operation, result) in zip(operations, results) {
                var other = result
                other.isEvenOdd = true
                let (own, odd) = (mask(result), mask(other))
                for place in own.indices {
                    // Both rules agree here.
                    guard abs(Int(own[place]) - Int(odd[place])) <= 2 else {
                        Issue.record("rules differ: seed \(seed), \(operation), at \(place)")
                        break
                    }
                    // Pixels that no outline passes tell whether they are inside.
                    let isPlain = [first[place], second[place]].allSatisfy { $0 == 0 || $0 == 255 }
                    let isBeside = [1, 100].contains { step in
                        [place - step, place + step].contains {
                            own.indices.contains($0)
                                && (first[$0] != first[place] || second[$0] != second[place])
                        }
                    }
                    guard isPlain, !isBeside else { continue }
                    let expected: UInt8 = operation(first[place] == 255, second[place] == 255) ? 255 : 0
                    // The masks' own curves are coarser than the areas', by up to a tenth of a pixel.
                    guard abs(Int(own[place]) - Int(expected)) < 26 else {
                        Issue.record("seed \(seed), \(operation), at \(place % 100), \(place / 100)")
                        break
                    }
                }
            }
        }
    }

    @Test("A stroke's outline, filled, covers the stroke", arguments: [[], [9, 4]] as [[CGFloat]])
    func stroked(dash: [CGFloat]) {
        for seed in 0..<8 {
            var random = Random(state: UInt64(seed * 104_729 + 5))
            let path = randomPath(&random, onGrid: false)
            let line = StrokeLine(width: 5, cap: .round, join: .round, dash: dash)
            let outline = path.stroked(line)
            let drawn = PathRaster().mask(
                PathRaster.Outlines([PathLayer(path, stroke: line)], .identity),
                in: PixelRect(x: 0, y: 0, width: 100, height: 100)
            ).coverage
            let own = mask(outline)
            // Their curves are cut into lines of other lengths, which moves edges by less than half a pixel.
            let worst = zip(drawn, own).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(worst < 128, "seed \(seed)")
        }
    }

    @Test("Hostile paths terminate")
    func hostile() {
        let square = rect(0, 0, 10, 10)
        for value in [CGFloat.nan, .infinity, 1e300, -1e300, 1e12] {
            let path = polygon([(0, 0), (value, 5), (5, 9)])
            for operation in [CanvasPath.AreaOperation.union, .subtraction] {
                let result = path.combined(with: square, by: operation, isEvenOdd: false)
                #expect(operation == .subtraction || area(result) >= 100)
            }
            _ = path.stroked(StrokeLine(width: 2))
            _ = square.stroked(StrokeLine(width: value))
            _ = path.lineParts(true, of: square, isEvenOdd: false)
            _ = square.lineParts(true, of: path, isEvenOdd: false)
            _ = path.trimmed(from: 0.2, to: value)
        }
        var random = Random(state: 3)
        // Each edge crosses most of the others.
        let wild = polygon(
            (0..<1000).map { _ in (.random(in: 0...100, using: &random), .random(in: 0...100, using: &random))
            })
        let result = wild.combined(with: square, by: .union, isEvenOdd: true)
        #expect(result.bounds.width <= 101)
    }

    @Test("A smooth outline of many points keeps its area")
    func many() {
        let points: [(CGFloat, CGFloat)] = (0..<100_000).map { index in
            let angle = CGFloat(index) / 100_000 * 2 * .pi
            return (500 + 400 * cos(angle), 500 + 400 * sin(angle))
        }
        let half = polygon(points).combined(with: rect(0, 0, 500, 1000), by: .intersection, isEvenOdd: false)
        #expect(abs(abs(area(half)) / (.pi * 80_000) - 1) < 0.001)
    }

    @Test("A line is cut where it crosses an outline, and closed ones beside it stay whole")
    func lines() {
        let line = CanvasPath([.move(CGPoint(x: -10, y: 5)), .line(CGPoint(x: 30, y: 5))])
        let square = rect(0, 0, 10, 10)
        #expect(
            line.lineParts(true, of: square, isEvenOdd: false).elements == [
                .move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5)),
            ])
        #expect(
            line.lineParts(false, of: square, isEvenOdd: false).elements == [
                .move(CGPoint(x: -10, y: 5)), .line(CGPoint(x: 0, y: 5)), .move(CGPoint(x: 10, y: 5)),
                .line(CGPoint(x: 30, y: 5)),
            ])
        let inside = rect(2, 2, 3, 3)
        #expect(inside.lineParts(true, of: square, isEvenOdd: false) == inside)
        #expect(inside.lineParts(false, of: square, isEvenOdd: false).isEmpty)
        #expect(rect(20, 20, 3, 3).lineParts(false, of: square, isEvenOdd: false) == rect(20, 20, 3, 3))
        // It starts in the middle of the rest, so it is one line of three sides.
        let cut = rect(5, 2, 10, 4).lineParts(true, of: square, isEvenOdd: false)
        #expect(
            cut.elements == [
                .move(CGPoint(x: 10, y: 6)), .line(CGPoint(x: 5, y: 6)), .line(CGPoint(x: 5, y: 2)),
                .line(CGPoint(x: 10, y: 2)),
            ])
    }

    @Test("A trimmed path, over lines, curves and subpaths")
    func trimmed() {
        let square = rect(0, 0, 10, 10)
        #expect(
            square.trimmed(from: 0.125, to: 0.5).elements == [
                .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
            ])
        #expect(square.trimmed(from: 0, to: 1) == square)
        #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmed(from: 0.7, to: 0.2).isEmpty)
        #expect(square.trimmed(from: .nan, to: .nan).isEmpty)
        var circle = CanvasPath()
        circle.addEllipse(CGRect(x: 0, y: 0, width: 20, height: 20))
        let quarter = circle.trimmed(from: 0.25, to: 0.5)
        #expect(abs(quarter.bounds.minX) < 0.01 && abs(quarter.bounds.maxX - 10) < 0.01)
        #expect(abs(quarter.bounds.minY - 10) < 0.01 && abs(quarter.bounds.maxY - 20) < 0.01)
        let two = CanvasPath(square.elements + rect(20, 0, 10, 10).elements)
        #expect(
            two.trimmed(from: 0.5, to: 0.625).elements == [
                .move(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 30, y: 0)),
            ])
        #expect(two.trimmed(from: 0, to: 0.5) == square)
    }
}
