/// What evaluations of one type read: which environment keys, and whether observable objects.
///
/// Only touched on the main actor's thread.
package final class EnvironmentReads: @unchecked Sendable {
    /// A handful: looking through them takes less time than a hash.
    private var keys: ContiguousArray<ObjectIdentifier> = []

    /// For nodes that read nothing.
    package static let none = EnvironmentReads()

    func insert(_ key: ObjectIdentifier) {
        if !keys.contains(key) { keys.append(key) }
    }

    /// Whether an evaluation has read an observable object.
    var includesObjects = false

    package func isDisjoint(with changed: Set<ObjectIdentifier>) -> Bool {
        keys.isEmpty || !changed.contains { keys.contains($0) }
    }
}
