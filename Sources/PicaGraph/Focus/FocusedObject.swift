import PicaCombine

/// Reads the observable object that the view with the focus hands on, and follows its changes.
///
/// It is about the window that the reading view is in.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Reads the object of the type that `focusedObject(_:)` or `focusedSceneObject(_:)` hands on.
    public init() {}

    /// The object; nil where nobody with the focus hands one on, and outside a mounted view.
    public var wrappedValue: ObjectType? { object }

    /// Bindings to the object's properties, `$model?.name`; nil where there is no object.
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

    /// Which object it is, is known once it is joined to a view.
    package func isSame(as other: FocusedObject) -> Bool { true }
}

extension View {
    /// Hands an observable object to the whole window while the view, or one inside it, has the focus; to be read by
    /// `@FocusedObject`.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedObject(Optional(object))
    }

    /// Hands an observable object to the whole window while the view, or one inside it, has the focus; nil hands on
    /// none, and lets views further out do so.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(
            FocusedValueWriter(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: false))
    }

    /// Hands an observable object to the whole window, wherever in it the focus is; to be read by `@FocusedObject`.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneObject(Optional(object))
    }

    /// Hands an observable object to the whole window, wherever in it the focus is; nil hands on none.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(
            FocusedValueWriter(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: true))
    }
}
