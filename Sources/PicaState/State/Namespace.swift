/// A property wrapper that creates an identity for a view, such as the scope of a default focus.
@propertyWrapper public struct Namespace: DynamicProperty {
    /// The identity of a namespace, unique among all views.
    public struct ID: Hashable, Sendable {
        fileprivate let number: UInt64
    }

    private var id = ID(number: 0)

    /// Creates a namespace, which lasts as long as the view.
    public init() {}

    /// The view's namespace; a single shared one outside a mounted view.
    public var wrappedValue: ID { id }
}

extension Namespace: NodeProperty {
    /// The storage in a node.
    private final class Slot {
        @MainActor private static var last: UInt64 = 0
        let id: ID

        @MainActor init() {
            Self.last += 1
            id = ID(number: Self.last)
        }
    }

    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        let identity = slot as? Slot ?? Slot()
        slot = identity
        id = identity.id
    }

    package func isSame(as other: Namespace) -> Bool { true }
}
