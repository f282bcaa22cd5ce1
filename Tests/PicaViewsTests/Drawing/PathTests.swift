import Foundation
import PicaFoundation
import PicaTesting
import PicaUI
import Testing

/// Paths as values, and as views.
@MainActor @Suite struct PathTests {
    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func isNear(_ a: CGPoint?, _ b: CGPoint, _ slack: CGFloat = 1e-9) -> Bool {
        a.map { abs($0.x - b.x) < slack && abs($0.y - b.y) < slack } ?? false
    }

    @Test("A path is a shape with fixed coordinates in the view's space")
    func shape() throws {
        let path = Path(CGRect(x: 10, y: 5, width: 20, height: 10))
        let isSame = try looksTheSame {
            path.fill(.red).frame(width: 60, height: 40)
        } as: {
            Color.red.frame(width: 20, height: 10).padding(.leading, 10).padding(.top, 5)
                .frame(width: 60, height: 40, alignment: .topLeading)
        }
        #expect(isSame)
    }

    @Test("A path round-trips through its description, and invalid descriptions are rejected")
    func description() {
        let path = Path {
            $0.move(to: point(1, 2.5))
            $0.addLine(to: point(-3, 4))
            $0.addQuadCurve(to: point(7, 8), control: point(5, 6))
            $0.addCurve(to: point(13, 14), control1: point(9, 10), control2: point(11, 12))
            $0.closeSubpath()
        }
        #expect(path.description == "1 2.5 m -3 4 l 5 6 7 8 q 9 10 11 12 13 14 c h")
        #expect(Path(path.description) == path)
        #expect(Path("") == Path())
        #expect(Path("0 0 3 4 re")?.boundingRect == CGRect(x: 0, y: 0, width: 3, height: 4))
        for text in [
            "1 m", "1 2", "1 2 l", "h", "1 2 m 3 x", "1 2 m 3 4 5 l", "1 2 m h 3", "1 2 3 4 5 6 7 c",
        ] {
            #expect(Path(text) == nil, "\(text)")
        }
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        #expect(elements[2] == .quadCurve(to: point(7, 8), control: point(5, 6)))
        #expect(elements.last == .closeSubpath)
    }

    @Test("Counterclockwise looks clockwise on screen because y points down")
    func arcs() {
        func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
            Path {
                $0.addArc(
                    center: point(50, 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
                    clockwise: clockwise)
            }
        }
        let quarter = arc(0, 90, clockwise: false)
        #expect(isNear(quarter.currentPoint, point(50, 90)))
        #expect(quarter.boundingRect.insetBy(dx: -1e-6, dy: -1e-6).contains(point(90, 90)))
        #expect(abs(quarter.boundingRect.width - 40) < 1e-6 && abs(quarter.boundingRect.minX - 50) < 1e-6)
        // The long way around.
        let rest = arc(0, 90, clockwise: true)
        #expect(isNear(rest.currentPoint, point(50, 90)))
        #expect(abs(rest.boundingRect.width - 80) < 0.05 && abs(rest.boundingRect.height - 80) < 0.05)
        for (end, clockwise) in [(360.0, false), (360, true), (-360, true), (720, false)] {
            let whole = arc(0, end, clockwise: clockwise)
            #expect(abs(whole.boundingRect.width - 80) < 0.05, "\(end)")
        }
        #expect(arc(90, 90, clockwise: false).boundingRect.size == .zero)
        #expect(arc(.nan, 90, clockwise: false).isEmpty)
        #expect(arc(0, .infinity, clockwise: false).boundingRect.width < 81)
    }

    @Test("An arc continues from the current point, and starts anew after a close")
    func arcContinues() {
        var path = Path()
        path.move(to: point(0, 0))
        path.addRelativeArc(center: point(20, 0), radius: 10, startAngle: .zero, delta: .degrees(-90))
        #expect(path.description.hasPrefix("0 0 m 30 0 l"))
        #expect(isNear(path.currentPoint, point(20, -10)))
        path.closeSubpath()
        #expect(path.currentPoint == point(0, 0))
        path.addRelativeArc(center: point(20, 0), radius: 10, startAngle: .zero, delta: .degrees(90))
        #expect(path.description.contains("h 30 0 m"))
    }

    @Test("A tangent arc touches the lines to its corner and continues from there")
    func tangents() {
        var path = Path()
        path.move(to: point(0, 0))
        path.addArc(tangent1End: point(10, 0), tangent2End: point(10, 10), radius: 3)
        #expect(path.description.hasPrefix("0 0 m 7 0 l"))
        #expect(isNear(path.currentPoint, point(10, 3)))
        var left = Path()
        left.move(to: point(0, 0))
        left.addArc(tangent1End: point(10, 0), tangent2End: point(10, -10), radius: 3)
        #expect(isNear(left.currentPoint, point(10, -3)))
        // On one line there is no corner to round.
        var straight = Path()
        straight.move(to: point(0, 0))
        straight.addArc(tangent1End: point(10, 0), tangent2End: point(20, 0), radius: 3)
        #expect(straight.description == "0 0 m 10 0 l")
        var moved = Path()
        moved.move(to: point(100, 0))
        moved.addArc(
            tangent1End: point(10, 0), tangent2End: point(10, 10), radius: 3,
            transform: CGAffineTransform(translationX: 100, y: 0))
        #expect(isNear(moved.currentPoint, point(110, 3)))
    }

    @Test("Bounds enclose the curve, not its control points")
    func bounds() {
        let curve = Path {
            $0.move(to: point(0, 0))
            $0.addCurve(to: point(10, 0), control1: point(0, 40), control2: point(10, 40))
        }
        #expect(abs(curve.boundingRect.height - 30) < 1e-9)
        let quad = Path {
            $0.move(to: point(0, 0))
            $0.addQuadCurve(to: point(10, 0), control: point(5, 10))
        }
        #expect(abs(quad.boundingRect.height - 5) < 1e-9)
        #expect(Path().boundingRect.isNull)
        #expect(Path { $0.addLines([point(.nan, 1), point(2, 3)]) }.boundingRect.size == .zero)
    }

    @Test("Moved and scaled primitives stay primitives; rotation turns them into outlines")
    func transforms() {
        let rect = Path(CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(rect.offsetBy(dx: 3, dy: 1) == Path(CGRect(x: 3, y: 1, width: 4, height: 2)))
        let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2)).boundingRect
        #expect(abs(turned.minX + 2) < 1e-9 && abs(turned.height - 4) < 1e-9)
        var path = Path()
        path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 5, y: 5, width: 1, height: 1)])
        path.addPath(rect, transform: CGAffineTransform(translationX: 10, y: 0))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 14, height: 6))
        #expect(path.contains(point(5.5, 5.5)) && !path.contains(point(3, 3)))
    }

    @Test("Ellipse quadrants, individual corner radii, and continuous corners")
    func roundedRects() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let oval = Path(roundedRect: rect, cornerSize: CGSize(width: 40, height: 10), style: .circular)
        // The ellipse around (40, 10).
        #expect(oval.contains(point(40 - 40 * 0.7, 10 - 10 * 0.7)))
        #expect(!oval.contains(point(40 - 40 * 0.72, 10 - 10 * 0.72)))
        let uneven = Path(
            roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 20, bottomTrailing: 10))
        #expect(!uneven.contains(point(2, 2)) && uneven.contains(point(98, 2)))
        #expect(!uneven.contains(point(99, 59)) && uneven.contains(point(1, 59)))
        // A continuous corner begins before the arc would.
        let round = Path(roundedRect: rect, cornerRadius: 19, style: .circular)
        let gentle = Path(roundedRect: rect, cornerRadius: 19, style: .continuous)
        let beside = point(100 - 21, 0.05)
        #expect(round.contains(beside) && !gentle.contains(beside))
    }

    @Test("Cut-outs are not drawn, and a trimmed circle starts at three o'clock")
    func pixels() throws {
        let picture = try mount(width: 100, height: 100) {
            ZStack {
                Color.white
                Circle().trim(from: 0, to: 0.25).stroke(.blue, lineWidth: 10).frame(width: 80, height: 80)
                Rectangle().size(width: 40, height: 40)
                    .subtracting(Rectangle().size(width: 10, height: 10)).fill(.red)
            }
        }.freshPicture()
        let white: UInt32 = 0xFFFF_FFFF
        #expect(picture[5, 5] == white && picture[20, 20] != white && picture[45, 20] == white)
        // Lower right only.
        #expect(picture[78, 78] != white && picture[78, 22] == white && picture[22, 78] == white)
    }
}
