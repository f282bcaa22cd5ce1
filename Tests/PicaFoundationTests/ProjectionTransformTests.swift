import Foundation
import PicaFoundation
import Testing

@Suite struct ProjectionTransformTests {
    /// A plane that leans back: farther right is farther away.
    private var leaning: ProjectionTransform {
        var matrix = ProjectionTransform()
        (matrix.m11, matrix.m13, matrix.m31) = (2, 0.01, 4)
        return matrix
    }

    private func isNear(_ a: CGPoint?, _ b: CGPoint) -> Bool {
        a.map { abs($0.x - b.x) < 1e-9 && abs($0.y - b.y) < 1e-9 } ?? false
    }

    @Test("A new transform is the identity, and an affine one keeps its points")
    func identity() {
        #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
        let turn = CGAffineTransform(rotationAngle: 0.4).translatedBy(x: 3, y: 7)
        let projection = ProjectionTransform(turn)
        #expect(projection.isAffine && !projection.isIdentity)
        #expect(CGPoint(x: 5, y: -2).applying(projection) == CGPoint(x: 5, y: -2).applying(turn))
        #expect(projection.affine == turn)
    }

    @Test("A point is divided by its depth")
    func places() {
        #expect(!leaning.isAffine)
        // (2·100 + 4) / 2, 40 / 2
        #expect(isNear(CGPoint(x: 100, y: 40).applying(leaning), CGPoint(x: 102, y: 20)))
        #expect(leaning.seen(CGPoint(x: -100, y: 0)) == nil, "at the viewer's eye")
        #expect(leaning.seen(CGPoint(x: -200, y: 0)) == nil, "behind")
        #expect(leaning.place(of: CGPoint(x: -200, y: 5)).x < -1000)
    }

    @Test("The inverse reverses, concatenation composes, and a flat transform has no inverse")
    func inverse() {
        let point = CGPoint(x: 17, y: 23)
        #expect(isNear(point.applying(leaning).applying(leaning.inverted()), point))
        var matrix = leaning
        let isInverted = matrix.invert()
        #expect(isInverted)
        #expect(isNear(point.applying(leaning.concatenating(matrix)), point))
        let turn = ProjectionTransform(CGAffineTransform(rotationAngle: 1))
        #expect(
            isNear(
                point.applying(leaning.concatenating(turn)), point.applying(leaning).applying(turn)))
        var flat = ProjectionTransform()
        (flat.m22, flat.m13) = (0, 0.1)
        let isFlatInverted = flat.invert()
        #expect(!isFlatInverted && flat.inverted() == flat)
        flat.m11 = .nan
        #expect(flat.inverse == nil)
    }

    @Test("Points behind the viewer are not in the visible bounds")
    func bounds() {
        let near = leaning.bounds(of: CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(isNear(near.origin, CGPoint(x: 4, y: 0)))
        #expect(abs(near.maxX - 102) < 1e-9 && abs(near.maxY - 40) < 1e-9)
        #expect(leaning.bounds(of: CGRect(x: -300, y: 0, width: 100, height: 10)).isNull)
        let cut = leaning.bounds(of: CGRect(x: -300, y: 0, width: 300, height: 10))
        #expect(cut.maxX == 4 && cut.minX < -10_000 && cut.minX.isFinite)
        #expect(leaning.bounds(of: .null).isNull)
        var mad = ProjectionTransform()
        mad.m13 = .nan
        #expect(mad.bounds(of: CGRect(x: 0, y: 0, width: 1, height: 1)).isNull)
    }

    @Test("The magnification at a point is that of its longest direction")
    func magnification() {
        let stretch = ProjectionTransform(CGAffineTransform(scaleX: 3, y: 0.5))
        #expect(stretch.magnification(at: .zero).map { abs($0 - 3) < 1e-9 } == true)
        // At x = 100 the depth is 2: along y lines are halved, along x they are (2 - 102·0.01) / 2 as long.
        #expect(
            leaning.magnification(at: CGPoint(x: 100, y: 0)).map { abs($0 - 0.5) < 1e-9 } == true)
    }
}
