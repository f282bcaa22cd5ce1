/// A preference that very many views could set, so it is computed only while a reader exists.
///
/// Leaves do not register as writers for it. Their behavior answers `onDemandPreference` and tells the graph when the
/// answer may have changed.
package protocol OnDemandPreferenceKey: PreferenceKey {}

/// The readers of on-demand preferences.
@MainActor struct OnDemandPreferences {
    private var readers: [ObjectIdentifier: any PreferenceReading] = [:]
    /// The number of readers for each key.
    private var counts: [ObjectIdentifier: Int] = [:]
    /// Whether all readers are queued to read again once the tree is up to date.
    private var areDue = false

    /// Whether a key has a reader.
    func has(_ key: ObjectIdentifier) -> Bool { counts[key] != nil }

    mutating func add(_ reader: any PreferenceReading) {
        guard readers.updateValue(reader, forKey: ObjectIdentifier(reader)) == nil else { return }
        counts[reader.preferenceKey, default: 0] += 1
        if areDue { reader.graph.enqueueReader(reader) }
    }

    mutating func remove(_ reader: any PreferenceReading) {
        guard readers.removeValue(forKey: ObjectIdentifier(reader)) != nil else { return }
        let left = (counts[reader.preferenceKey] ?? 0) - 1
        counts[reader.preferenceKey] = left > 0 ? left : nil
    }

    /// Returns the readers to notify of a change; none if they are queued already.
    mutating func takeUntold() -> [any PreferenceReading] {
        guard !areDue, !readers.isEmpty else { return [] }
        areDue = true
        return Array(readers.values)
    }

    /// Notes that the queued readers read now.
    mutating func willRead() { areDue = false }
}

extension ViewGraph {
    /// Queues the readers because a leaf's value may have changed.
    package func onDemandPreferencesDidChange() {
        for reader in onDemandPreferences.takeUntold() { enqueueReader(reader) }
    }
}
