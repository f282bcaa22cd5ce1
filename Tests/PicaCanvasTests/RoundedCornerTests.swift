import Foundation
import PicaFoundation
import Testing

@testable import PicaCanvas

@Suite("Rounded corners")
struct RoundedCornerTests {
    private func path(_ rect: CGRect, radius: CGFloat, _ curve: CornerCurve) -> CanvasPath {
        var path = CanvasPath()
        path.addRoundedRect(rect, radius: radius, curve: curve)
        return path
    }

    @Test("A continuous corner starts 1.528665 radii from the edge and is symmetric")
    func begins() throws {
        let elements = path(CGRect(x: 0, y: 0, width: 100, height: 80), radius: 20, .continuous).elements
        // Once around: a line and three cubics for each corner.
        #expect(elements.count == 1 + 4 * 4 + 1)
        guard case .line(let start) = elements[1], case .cubic(let end, _, _) = elements[4] else {
            Issue.record("no corner")
            return
        }
        #expect(abs(start.x - (100 - 30.5733)) < 1e-3 && start.y == 0)
        #expect(abs(end.y - 30.5733) < 1e-3 && end.x == 100)
        guard case .cubic(let first, _, _) = elements[2], case .cubic(let second, _, _) = elements[3] else {
            Issue.record("no bends")
            return
        }
        #expect(abs((100 - first.x) - second.y) < 1e-9 && abs(first.y - (100 - second.x)) < 1e-9)
    }

    @Test("A continuous corner without space is an arc, and grows from it smoothly")
    func room() {
        func area(_ width: CGFloat) -> Double {
            let rect = CGRect(x: 0, y: 0, width: width, height: width)
            let path = path(rect, radius: 50, .continuous)
            let corner = PathRaster().mask(
                PathRaster.Outlines([PathLayer(path)], .identity),
                in: PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(width)))
            return Double(width * width) - corner.coverage.reduce(0) { $0 + Double($1) } / 255
        }
        // The area that four quarter circles leave of their squares.
        let circle = (4 - Double.pi) * 2500
        #expect(abs(area(100) - circle) < 10)
        var last = area(100)
        for width in stride(from: CGFloat(102), through: 160, by: 2) {
            let own = area(width)
            #expect(abs(own - last) < 40, "at \(width)")
            last = own
        }
    }

    @Test("Corners from the atlas match the path's", arguments: [CornerCurve.circular, .continuous])
    func cached(curve: CornerCurve) {
        for (size, radius) in [
            (CGSize(width: 90, height: 70), 12.0), (CGSize(width: 90, height: 40), 18),
            (CGSize(width: 61, height: 61), 25),
        ] {
            let rect = CGRect(origin: CGPoint(x: 4, y: 4), size: size)
            let quick = picture(width: 100, height: 80) {
                $0.draw(DisplayList([.roundedRect(rect, radius: radius, curve: curve, .black)]))
            }
            let whole = picture(width: 100, height: 80) {
                $0.draw(DisplayList([.path(path(rect, radius: radius, curve), .black)]))
            }
            #expect(quick.difference(from: whole, tolerance: 2).count == 0, "\(size) \(radius)")
            var ring = path(rect, radius: radius, curve)
            ring.isEvenOdd = true
            ring.addRoundedRect(rect.insetBy(dx: 3, dy: 3), radius: radius - 3, curve: curve)
            let border = picture(width: 100, height: 80) {
                $0.draw(DisplayList([.border(rect, radius: radius, curve: curve, width: 3, .black)]))
            }
            let drawn = picture(width: 100, height: 80) { $0.draw(DisplayList([.path(ring, .black)])) }
            #expect(border.difference(from: drawn, tolerance: 2).count == 0, "\(size) \(radius)")
        }
    }

    @Test("Corners that do not fit shrink in proportion")
    func fitted() {
        func side(_ length: CGFloat) -> CGSize { CGSize(width: length, height: length) }
        var path = CanvasPath()
        path.addRoundedRect(
            CGRect(x: 0, y: 0, width: 60, height: 100),
            CornerSizes(topLeft: side(80), topRight: side(40), bottomRight: side(-3), bottomLeft: side(.nan)),
            curve: .circular)
        guard case .move(let start)? = path.elements.first, case .line(let end) = path.elements[1] else {
            Issue.record("no top")
            return
        }
        // 80 and 40 share 60 points, so nothing is left between them.
        #expect(abs(start.x - 40) < 1e-9 && abs(end.x - 40) < 1e-9)
        #expect(path.elements.contains(.line(CGPoint(x: 60, y: 100))))
        #expect(path.elements.contains(.line(CGPoint(x: 0, y: 100))))
    }

    @Test("Without antialiasing a pixel is covered or not")
    func aliased() {
        var circle = CanvasPath()
        circle.addEllipse(CGRect(x: 3, y: 3, width: 33, height: 33))
        circle.isAntialiased = false
        let bitmap = picture(width: 40, height: 40) { painter in
            painter.draw(
                DisplayList([.path(circle, .black), .stroke(circle, StrokeLine(width: 1.3), .black)]))
        }
        #expect(Set(bitmap.pixels) == [0xFF00_0000, 0xFFFF_FFFF])
    }
}
