/// What a node knows of the preferences that are set below it: which keys, and by how many writers.
///
/// Values are not kept here. A reader merges them when it is asked, and is asked again only after a
/// writer below it came, changed or went; parts of the tree without a writer are passed over.
@MainActor struct PreferenceMap {
    private var writers: [ObjectIdentifier: Int]?

    func has(_ key: ObjectIdentifier) -> Bool { writers?[key] != nil }

    /// The keys that some writer sets.
    var keys: [ObjectIdentifier] { writers.map { Array($0.keys) } ?? [] }

    mutating func add(_ count: Int, for key: ObjectIdentifier) {
        let now = (writers?[key] ?? 0) + count
        if now > 0 {
            writers = writers ?? [:]
            writers?[key] = now
        } else {
            writers?[key] = nil
            if writers?.isEmpty == true { writers = nil }
        }
    }
}

/// A node that depends on what is set below it.
@MainActor protocol PreferenceReading: ViewNode {
    var preferenceKey: ObjectIdentifier { get }
    /// Waiting in the graph to read again.
    var isReadingDue: Bool { get set }
    /// Something set below has changed: read it again once the tree is up to date.
    func preferencesDidChange()
}

extension ViewNode {
    /// What the views below say together; nil where none says anything.
    final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let id = ObjectIdentifier(key)
        guard preferences.has(id) || graph.onDemandPreferences.has(id) else { return nil }
        return readPreference(key)
    }

    /// What several nodes say, one after the other.
    final func merged<Key: PreferenceKey>(_ key: Key.Type, of nodes: [ViewNode]) -> Key.Value? {
        var sum: Key.Value?
        for node in nodes {
            guard let next = node.preference(key) else { continue }
            if var value = sum {
                Key.reduce(value: &value) { next }
                sum = value
            } else {
                sum = next
            }
        }
        return sum
    }

    /// Notes that a writer below, or this node itself, came (1), changed (0) or went (-1).
    final func preferenceWriter(_ key: ObjectIdentifier, changed count: Int) {
        var node: ViewNode? = self
        while let current = node {
            if count != 0 { current.preferences.add(count, for: key) }
            if let reader = current as? any PreferenceReading, reader.preferenceKey == key {
                graph.enqueueReader(reader)
            }
            node = current.parent
        }
    }
}
