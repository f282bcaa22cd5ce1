/// A two-way connection to a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    package let location: Location<Value>
    fileprivate var changes: BindingChanges?

    package init(location: Location<Value>) { self.location = location }

    /// Creates a binding to a part of the value, with the same transaction.
    private init(location: Location<Value>, changes: BindingChanges?) {
        self.location = location
        self.changes = changes
    }

    /// Creates a binding that reads and writes through closures. They run on the main actor, where views do.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = FunctionLocation(get: get, set: set)
    }

    /// Creates a binding that reads and writes through closures. The second also receives the binding's transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = FunctionLocation(get: get, set: { set($0, Transaction.current ?? Transaction()) })
    }

    /// Returns a binding to a constant; writes have no effect.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: FunctionLocation(get: { value }, set: { _ in }))
    }

    /// Creates a binding from another binding's projected value.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value. Writing it uses the binding's transaction.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { change { location.set(newValue) } }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// The transaction of changes made through the binding. The default, a plain one, leaves the transaction of the
    /// caller.
    public var transaction: Transaction {
        get { changes?.transaction ?? Transaction() }
        set { changes = newValue.isPlain ? nil : BindingChanges(newValue) }
    }

    fileprivate func change(_ write: () -> Void) {
        guard let changes else { return write() }
        Transaction.with(changes.transaction, write)
    }

    /// Returns a binding to a part of the value.
    package func derived<Part>(_ location: Location<Part>) -> Binding<Part> {
        Binding<Part>(location: location, changes: changes)
    }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        derived(ProjectedLocation(location, keyPath))
    }
}

/// The transaction of a binding, boxed: it is rare, so that a binding needs just one pointer for it.
private final class BindingChanges {
    let transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Binding {
    /// Returns a binding that uses a transaction for its changes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// Returns a binding that animates its changes.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}

extension Binding {
    /// Sets a value that is computed on first read. `@State` defers the computation; other locations compute it now.
    package func set(_ deferred: Deferred<Value>) { change { location.set(deferred) } }

    /// Returns whether the value is still that of a deferred one, without computing it. `false` if that is unknown.
    package func holds(_ deferred: Deferred<Value>) -> Bool { location.holds(deferred) }
}

extension Binding {
    /// Creates a binding to an optional from one to a non-optional value. Writing `nil` has no effect.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self = base.derived(OptionalLocation(base.location))
    }

    /// Creates a binding to the wrapped value; `nil` if there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let current = base.wrappedValue else { return nil }
        self = base.derived(UnwrappedLocation(base.location, last: current))
    }

    /// Creates a binding with the type of the value erased. Writing a value of another type has no effect.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self = base.derived(HashableLocation(base.location))
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {}

    package func isSame(as other: Binding) -> Bool {
        guard location.isSame(as: other.location) else { return false }
        guard let changes, let others = other.changes else { return changes === other.changes }
        return ValueComparison.isSame(changes.transaction, others.transaction)
    }
}
