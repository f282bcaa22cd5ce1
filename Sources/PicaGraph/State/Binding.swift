/// A two-way connection to a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    package let location: Location<Value>

    package init(location: Location<Value>) { self.location = location }

    /// A binding that reads and writes through closures, which run where views do: on the main actor.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = FunctionLocation(get: get, set: set)
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: FunctionLocation(get: { value }, set: { _ in }))
    }

    /// A binding to what another binding's projected value names.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: ProjectedLocation(location, keyPath))
    }
}

extension Binding {
    /// Gives a value that is made when somebody reads it: `@State` waits for that, other places have it made
    /// now.
    package func set(_ deferred: Deferred<Value>) { location.set(deferred) }

    /// Whether the value is still that of a deferred one, which this does not make; false where that cannot
    /// be told.
    package func holds(_ deferred: Deferred<Value>) -> Bool { location.holds(deferred) }
}

extension Binding {
    /// A binding to an optional made from one to a value that is always there.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            location: FunctionLocation(
                get: { base.wrappedValue },
                set: { if let value = $0 { base.wrappedValue = value } }))
    }

    /// A binding to the wrapped value; nil when there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let current = base.wrappedValue else { return nil }
        self.init(
            location: FunctionLocation(
                get: { base.wrappedValue ?? current },
                set: { base.wrappedValue = $0 }))
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in node: ViewNode) {}

    package func isSame(as other: Binding) -> Bool { location.isSame(as: other.location) }
}
