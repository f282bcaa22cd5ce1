/// The environment keys that evaluations of one type read, and whether they read observable objects.
///
/// Used on the main thread only.
package final class EnvironmentReads: @unchecked Sendable {
    /// The keys. There are so few that a linear search is faster than hashing.
    private var keys: ContiguousArray<ObjectIdentifier> = []

    /// Reads of others that count as reads of this type.
    private var others: ContiguousArray<EnvironmentReads> = []

    package init() {}

    /// The shared value for nodes that read nothing.
    package static let none = EnvironmentReads()

    func insert(_ key: ObjectIdentifier) {
        if !keys.contains(key) { keys.append(key) }
    }

    /// Includes the current and future reads of another type.
    func include(_ other: EnvironmentReads) {
        if other !== self, !others.contains(where: { $0 === other }) { others.append(other) }
    }

    /// Whether an evaluation has read an observable object.
    package private(set) var includesObjects = false

    /// Records that an object was read. Returns an empty handler to pass to observation, which evaluates this only
    /// then.
    package func noteObjects() -> @Sendable () -> Void {
        includesObjects = true
        return {}
    }

    package func isDisjoint(with changed: Set<ObjectIdentifier>) -> Bool {
        (keys.isEmpty || !changed.contains { keys.contains($0) })
            && others.allSatisfy { $0.isDisjoint(with: changed) }
    }
}
