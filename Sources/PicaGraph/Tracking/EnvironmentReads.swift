/// What evaluations of one type read: which environment keys, and whether observable objects.
@MainActor package final class EnvironmentReads {
    private var keys: Set<ObjectIdentifier> = []

    /// For nodes that read nothing.
    package static let none = EnvironmentReads()

    package func insert(_ key: ObjectIdentifier) { keys.insert(key) }
    /// Whether an evaluation has read an observable object.
    var includesObjects = false

    package func isDisjoint(with changed: Set<ObjectIdentifier>) -> Bool { keys.isDisjoint(with: changed) }
}
