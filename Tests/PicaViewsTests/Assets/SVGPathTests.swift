import Foundation
import PicaCanvas
import PicaViews
import Testing

@testable import PicaLabels

/// Paths of SVG files.
@Suite struct SVGPathTests {
    private func elements(_ text: String) throws -> [CanvasPath.Element] {
        try #require(SVGPathReader.path(text)).elements
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test("Line commands are absolute or relative, and extra coordinates after a move are lines")
    func lines() throws {
        let square: [CanvasPath.Element] = [
            .move(point(1, 2)), .line(point(4, 2)), .line(point(4, 6)), .line(point(1, 6)), .close,
        ]
        #expect(try elements("M1,2 H4 V6 L 1 6 Z") == square)
        #expect(try elements("m1 2h3v4h-3z") == square)
        #expect(try elements("M1 2 4 2 4 6 1 6Z") == square)
        #expect(try elements("M1 2l3 0 0 4-3 0z") == square)
    }

    @Test("Numbers need no separator where they can be told apart")
    func numbers() throws {
        #expect(try elements("M.5.5L-1-2") == [.move(point(0.5, 0.5)), .line(point(-1, -2))])
        #expect(try elements("M1e1,2E-1L+3 4") == [.move(point(10, 0.2)), .line(point(3, 4))])
    }

    @Test("A smooth curve continues in the direction of the previous curve")
    func curves() throws {
        #expect(
            try elements("M0 0C1 2 3 2 4 0S7-2 8 0") == [
                .move(point(0, 0)), .cubic(point(4, 0), control1: point(1, 2), control2: point(3, 2)),
                .cubic(point(8, 0), control1: point(5, -2), control2: point(7, -2)),
            ])
        #expect(
            try elements("M0 0q1 2 2 0t2 0") == [
                .move(point(0, 0)), .quad(point(2, 0), control: point(1, 2)),
                .quad(point(4, 0), control: point(3, -2)),
            ])
    }

    @Test("An arc goes around its center to its end, as its flags say")
    func arcs() throws {
        let path = try #require(SVGPathReader.path("M0 5A5 5 0 0110 5"))
        let bounds = path.bounds
        // The upper half of a circle of radius 5 around (5, 5).
        #expect(abs(bounds.minX) < 0.01 && abs(bounds.maxX - 10) < 0.01)
        #expect(abs(bounds.minY) < 0.5 && bounds.maxY <= 5.01)
        #expect(try elements("M0 0A0 5 0 0 1 3 3").last == .line(point(3, 3)))
        // Radii that are too short grow as far as they must.
        let grown = try #require(SVGPathReader.path("M0 0A1 1 0 0 1 10 0")).bounds
        #expect(abs(grown.width - 10) < 0.01 && abs(grown.height - 5) < 0.5)
    }

    @Test(
        "Invalid path data is rejected",
        arguments: [
            "L1 2", "M", "M1", "M1 2 3", "M1 2 X3 4", "M1 2 C1 2 3", "1 2", "M1e400 0", "M0 0A1 1 0 2 1 3 3",
        ])
    func damaged(text: String) {
        #expect(SVGPathReader.path(text) == nil)
    }
}
