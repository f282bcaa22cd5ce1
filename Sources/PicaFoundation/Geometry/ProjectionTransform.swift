import Foundation

/// A matrix that takes points of the plane to where they are seen when the plane is turned and moved in space.
///
///     | m11 m12 m13 |
///     | m21 m22 m23 |      x' = (m11·x + m21·y + m31) / w
///     | m31 m32 m33 |      y' = (m12·x + m22·y + m32) / w      w = m13·x + m23·y + m33
///
/// What has a `w` of 0 or less is behind the viewer, and not seen.
@frozen public struct ProjectionTransform: Equatable, Sendable {
    /// What x adds to the new x; 1 by default.
    public var m11: CGFloat = 1
    /// What x adds to the new y; 0 by default.
    public var m12: CGFloat = 0
    /// What x adds to `w`; 0 by default.
    public var m13: CGFloat = 0
    /// What y adds to the new x; 0 by default.
    public var m21: CGFloat = 0
    /// What y adds to the new y; 1 by default.
    public var m22: CGFloat = 1
    /// What y adds to `w`; 0 by default.
    public var m23: CGFloat = 0
    /// How far points move in x; 0 by default.
    public var m31: CGFloat = 0
    /// How far points move in y; 0 by default.
    public var m32: CGFloat = 0
    /// What `w` is at the origin; 1 by default.
    public var m33: CGFloat = 1

    /// Leaves every point where it is.
    public init() {}

    /// Takes points to where a transform of the plane takes them.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Whether it leaves every point where it is.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay so, as in a transform of the plane.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Turns it into what undoes it.
    ///
    /// - Returns: false where nothing can undo it; then it stays as it is.
    public mutating func invert() -> Bool {
        guard let inverse else { return false }
        self = inverse
        return true
    }

    /// What undoes it; itself where nothing can.
    public func inverted() -> ProjectionTransform { inverse ?? self }

    /// The transform that first does `self`, then `rhs`.
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
    /// Where a projection takes the point. Of a point that is not before the viewer that says nothing.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = m.depth(of: self)
        return CGPoint(
            x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
    }
}

extension ProjectionTransform {
    /// What is seen has a depth (`w`) from here on: nearer things would be a thousand times as large.
    private static let nearest: CGFloat = 1e-3
    /// And up to here: farther ones would be a thousandth of their size.
    private static let farthest: CGFloat = 1e3

    package func depth(of point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

    package static func isSeen(atDepth depth: CGFloat) -> Bool { depth >= nearest && depth <= farthest }

    package var entries: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

    /// The transform of the plane that does the same; nil where none does.
    package var affine: CGAffineTransform? {
        guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
        if m33 == 1 { return CGAffineTransform(m11, m12, m21, m22, m31, m32) }
        return CGAffineTransform(m11 / m33, m12 / m33, m21 / m33, m22 / m33, m31 / m33, m32 / m33)
    }

    /// What undoes it; nil where it flattens the plane, or has no numbers.
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

    /// Where a point is seen; nil for one behind the viewer.
    package func seen(_ point: CGPoint) -> CGPoint? {
        isAffine || Self.isSeen(atDepth: depth(of: point)) ? point.applying(self) : nil
    }

    /// Where a point is seen, or, of one behind the viewer, somewhere far away on its side.
    package func place(of point: CGPoint) -> CGPoint {
        if isAffine { return point.applying(self) }
        let w = max(depth(of: point), Self.nearest)
        return CGPoint(
            x: (m11 * point.x + m21 * point.y + m31) / w, y: (m12 * point.x + m22 * point.y + m32) / w)
    }

    /// The smallest upright rectangle around what is seen of one; null where nothing is.
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

    /// The part of a polygon on the side where a height is not negative.
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

    /// How many times as long as it is the longest of short lines at a point is seen; nil where none is.
    package func magnification(at point: CGPoint) -> CGFloat? {
        guard let place = seen(point) else { return nil }
        let (right, down) = steps(at: point, to: place)
        let sum = right.x * right.x + right.y * right.y + down.x * down.x + down.y * down.y
        let apart = right.x * right.x + right.y * right.y - down.x * down.x - down.y * down.y
        let shared = 2 * (right.x * down.x + right.y * down.y)
        return ((sum + (apart * apart + shared * shared).squareRoot()) / 2).squareRoot()
    }

    /// How far a point's place moves as the point goes right, and as it goes down.
    package func steps(at point: CGPoint, to place: CGPoint) -> (right: CGPoint, down: CGPoint) {
        let w = depth(of: point)
        return (
            CGPoint(x: (m11 - place.x * m13) / w, y: (m12 - place.y * m13) / w),
            CGPoint(x: (m21 - place.x * m23) / w, y: (m22 - place.y * m23) / w)
        )
    }
}
