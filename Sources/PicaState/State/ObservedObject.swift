import PicaCombine

/// A property wrapper that observes an object passed to the view.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Observes an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Observes an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// An observable object as a collection of bindings to its properties.
    @dynamicMemberLookup public struct Wrapper {
        package let object: ObjectType

        package init(object: ObjectType) {
            self.object = object
        }

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

/// A property of an observable object, with the value it had when a view was evaluated.
///
/// Such objects do not tell which property changes. The view that observes one makes new bindings, and a view inside
/// with such a binding is evaluated again only if the property's value differs.
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
