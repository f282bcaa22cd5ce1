import Foundation

/// An affine transform, which moves, scales, rotates and shears points of the plane.
///
///     | a  b  0 |
///     | c  d  0 |      x' = a·x + c·y + tx
///     | tx ty 1 |      y' = b·x + d·y + ty
public struct CGAffineTransform: Hashable, Sendable {
    /// The contribution of x to the new x: the horizontal scale if there is no rotation.
    public var a: CGFloat
    /// The contribution of x to the new y.
    public var b: CGFloat
    /// The contribution of y to the new x.
    public var c: CGFloat
    /// The contribution of y to the new y: the vertical scale if there is no rotation.
    public var d: CGFloat
    /// The translation in x.
    public var tx: CGFloat
    /// The translation in y.
    public var ty: CGFloat

    /// The identity transform.
    public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

    /// Creates a transform with all entries zero, which maps every point to the origin. It is not the identity.
    public init() {
        self.init(0, 0, 0, 0, 0, 0)
    }

    /// Creates a transform from its six entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.init(a, b, c, d, tx, ty)
    }

    /// Creates a transform from its six entries: `a`, `b`, `c`, `d`, `tx`, `ty`.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(1, 0, 0, 1, tx, ty)
    }

    /// Creates a scaling. A negative factor mirrors; 0 collapses the plane to a line.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(sx, 0, 0, sy, 0, 0)
    }

    /// Creates a rotation around the origin.
    ///
    /// - Parameter angle: The angle in radians. If y grows downward, a positive angle rotates clockwise.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(cosine, sine, -sine, cosine, 0, 0)
    }

    /// Whether it is the identity transform.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that applies `self` first and then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a * other.a + b * other.c,
            a * other.b + b * other.d,
            c * other.a + d * other.c,
            c * other.b + d * other.d,
            tx * other.a + ty * other.c + other.tx,
            tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the transform that translates first and then applies `self`.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns the transform that scales first and then applies `self`.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns the transform that rotates by an angle in radians first and then applies `self`.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse; `nil` if the transform is singular or not finite.
    package var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        guard determinant.isFinite, abs(determinant) > 1e-18, tx.isFinite, ty.isFinite else { return nil }
        return inverted()
    }

    /// Returns the inverse, or the transform itself if it has none.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            d / determinant,
            -b / determinant,
            -c / determinant,
            a / determinant,
            (c * ty - d * tx) / determinant,
            (b * tx - a * ty) / determinant)
    }
}

/// The coding is that of Apple's systems: six numbers without keys.
extension CGAffineTransform: Codable {
    /// Decodes six numbers without keys. Throws if there are fewer, or other values.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        a = try values.decode(CGFloat.self)
        b = try values.decode(CGFloat.self)
        c = try values.decode(CGFloat.self)
        d = try values.decode(CGFloat.self)
        tx = try values.decode(CGFloat.self)
        ty = try values.decode(CGFloat.self)
    }

    /// Encodes six numbers without keys.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [a, b, c, d, tx, ty] { try values.encode(value) }
    }
}

extension CGPoint {
    /// Returns the point transformed.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size transformed, without translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the bounding box of the four transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let corners = (
            CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
            CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t)
        )
        let left = min(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
        let right = max(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
        let top = min(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
        let bottom = max(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
