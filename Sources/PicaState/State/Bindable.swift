import Observation

/// A property wrapper that makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    private init(object: Value) { wrappedValue = object }

    // Declared here and not only in the extension below: it makes the compiler use the object as the parameter of a
    // view's memberwise initializer.
    /// Unavailable: the wrapped value must be an observable object.
    @available(*, unavailable, message: "the wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }

    /// The wrapper itself, whose members are bindings: `$model.name`.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    /// Creates bindings to the properties of an object.
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
    /// Creates bindings to the properties of an object.
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
    /// Creates a wrapper from another wrapper's projected value.
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

/// A property of an observable object. Observation notifies the readers of changes.
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
