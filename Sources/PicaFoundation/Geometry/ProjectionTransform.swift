import Foundation

/// A projective transform, which maps points of the plane to their projections after rotation and translation in space.
///
///     | m11 m12 m13 |
///     | m21 m22 m23 |      x' = (m11·x + m21·y + m31) / w
///     | m31 m32 m33 |      y' = (m12·x + m22·y + m32) / w      w = m13·x + m23·y + m33
///
/// Points with a `w` of 0 or less are behind the viewer and invisible.
@frozen public struct ProjectionTransform: Equatable, Sendable {
    /// The contribution of x to the new x. The default is 1.
    public var m11: CGFloat = 1
    /// The contribution of x to the new y. The default is 0.
    public var m12: CGFloat = 0
    /// The contribution of x to `w`. The default is 0.
    public var m13: CGFloat = 0
    /// The contribution of y to the new x. The default is 0.
    public var m21: CGFloat = 0
    /// The contribution of y to the new y. The default is 1.
    public var m22: CGFloat = 1
    /// The contribution of y to `w`. The default is 0.
    public var m23: CGFloat = 0
    /// The translation in x. The default is 0.
    public var m31: CGFloat = 0
    /// The translation in y. The default is 0.
    public var m32: CGFloat = 0
    /// The value of `w` at the origin. The default is 1.
    public var m33: CGFloat = 1

    /// Creates the identity transform.
    public init() {}

    /// Creates a projection from an affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Whether it is the identity transform.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay parallel, as under an affine transform.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Inverts the transform.
    ///
    /// - Returns: `false` if it has no inverse; it is then unchanged.
    public mutating func invert() -> Bool {
        guard let inverse else { return false }
        self = inverse
        return true
    }

    /// Returns the inverse, or the transform itself if it has none.
    public func inverted() -> ProjectionTransform { inverse ?? self }

    /// Returns the transform that applies `self` first and then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }
}

extension CGPoint {
    /// Returns the point projected. The result is meaningless for a point that is not in front of the viewer.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = m.depth(of: self)
        return CGPoint(
            x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
    }
}

extension ProjectionTransform {
    /// The smallest depth (`w`) of visible points: nearer ones would be magnified more than a thousand times.
    private static let nearest: CGFloat = 1e-3
    /// The largest depth of visible points: farther ones would be a thousandth of their size.
    private static let farthest: CGFloat = 1e3

    package func depth(of point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

    package static func isSeen(atDepth depth: CGFloat) -> Bool { depth >= nearest && depth <= farthest }

    package var entries: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

    /// The equivalent affine transform; `nil` if there is none.
    package var affine: CGAffineTransform? {
        guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
        if m33 == 1 { return CGAffineTransform(m11, m12, m21, m22, m31, m32) }
        return CGAffineTransform(m11 / m33, m12 / m33, m21 / m33, m22 / m33, m31 / m33, m32 / m33)
    }

    /// The inverse; `nil` if the transform is singular or not finite.
    package var inverse: ProjectionTransform? {
        if isAffine { return affine?.inverse.map(ProjectionTransform.init) }
        var result = ProjectionTransform()
        result.m11 = m22 * m33 - m23 * m32
        result.m12 = m13 * m32 - m12 * m33
        result.m13 = m12 * m23 - m13 * m22
        result.m21 = m23 * m31 - m21 * m33
        result.m22 = m11 * m33 - m13 * m31
        result.m23 = m13 * m21 - m11 * m23
        result.m31 = m21 * m32 - m22 * m31
        result.m32 = m12 * m31 - m11 * m32
        result.m33 = m11 * m22 - m12 * m21
        let determinant = m11 * result.m11 + m12 * result.m21 + m13 * result.m31
        guard determinant.isFinite, abs(determinant) > 1e-18 else { return nil }
        let scale = CGFloat(1) / determinant
        result.m11 *= scale
        result.m12 *= scale
        result.m13 *= scale
        result.m21 *= scale
        result.m22 *= scale
        result.m23 *= scale
        result.m31 *= scale
        result.m32 *= scale
        result.m33 *= scale
        return result.entries.allSatisfy(\.isFinite) ? result : nil
    }

    /// Returns the projection of a point, or `nil` if it is behind the viewer.
    package func seen(_ point: CGPoint) -> CGPoint? {
        isAffine || Self.isSeen(atDepth: depth(of: point)) ? point.applying(self) : nil
    }

    /// Returns the projection of a point or, if it is behind the viewer, a distant point on its side.
    package func place(of point: CGPoint) -> CGPoint {
        if isAffine { return point.applying(self) }
        let w = max(depth(of: point), Self.nearest)
        return CGPoint(
            x: (m11 * point.x + m21 * point.y + m31) / w, y: (m12 * point.x + m22 * point.y + m32) / w)
    }

    /// Returns the bounding box of the visible part of a rectangle; null if nothing is visible.
    package func bounds(of rect: CGRect) -> CGRect {
        if let affine { return rect.applying(affine) }
        if rect.isNull || rect.isInfinite { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        var outline = corners.map { corner in
            SIMD3<Double>(
                Double(m11 * corner.x + m21 * corner.y + m31),
                Double(m12 * corner.x + m22 * corner.y + m32), Double(depth(of: corner)))
        }
        outline = Self.cut(outline) { $0.z - Double(Self.nearest) }
        outline = Self.cut(outline) { Double(Self.farthest) - $0.z }
        var result = CGRect.null
        for corner in outline {
            let place = CGRect(x: corner.x / corner.z, y: corner.y / corner.z, width: 0, height: 0)
            if place.minX.isFinite, place.minY.isFinite { result = result.union(place) }
        }
        return result
    }

    /// Returns the part of a polygon where a height is not negative.
    private static func cut(
        _ outline: [SIMD3<Double>], where height: (SIMD3<Double>) -> Double
    ) -> [SIMD3<Double>] {
        var result: [SIMD3<Double>] = []
        for (index, corner) in outline.enumerated() {
            let last = outline[index == 0 ? outline.count - 1 : index - 1]
            let (before, here) = (height(last), height(corner))
            if (before < 0) != (here < 0) {
                result.append(last + (corner - last) * (before / (before - here)))
            }
            if here >= 0 { result.append(corner) }
        }
        return result
    }

    /// Returns the largest magnification of short lines at a point, or `nil` if it is invisible.
    package func magnification(at point: CGPoint) -> CGFloat? {
        guard let place = seen(point) else { return nil }
        let (right, down) = steps(at: point, to: place)
        let sum = right.x * right.x + right.y * right.y + down.x * down.x + down.y * down.y
        let apart = right.x * right.x + right.y * right.y - down.x * down.x - down.y * down.y
        let shared = 2 * (right.x * down.x + right.y * down.y)
        return ((sum + (apart * apart + shared * shared).squareRoot()) / 2).squareRoot()
    }

    /// Returns the movement of a point's projection as the point moves right, and as it moves down.
    package func steps(at point: CGPoint, to place: CGPoint) -> (right: CGPoint, down: CGPoint) {
        let w = depth(of: point)
        return (
            CGPoint(x: (m11 - place.x * m13) / w, y: (m12 - place.y * m13) / w),
            CGPoint(x: (m21 - place.x * m23) / w, y: (m22 - place.y * m23) / w)
        )
    }
}
