import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    private init(object: Value) { wrappedValue = object }

    // Has to stand here, not only in the extension below: by it the compiler gives a view's memberwise
    // initializer the object as parameter.
    /// Not for values: only observable objects have properties to bind to.
    @available(*, unavailable, message: "the wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }

    /// The wrapper itself, whose members are bindings: `$model.name`.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    /// Bindings to the properties of an object.
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
    /// Bindings to the properties of an object.
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
    /// The wrapper that another's projected value is.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: DynamicProperty {}
extension Bindable: Sendable where Value: Sendable {}

/// A property of an observable object. Observation itself tells readers about changes.
package final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    package init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    package override func get() -> Value { object[keyPath: keyPath] }
    package override func set(_ value: Value) { object[keyPath: keyPath] = value }

    package override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}
