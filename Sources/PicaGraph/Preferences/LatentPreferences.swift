/// A preference that very many views could say, and that they are asked for only while somebody reads it.
///
/// Leaves that say it are no writers: their behaviour answers `latentPreference`, and tells the graph when
/// the answer may be another.
package protocol LatentPreferenceKey: PreferenceKey {}

/// Who reads latent preferences.
@MainActor struct LatentPreferences {
    private(set) var readers: [any PreferenceReading] = []

    /// Whether anybody reads what leaves say under a key.
    func has(_ key: ObjectIdentifier) -> Bool { readers.contains { $0.preferenceKey == key } }

    mutating func add(_ reader: any PreferenceReading) { readers.append(reader) }
    mutating func remove(_ reader: any PreferenceReading) { readers.removeAll { $0 === reader } }
}

extension ViewGraph {
    /// What a leaf says may be another thing than it was.
    package func latentPreferencesDidChange() {
        for reader in latentPreferences.readers { enqueueReader(reader) }
    }
}
