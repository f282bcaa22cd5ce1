/// A key of a value that views inherit.
public protocol EnvironmentKey {
    /// What is inherited.
    associatedtype Value
    /// What a view gets when no one above it has set a value.
    static var defaultValue: Value { get }
}

/// The values a view inherits from those above it.
///
/// Copies share their storage; writing a value that equals the one there changes nothing.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            Evaluation.current?.noteRead(ObjectIdentifier(key))
            return values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The observable object of a type, if one was set.
    package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get {
            Evaluation.current?.noteRead(ObjectIdentifier(type))
            return values[ObjectIdentifier(type)] as? Object
        }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// The keys for which the two differ, or may.
    @MainActor package func keysChanged(from old: EnvironmentValues) -> Set<ObjectIdentifier> {
        var keys: Set<ObjectIdentifier> = []
        for (key, value) in values where !Self.isSame(value, old.values[key]) { keys.insert(key) }
        for key in old.values.keys where values[key] == nil { keys.insert(key) }
        return keys
    }

    @MainActor private static func isSame(_ a: Any, _ b: Any?) -> Bool {
        func isSame<Value>(_ a: Value) -> Bool {
            guard let b = b as? Value else { return false }
            return ViewType.of(Value.self).isSame(a, b)
        }
        return isSame(a)
    }
}

/// Which environment keys something reads.
@MainActor package final class EnvironmentReads {
    private var keys: Set<ObjectIdentifier> = []

    /// For nodes that read nothing.
    package static let none = EnvironmentReads()

    package func insert(_ key: ObjectIdentifier) { keys.insert(key) }
    package func isDisjoint(with changed: Set<ObjectIdentifier>) -> Bool { keys.isDisjoint(with: changed) }
}

extension ViewNode {
    /// Notes a key read during this node's evaluation.
    package nonisolated func noteRead(_ key: ObjectIdentifier) {
        MainThread.assumeIsolated { environmentReads.insert(key) }
    }
}
