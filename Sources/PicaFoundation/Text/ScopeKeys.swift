import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// The attributes of a scope, with those of the scopes in it.
package struct ScopeKeys: @unchecked Sendable {
    package let keys: [any AttributedStringKey.Type]

    /// - Parameter scope: In Foundation's are those that it lacks on Linux.
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

    /// Scopes name each other by their properties' types; no other way leads to these.
    private static func collect(
        _ scope: any AttributeScope.Type, into keys: inout [any AttributedStringKey.Type], depth: Int
    ) {
        // No app's scopes are so deep; a scope in itself would be.
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

    /// What of some attributes is the scope's.
    package func filter(_ container: AttributeContainer) -> AttributeContainer {
        var filtered = AttributeContainer()
        for key in keys { key.copy(from: container, to: &filtered) }
        return filtered
    }

    /// What of some attributes is not the scope's.
    package func removed(from container: AttributeContainer) -> AttributeContainer {
        var rest = container
        for key in keys { key.copy(from: AttributeContainer(), to: &rest) }
        return rest
    }
}

private typealias Shareable = Hashable & Sendable

extension AttributedStringKey {
    // Containers hold only what is safe to share, which the value of a key found at run time is not known to
    // be, though Foundation's own readers store it all the same. Nothing is left of `Sendable` when a program
    // runs, so that both are kept alike.

    fileprivate static func copy(from container: AttributeContainer, to copy: inout AttributeContainer) {
        func put<Shared: Shareable>(_: Shared.Type) {
            copy[SharedKey<Self, Shared>.self] = container[SharedKey<Self, Shared>.self]
        }
        put(unsafeBitCast(Value.self as any Hashable.Type, to: (any Shareable.Type).self))
    }

    /// The value that attributes have of the key.
    package static func value(in container: AttributeContainer) -> (any Hashable)? {
        func value<Shared: Shareable>(_: Shared.Type) -> (any Hashable)? {
            container[SharedKey<Self, Shared>.self]
        }
        return value(unsafeBitCast(Value.self as any Hashable.Type, to: (any Shareable.Type).self))
    }

    /// Gives attributes a value of the key.
    package static func put(_ value: Value, in container: inout AttributeContainer) {
        func put<Shared: Shareable>(_ value: Shared) {
            container[SharedKey<Self, Shared>.self] = value
        }
        put(unsafeBitCast(value as any Hashable, to: (any Shareable).self))
    }
}

/// Another key with its values known to be safe to share.
private enum SharedKey<Key: AttributedStringKey, Shared: Hashable & Sendable>: AttributedStringKey {
    typealias Value = Shared
    static var name: String { Key.name }
    static var runBoundaries: AttributedString.AttributeRunBoundaries? { Key.runBoundaries }
    static var inheritedByAddedText: Bool { Key.inheritedByAddedText }
    static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? {
        Key.invalidationConditions
    }
}
