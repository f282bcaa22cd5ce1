import Foundation

/// A direction and distance in two dimensions.
public struct CGVector: Hashable, Sendable {
    /// How far it goes in x.
    public var dx: CGFloat
    /// How far it goes in y.
    public var dy: CGFloat

    /// A vector without length.
    public static let zero = CGVector()

    /// A vector without length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector from whole numbers.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

/// Written as Apple's systems write it: two numbers without keys.
extension CGVector: Codable {
    /// Reads two numbers without keys. Throws where there are fewer, or something else.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        dx = try values.decode(CGFloat.self)
        dy = try values.decode(CGFloat.self)
    }

    /// Writes two numbers without keys.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(dx)
        try values.encode(dy)
    }
}

extension CGVector: CustomDebugStringConvertible {
    /// The parts for people to read, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(dx), \(dy))" }
}
