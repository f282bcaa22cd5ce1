import PicaCombine
import PicaFoundation

/// A property wrapper for an observable object that belongs to a view and outlives its values.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var kept: ObjectType?

    /// Creates an object for the view.
    ///
    /// - Parameter thunk: Makes the object, once, when the view is mounted.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Outside a mounted view each access makes a new one.
    public var wrappedValue: ObjectType {
        if let kept { return kept }
        Logger(subsystem: "Pica", category: "views").warningOnce(
            """
            Accessing the object of a StateObject<\(ObjectType.self)> outside of a view that is shown; this \
            makes a new one each time.
            """)
        return make()
    }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        let state = slot as? OwnedObject<ObjectType> ?? OwnedObject(make())
        slot = state
        state.follower.follow(state.object)
        kept = state.object
    }

    /// Always the same: the object exists already, so a new initializer does not matter.
    package func isSame(as other: StateObject) -> Bool { true }
}

/// The object of one `@StateObject` in one node.
private final class OwnedObject<Object: ObservableObject>: WritableSlot {
    let object: Object
    let follower = ObjectFollower()
    /// Always `true`, because changes inside the object are unknown.
    var wasWritten: Bool { true }

    init(_ object: Object) { self.object = object }
}
