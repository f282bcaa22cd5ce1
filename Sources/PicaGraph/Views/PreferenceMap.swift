/// The keys of the preferences set below a node, with the number of writers for each.
///
/// Values are not cached here. A reader merges them when it is asked, and is asked again only after a writer below it
/// was added, changed or removed. Parts of the tree without a writer are skipped.
@MainActor struct PreferenceMap {
    private var writers: [ObjectIdentifier: Int]?

    func has(_ key: ObjectIdentifier) -> Bool { writers?[key] != nil }

    /// The keys that have at least one writer.
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

/// A node that depends on a preference set below it.
@MainActor protocol PreferenceReading: ViewNode {
    var preferenceKey: ObjectIdentifier { get }
    /// Whether the node is queued in the graph to read again.
    var isReadingDue: Bool { get set }
    /// Reads the preference again, once the tree is up to date, because it changed below.
    func preferencesDidChange()
}

extension ViewNode {
    /// Returns the merged preference of the views below; `nil` if none sets it.
    final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let id = ObjectIdentifier(key)
        guard preferences.has(id) || graph.onDemandPreferences.has(id) else { return nil }
        return readPreference(key)
    }

    /// Merges the preferences of several nodes in order.
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

    /// Records that a writer below, or this node itself, was added (1), changed (0) or removed (-1).
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
