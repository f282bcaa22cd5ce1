/// Storage that belongs to a view and outlives its values.
///
/// The initial value is used once, when the view appears in the tree. Reading `wrappedValue` in a
/// `body` makes that view depend on it; writing another value brings those views up to date before the
/// next frame. Both are safe on any thread.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: Location<Value>?

    /// Storage for a value.
    ///
    /// - Parameter value: What the storage begins with.
    public init(wrappedValue value: Value) { initial = value }

    /// Storage for a value.
    ///
    /// - Parameter value: What the storage begins with.
    public init(initialValue value: Value) { initial = value }

    /// The value now. Outside a mounted view it is the initial one, and writes have no effect.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the storage, to be handed to views inside: `$name`. Outside a mounted view it is one
    /// to the initial value, and writes have no effect.
    public var projectedValue: Binding<Value> {
        Binding(location: location ?? FunctionLocation(get: { [initial] in initial }, set: { _ in }))
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Storage that begins with nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        let location = slot as? StateLocation<Value> ?? StateLocation(initial)
        slot = location
        self.location = location
    }

    /// A later initial value is ignored, as the storage has one already.
    package func isSame(as other: State) -> Bool { true }
}
