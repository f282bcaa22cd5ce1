import Foundation
import PicaFoundation
import Testing

@Suite struct GeometryTests {
    private func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
        abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
    }

    @Test("Chained transforms apply last first, as in Core Graphics")
    func chain() {
        let transform = CGAffineTransform.identity.translatedBy(x: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
        let turned = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
        #expect(near(CGPoint(x: 1, y: 0).applying(turned), CGPoint(x: 5, y: 1)))
    }

    @Test("Concatenating applies the receiver first")
    func concatenating() {
        let transform = CGAffineTransform(scaleX: 2, y: 2)
            .concatenating(CGAffineTransform(translationX: 1, y: 0))
        #expect(CGPoint(x: 3, y: 3).applying(transform) == CGPoint(x: 7, y: 6))
    }

    @Test("An inverse reverses the transform")
    func inverse() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
        let point = CGPoint(x: 11, y: -5)
        #expect(near(point.applying(transform).applying(transform.inverted()), point))
    }

    @Test("Inverting a singular transform returns it unchanged")
    func singular() {
        let flat = CGAffineTransform(scaleX: 1, y: 0)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform().inverted() == CGAffineTransform())
        #expect(!CGAffineTransform().isIdentity)
    }

    @Test("A rotated rectangle becomes its bounding box")
    func rectangle() {
        let box = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(near(box.origin, CGPoint(x: -1, y: 0)))
        #expect(abs(box.width - 1) < 1e-9 && abs(box.height - 2) < 1e-9)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test("A size is scaled but not translated")
    func size() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
        #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
    }

    @Test("Vectors and transforms are encoded as lists of numbers")
    func coding() throws {
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
        let vector = try JSONEncoder().encode(CGVector(dx: 1.5, dy: -2))
        #expect(String(decoding: vector, as: UTF8.self) == "[1.5,-2]")
    }
}
