import Foundation

/// A matrix that moves, scales, turns and shears points of the plane.
///
///     | a  b  0 |
///     | c  d  0 |      x' = a·x + c·y + tx
///     | tx ty 1 |      y' = b·x + d·y + ty
public struct CGAffineTransform: Hashable, Sendable {
    /// What x adds to the new x: the horizontal scale where nothing is turned.
    public var a: CGFloat
    /// What x adds to the new y.
    public var b: CGFloat
    /// What y adds to the new x.
    public var c: CGFloat
    /// What y adds to the new y: the vertical scale where nothing is turned.
    public var d: CGFloat
    /// How far points move in x.
    public var tx: CGFloat
    /// How far points move in y.
    public var ty: CGFloat

    /// Leaves every point where it is.
    public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

    /// All entries zero, which maps every point to the origin; not the identity.
    public init() {
        self.init(0, 0, 0, 0, 0, 0)
    }

    /// A transform from its six entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.init(a, b, c, d, tx, ty)
    }

    /// A transform from its six entries: `a`, `b`, `c`, `d`, `tx`, `ty`.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Moves points by a distance.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(1, 0, 0, 1, tx, ty)
    }

    /// Multiplies x and y by factors; a negative one mirrors, 0 lets the plane fall onto a line.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(sx, 0, 0, sy, 0, 0)
    }

    /// Turns points around the origin.
    ///
    /// - Parameter angle: In radians; where y grows downwards a positive angle turns clockwise.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(cosine, sine, -sine, cosine, 0, 0)
    }

    /// Whether it leaves every point where it is.
    public var isIdentity: Bool { self == .identity }

    /// The transform that first does `self`, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a * other.a + b * other.c,
            a * other.b + b * other.d,
            c * other.a + d * other.c,
            c * other.b + d * other.d,
            tx * other.a + ty * other.c + other.tx,
            tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that first translates, then does `self`.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The transform that first scales, then does `self`.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The transform that first turns by an angle in radians, then does `self`.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// What undoes it; nil where it flattens the plane, or has no numbers.
    package var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        guard determinant.isFinite, abs(determinant) > 1e-18, tx.isFinite, ty.isFinite else { return nil }
        return inverted()
    }

    /// The transform that undoes this one; itself where nothing can undo it.
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

/// Written as Apple's systems write it: six numbers without keys.
extension CGAffineTransform: Codable {
    /// Reads six numbers without keys. Throws where there are fewer, or something else.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        a = try values.decode(CGFloat.self)
        b = try values.decode(CGFloat.self)
        c = try values.decode(CGFloat.self)
        d = try values.decode(CGFloat.self)
        tx = try values.decode(CGFloat.self)
        ty = try values.decode(CGFloat.self)
    }

    /// Writes six numbers without keys.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [a, b, c, d, tx, ty] { try values.encode(value) }
    }
}

extension CGPoint {
    /// Where a transform takes the point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Turns and scales; a size has no place to translate.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the four transformed corners.
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
