import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// The attribute keys of a scope, including those of nested scopes.
package struct ScopeKeys: @unchecked Sendable {
    package let keys: [any AttributedStringKey.Type]

    /// - Parameter scope: The scope. Foundation's includes the attributes that it lacks on Linux.
    package static func of(_ scope: any AttributeScope.Type) -> ScopeKeys {
        let id = ObjectIdentifier(scope)
        if let found = known.withLock({ $0[id] }) { return found }
        var keys: [any AttributedStringKey.Type] = []
        collect(scope, into: &keys, depth: 0)
        let made = ScopeKeys(keys: keys)
        known.withLock { $0[id] = made }
        return made
    }

    private static let known = Mutex<[ObjectIdentifier: ScopeKeys]>([:])

    /// Collects the keys from the types of a scope's properties, which is the only way to find them.
    private static func collect(
        _ scope: any AttributeScope.Type, into keys: inout [any AttributedStringKey.Type], depth: Int
    ) {
        // No app nests scopes that deep; a recursive scope would.
        guard depth < 16 else { return }
        _ = _forEachField(of: scope, options: []) { _, _, type, _ in
            if let key = type as? any AttributedStringKey.Type {
                keys.append(key)
            } else if let scope = type as? any AttributeScope.Type {
                collect(scope, into: &keys, depth: depth + 1)
            }
            return true
        }
        if scope == AttributeScopes.FoundationAttributes.self {
            collect(AttributeScopes.PicaFoundationAttributes.self, into: &keys, depth: depth + 1)
        }
    }

    /// Returns only the attributes of the scope.
    package func filter(_ container: AttributeContainer) -> AttributeContainer {
        var filtered = AttributeContainer()
        for key in keys { key.copy(from: container, to: &filtered) }
        return filtered
    }

    /// Returns only the attributes outside of the scope.
    package func removed(from container: AttributeContainer) -> AttributeContainer {
        var rest = container
        for key in keys { key.copy(from: AttributeContainer(), to: &rest) }
        return rest
    }
}

private typealias Shareable = Hashable & Sendable

extension AttributedStringKey {
    // Containers require Sendable values, and a key found at run time is not known to have one, though Foundation's own
    // decoders store it all the same. `Sendable` does not exist at run time, so the value is stored identically.

    fileprivate static func copy(from container: AttributeContainer, to copy: inout AttributeContainer) {
        func put<Shared: Shareable>(_: Shared.Type) {
            copy[SharedKey<Self, Shared>.self] = container[SharedKey<Self, Shared>.self]
        }
        put(unsafeBitCast(Value.self as any Hashable.Type, to: (any Shareable.Type).self))
    }

    /// Returns the value of the key in attributes.
    package static func value(in container: AttributeContainer) -> (any Hashable)? {
        func value<Shared: Shareable>(_: Shared.Type) -> (any Hashable)? {
            container[SharedKey<Self, Shared>.self]
        }
        return value(unsafeBitCast(Value.self as any Hashable.Type, to: (any Shareable.Type).self))
    }

    /// Sets a value of the key in attributes.
    package static func put(_ value: Value, in container: inout AttributeContainer) {
        func put<Shared: Shareable>(_ value: Shared) {
            container[SharedKey<Self, Shared>.self] = value
        }
        put(unsafeBitCast(value as any Hashable, to: (any Shareable).self))
    }
}

/// An equivalent key whose values are known to be Sendable.
private enum SharedKey<Key: AttributedStringKey, Shared: Hashable & Sendable>: AttributedStringKey {
    typealias Value = Shared
    static var name: String { Key.name }
    static var runBoundaries: AttributedString.AttributeRunBoundaries? { Key.runBoundaries }
    static var inheritedByAddedText: Bool { Key.inheritedByAddedText }
    static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? {
        Key.invalidationConditions
    }
}
