import PicaCombine

/// An observable object that the view is given; the view follows its changes.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Follows an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Follows an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// An observable object whose members are bindings.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObservedLocation(object, keyPath))
        }
    }
}

extension ObservedObject: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        let follower = slot as? ObjectFollower ?? ObjectFollower()
        slot = follower
        follower.follow(wrappedValue)
    }

    package func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

/// A property of an observable object, as it was when a view that follows the object was evaluated.
///
/// Such objects do not say which property changes. The view that follows one makes its bindings anew, and a
/// view inside that has one of them is evaluated again where the property's value is another.
final class ObservedLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private let seen: Value

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
        seen = object[keyPath: keyPath]
    }

    override func get() -> Value { object[keyPath: keyPath] }
    override func set(_ value: Value) { object[keyPath: keyPath] = value }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObservedLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
            && ValueComparison.isSame(seen, other.seen)
    }
}
