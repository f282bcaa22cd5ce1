/// What evaluations of one type read: which environment keys, and whether observable objects.
///
/// Only touched on the main actor's thread.
package final class EnvironmentReads: @unchecked Sendable {
    /// A handful: looking through them takes less time than a hash.
    private var keys: ContiguousArray<ObjectIdentifier> = []

    /// Reads of others, which are these as well.
    private var others: ContiguousArray<EnvironmentReads> = []

    package init() {}

    /// For nodes that read nothing.
    package static let none = EnvironmentReads()

    func insert(_ key: ObjectIdentifier) {
        if !keys.contains(key) { keys.append(key) }
    }

    /// Takes in all that another has noted, and will note.
    func include(_ other: EnvironmentReads) {
        if other !== self, !others.contains(where: { $0 === other }) { others.append(other) }
    }

    /// Whether an evaluation has read an observable object.
    private(set) var includesObjects = false

    /// Notes that one has. Asked for what observation is to call, which is nothing.
    func noteObjects() -> @Sendable () -> Void {
        includesObjects = true
        return {}
    }

    package func isDisjoint(with changed: Set<ObjectIdentifier>) -> Bool {
        (keys.isEmpty || !changed.contains { keys.contains($0) })
            && others.allSatisfy { $0.isDisjoint(with: changed) }
    }
}
