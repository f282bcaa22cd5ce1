import Foundation

/// A vector in two dimensions.
public struct CGVector: Hashable, Sendable {
    /// The horizontal component.
    public var dx: CGFloat
    /// The vertical component.
    public var dy: CGFloat

    /// The zero vector.
    public static let zero = CGVector()

    /// Creates a zero vector.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from integers.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

/// The coding is that of Apple's systems: two numbers without keys.
extension CGVector: Codable {
    /// Decodes two numbers without keys. Throws if there are fewer, or other values.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        dx = try values.decode(CGFloat.self)
        dy = try values.decode(CGFloat.self)
    }

    /// Encodes two numbers without keys.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(dx)
        try values.encode(dy)
    }
}

extension CGVector: CustomDebugStringConvertible {
    /// The components in readable form, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(dx), \(dy))" }
}
