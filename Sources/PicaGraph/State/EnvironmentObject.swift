import PicaCombine

/// An observable object that the view inherits, by its type; the view follows its changes.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// The object of the type that was set by `environmentObject(_:)`.
    public init() {}

    /// The object. As in SwiftUI it is a mistake of the program to read it where none was set.
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

    /// What it reads is followed through the environment, not through the view's value.
    package func isSame(as other: EnvironmentObject) -> Bool { true }
}
