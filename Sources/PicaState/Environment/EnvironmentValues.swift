/// A key for a value that views inherit.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no ancestor set one.
    static var defaultValue: Value { get }
}

/// The values that a view inherits from its ancestors.
///
/// Copies share their storage. Writing a value equivalent to the current one counts as no change.
public struct EnvironmentValues {
    private var list = EnvironmentList()

    /// Creates values with all keys at their defaults.
    public init() {}

    /// The value of a key: the one set last, even `nil`, else the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(K.self)
            Evaluation.noteRead(id)
            guard let entry = list.entry(id) else { return K.defaultValue }
            // The entry's type includes the key, and only this subscript writes entries.
            return unsafeDowncast(entry, to: TypedEnvironmentEntry<K>.self).value
        }
        set { list.write(TypedEnvironmentEntry<K>(newValue)) }
    }

    /// The observable object of a type, if one was set.
    package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { self[ObjectKey<Object>.self] }
        set { self[ObjectKey<Object>.self] = newValue }
    }

    /// Returns the cached object of a type derived from these values. Makes it if needed.
    func remember<D: AnyObject>(_ id: ObjectIdentifier, _ make: () -> D) -> D {
        guard let known = list.derived(id) else {
            let made = make()
            list.remember(made, id)
            return made
        }
        // The cache key is the type.
        return unsafeDowncast(known, to: D.self)
    }

    private enum ObjectKey<Object: AnyObject>: EnvironmentKey {
        static var defaultValue: Object? { nil }
    }

    /// Returns the keys whose values differ, or may differ.
    package func keysChanged(from old: EnvironmentValues) -> Set<ObjectIdentifier> {
        list.keysChanged(from: old.list)
    }
}

extension EnvironmentValues: CustomStringConvertible {
    /// The values that were set, the last first: "[EnvironmentPropertyKey<LocaleKey> = en (fixed)]".
    public var description: String { "[\(list.entries.map(\.description).joined(separator: ", "))]" }
}
