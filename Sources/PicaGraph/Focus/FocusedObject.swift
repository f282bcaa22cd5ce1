import PicaCombine
import PicaState

/// A property wrapper that reads and observes the object provided by the focused view.
///
/// It concerns the focus in the window that contains the reading view.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Reads the object provided by `focusedObject(_:)` or `focusedSceneObject(_:)`.
    public init() {}

    /// The object; `nil` if the focused view provides none, and outside a mounted view.
    public var wrappedValue: ObjectType? { object }

    /// Bindings to the object's properties, `$model?.name`; `nil` if there is no object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? { object.map { .init(object: $0) } }
}

extension FocusedObject: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        object = environment.focusScene?.values.read { $0[object: FocusedObjectType<ObjectType>()] }
        guard let object else { return }
        let follower = slot as? ObjectFollower ?? ObjectFollower()
        slot = follower
        follower.follow(object)
    }

    /// Always the same: the object is known only once the property is connected to a view.
    package func isSame(as other: FocusedObject) -> Bool { true }
}

extension View {
    /// Provides an observable object to the whole window while the view or a descendant has the focus. `@FocusedObject`
    /// reads it.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedObject(Optional(object))
    }

    /// Provides an observable object to the whole window while the view or a descendant has the focus.
    ///
    /// If `object` is `nil`, views further out can provide one.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(
            FocusedValueWriter(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: false))
    }

    /// Provides an observable object to the whole window, wherever the focus is. `@FocusedObject` reads it.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneObject(Optional(object))
    }

    /// Provides an observable object to the whole window, wherever the focus is; `nil` provides none.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(
            FocusedValueWriter(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: true))
    }
}
