import Observation
import PicaState

/// A property wrapper that reads and observes a value provided by the focused view.
///
/// It concerns the focus in the window that contains the reading view.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var location: Location<FocusedValues>?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// Reads the object of a type, provided by `focusedValue(_:)`.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        keyPath = \.[object: FocusedObjectType<Value>()]
    }

    /// The value; `nil` if the focused view provides none, and outside a mounted view.
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

/// A property wrapper that reads and writes through a binding provided by the focused view.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    /// Reads the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

    /// The binding's value; `nil` if the focused view provides none. Writing `nil`, or without a binding, has no
    /// effect.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set {
            if let newValue { binding?.wrappedValue = newValue }
        }
    }

    /// A binding to the value, which is `nil` if there is none.
    public var projectedValue: Binding<Value?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}
