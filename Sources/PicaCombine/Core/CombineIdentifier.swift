import Synchronization

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let number: UInt

    /// One that no other is like.
    public init() {
        number = Self.last.wrappingAdd(2, ordering: .relaxed).newValue
    }

    /// That of an object, for as long as this lives.
    public init(_ object: AnyObject) {
        // Addresses are even, and the numbers above are not.
        number = UInt(bitPattern: ObjectIdentifier(object))
    }

    private static let last = Atomic<UInt>(1)

    /// For debugging.
    public var description: String { "0x" + String(number, radix: 16) }
}

/// Something that has an identity of its own, by which it is told apart while debugging.
public protocol CustomCombineIdentifierConvertible {
    /// The identity.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// An object is told apart by being itself.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
