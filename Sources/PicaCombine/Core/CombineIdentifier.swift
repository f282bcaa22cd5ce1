import Synchronization

/// An identifier of subscribers and subscriptions.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let number: UInt

    /// Creates a unique identifier.
    public init() {
        number = Self.last.wrappingAdd(2, ordering: .relaxed).newValue
    }

    /// Creates the identifier of an object, valid as long as the object lives.
    public init(_ object: AnyObject) {
        // Addresses are even, and the numbers above are odd.
        number = UInt(bitPattern: ObjectIdentifier(object))
    }

    private static let last = Atomic<UInt>(1)

    /// A description for debugging.
    public var description: String { "0x" + String(number, radix: 16) }
}

/// A type with an identity for debugging.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
