/// A key of a value that views inherit.
public protocol EnvironmentKey {
    /// What is inherited.
    associatedtype Value
    /// What a view gets when no one above it has set a value.
    static var defaultValue: Value { get }
}

/// The values a view inherits from those above it.
///
/// Copies share what they have in common; writing a value that means the same as the one there changes
/// nothing.
public struct EnvironmentValues {
    private var list = EnvironmentList()

    /// Every value is its key's default.
    public init() {}

    /// The value of a key: what was set last, nil included, or else the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(K.self)
            Evaluation.noteRead(id)
            guard let entry = list.entry(id) else { return K.defaultValue }
            // The key is part of the entry's type, and only this writes entries.
            return unsafeDowncast(entry, to: TypedEnvironmentEntry<K>.self).value
        }
        set { list.write(TypedEnvironmentEntry<K>(newValue)) }
    }

    /// The observable object of a type, if one was set.
    package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { self[ObjectKey<Object>.self] }
        set { self[ObjectKey<Object>.self] = newValue }
    }

    /// An object that follows from these values and nothing else.
    func remember<D: AnyObject>(_ id: ObjectIdentifier, _ make: () -> D) -> D {
        guard let known = list.derived(id) else {
            let made = make()
            list.remember(made, id)
            return made
        }
        // It is remembered by its type.
        return unsafeDowncast(known, to: D.self)
    }

    private enum ObjectKey<Object: AnyObject>: EnvironmentKey {
        static var defaultValue: Object? { nil }
    }

    /// The keys for which the two differ, or may.
    package func keysChanged(from old: EnvironmentValues) -> Set<ObjectIdentifier> {
        list.keysChanged(from: old.list)
    }
}

extension EnvironmentValues: CustomStringConvertible {
    /// What was set, the last first: "[EnvironmentPropertyKey<LocaleKey> = en (fixed)]".
    public var description: String { "[\(list.entries.map(\.description).joined(separator: ", "))]" }
}
