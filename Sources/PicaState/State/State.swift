/// A property wrapper for storage that belongs to a view and outlives its values.
///
/// The initial value is used once, when the view is mounted. Reading `wrappedValue` in a `body` makes the view depend
/// on it; writing a different value updates those views before the next frame. Both are safe on any thread.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: Location<Value>?

    /// Creates storage for a value.
    ///
    /// - Parameter value: The initial value.
    public init(wrappedValue value: Value) { initial = value }

    /// Creates storage for a value.
    ///
    /// - Parameter value: The initial value.
    public init(initialValue value: Value) { initial = value }

    /// The current value. Outside a mounted view it is the initial one, and writes have no effect.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the storage, to pass to views inside: `$name`. Outside a mounted view it reads the initial value,
    /// and writes have no effect.
    public var projectedValue: Binding<Value> {
        Binding(location: location ?? FunctionLocation(get: { [initial] in initial }, set: { _ in }))
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates storage with the initial value `nil`.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        let location = slot as? StateLocation<Value> ?? StateLocation(initial)
        slot = location
        self.location = location
    }

    /// Always the same: a later initial value is ignored, as the storage has one already.
    package func isSame(as other: State) -> Bool { true }
}
