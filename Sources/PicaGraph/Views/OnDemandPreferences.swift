/// A preference that very many views could say, and that they are asked for only while somebody reads it.
///
/// Leaves that say it are no writers: their behaviour answers `latentPreference`, and tells the graph when
/// the answer may be another.
package protocol OnDemandPreferenceKey: PreferenceKey {}

/// Who reads latent preferences.
@MainActor struct OnDemandPreferences {
    private var readers: [ObjectIdentifier: any PreferenceReading] = [:]
    /// How many there are for each key.
    private var counts: [ObjectIdentifier: Int] = [:]
    /// Whether all are to read again once the tree is up to date.
    private var areDue = false

    /// Whether anybody reads what leaves say under a key.
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

    /// Those that have to be told that a leaf says something else; none where they have been already.
    mutating func takeUntold() -> [any PreferenceReading] {
        guard !areDue, !readers.isEmpty else { return [] }
        areDue = true
        return Array(readers.values)
    }

    /// They read again now.
    mutating func willRead() { areDue = false }
}

extension ViewGraph {
    /// What a leaf says may be another thing than it was.
    package func latentPreferencesDidChange() {
        for reader in onDemandPreferences.takeUntold() { enqueueReader(reader) }
    }
}
