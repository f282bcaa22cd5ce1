/// A two-way connection to a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    package let location: Location<Value>
    fileprivate var changes: BindingChanges?

    package init(location: Location<Value>) { self.location = location }

    /// A binding to a part, whose changes go the same way.
    private init(location: Location<Value>, changes: BindingChanges?) {
        self.location = location
        self.changes = changes
    }

    /// A binding that reads and writes through closures, which run where views do: on the main actor.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = FunctionLocation(get: get, set: set)
    }

    /// A binding that reads and writes through closures, the second of which is given the binding's
    /// transaction, too.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = FunctionLocation(get: get, set: { set($0, Transaction.current ?? Transaction()) })
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: FunctionLocation(get: { value }, set: { _ in }))
    }

    /// A binding to what another binding's projected value names.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value. What is written is changed in the binding's transaction.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { change { location.set(newValue) } }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// How changes made through the binding are carried out. One that says nothing, which is the default,
    /// leaves that to where they are made.
    public var transaction: Transaction {
        get { changes?.transaction ?? Transaction() }
        set { changes = newValue.isPlain ? nil : BindingChanges(newValue) }
    }

    fileprivate func change(_ write: () -> Void) {
        guard let changes else { return write() }
        Transaction.with(changes.transaction, write)
    }

    /// A binding to a part of the value.
    func derived<Part>(_ location: Location<Part>) -> Binding<Part> {
        Binding<Part>(location: location, changes: changes)
    }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        derived(ProjectedLocation(location, keyPath))
    }
}

/// How changes through a binding are carried out; rare, so that it takes one pointer of each binding.
private final class BindingChanges {
    let transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Binding {
    /// A binding whose changes are carried out in a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// A binding whose changes are shown by an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}

extension Binding {
    /// Gives a value that is made when somebody reads it: `@State` waits for that, other places have it made
    /// now.
    package func set(_ deferred: Deferred<Value>) { change { location.set(deferred) } }

    /// Whether the value is still that of a deferred one, which this does not make; false where that cannot
    /// be told.
    package func holds(_ deferred: Deferred<Value>) -> Bool { location.holds(deferred) }
}

extension Binding {
    /// A binding to an optional made from one to a value that is always there. Writing nil has no effect.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self = base.derived(OptionalLocation(base.location))
    }

    /// A binding to the wrapped value; nil when there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let current = base.wrappedValue else { return nil }
        self = base.derived(UnwrappedLocation(base.location, last: current))
    }

    /// A binding that hides the type of the value. Writing a value of another type has no effect.
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
