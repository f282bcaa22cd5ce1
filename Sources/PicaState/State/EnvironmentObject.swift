import PicaCombine

/// A property wrapper that reads an observable object from the environment by its type and observes it.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Reads the object set by `environmentObject(_:)`.
    public init() {}

    /// The object. As in SwiftUI it is a programming error to read it if none was set.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                """
                no object of type \(ObjectType.self) in the environment; set one with .environmentObject(_:) \
                around this view
                """)
        }
        return object
    }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension EnvironmentObject: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        object = environment[object: ObjectType.self]
        guard let object else { return slot = nil }
        let follower = slot as? ObjectFollower ?? ObjectFollower()
        slot = follower
        follower.follow(object)
    }

    /// Always the same: changes arrive through the environment, not through the view's value.
    package func isSame(as other: EnvironmentObject) -> Bool { true }
}
