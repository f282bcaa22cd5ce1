/// An identity of a view's own, for what names others by it: the part of a window in which the focus is
/// looked for.
@propertyWrapper public struct Namespace: DynamicProperty {
    /// Tells one view's namespace from all others.
    public struct ID: Hashable, Sendable {
        fileprivate let number: UInt64
    }

    private var id = ID(number: 0)

    /// A namespace, which is there with the view.
    public init() {}

    /// The view's namespace; outside a mounted view one that all share.
    public var wrappedValue: ID { id }
}

extension Namespace: NodeProperty {
    /// What a node keeps.
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
