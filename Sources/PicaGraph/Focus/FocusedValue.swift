import Observation

/// Reads what the view that has the focus says; the view that reads follows it.
///
/// It is about the window that the reading view is in.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var location: Location<FocusedValues>?

    /// Reads what is said under a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// Reads the object of a type that `focusedValue(_:)` hands on.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        keyPath = \.[object: FocusedObjectType<Value>()]
    }

    /// What is said; nil where nobody with the focus says anything, and outside a mounted view.
    public var wrappedValue: Value? {
        guard let location else { return nil }
        return location.read { [keyPath] in $0[keyPath: keyPath] }
    }
}

extension FocusedValue: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        location = environment.focusScene?.values
    }

    package func isSame(as other: FocusedValue) -> Bool { keyPath == other.keyPath }
}

/// Reads and writes through the binding that the view with the focus says.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    /// Reads the binding said under a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

    /// The binding's value; nil where nobody with the focus says one. Writing nil, or where there is no
    /// binding, has no effect.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set {
            if let newValue { binding?.wrappedValue = newValue }
        }
    }

    /// A binding to the value, which is nil where there is none.
    public var projectedValue: Binding<Value?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}
