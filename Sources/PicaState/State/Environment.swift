import Observation

/// A property wrapper that reads a value from the view's environment and observes it.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var value: Value?

    /// Creates the property.
    ///
    /// - Parameter read: Must read the same keys for all values of a view.
    package init(read: @escaping (EnvironmentValues) -> Value) { self.read = read }

    /// Reads the value at a key path, such as `\.colorScheme`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The value as of this evaluation of `body`; the key's default outside a mounted view.
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment {
    /// Reads the observable object of a type, set by `environment(_:)`.
    ///
    /// As in SwiftUI it is a programming error to read it if none was set.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = {
            guard let object = $0[object: type] else {
                fatalError("no object of type \(type) in the environment; set one with .environment(_:)")
            }
            return object
        }
    }

    /// Reads the observable object of a type; `nil` if none was set.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        read = { $0[object: type] }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        value = read(environment)
    }

    /// Always the same: changes arrive through the environment, not through the view's value.
    package func isSame(as other: Environment) -> Bool { true }
}
