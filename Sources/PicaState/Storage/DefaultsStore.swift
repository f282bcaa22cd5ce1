import Foundation
import PicaFoundation
import Synchronization

/// The defaults as `@AppStorage` reads and writes them.
///
/// On Linux Foundation neither notifies of changes to defaults nor writes them to disk on its own. So the observed keys
/// are read before each frame, and changes are written to disk soon after, off the main thread.
package final class DefaultsStore: @unchecked Sendable {
    let defaults: UserDefaults

    /// The last known value and the observers of each key. Guarded by `lock`.
    private var followed: [String: Followed] = [:]
    private var isScheduled = false
    private var isChanged = false
    private let lock = NSLock()
    private let queue = DispatchQueue(label: "pica.defaults", qos: .utility)

    private struct Followed {
        var value: StorageValue?
        private(set) var places: [Weak] = []
        /// The number of observers at which freed ones are removed.
        private var limit = 16

        init(value: StorageValue?) { self.value = value }

        mutating func add(_ place: any DefaultsPlace) {
            if places.count >= limit {
                places.removeAll { $0.place == nil }
                limit = max(16, 2 * places.count)
            }
            places.append(Weak(place: place))
        }
    }

    private struct Weak {
        weak var place: (any DefaultsPlace)?
    }

    /// The time from a change to writing, in seconds.
    private static let delay = 0.5
    private static let all = Mutex<[DefaultsStore]>([])

    /// Returns the store of a `UserDefaults` object.
    static func of(_ defaults: UserDefaults) -> DefaultsStore {
        let (store, isNew) = all.withLock { all in
            if let known = all.first(where: { $0.defaults === defaults }) { return (known, false) }
            let made = DefaultsStore(defaults)
            all.append(made)
            return (made, true)
        }
        if isNew { MainThread.run { UnsavedStorage.add(store) } }
        return store
    }

    private init(_ defaults: UserDefaults) { self.defaults = defaults }

    // MARK: Values

    func read(_ key: String) -> StorageValue? {
        switch defaults.object(forKey: key) {
        case let value as Bool: .bool(value)
        case let value as Int: .integer(value)
        case let value as Double: .number(value)
        case let value as String: .text(value)
        case let value as Data: .data(value)
        default: nil
        }
    }

    func write(_ value: StorageValue?, as key: String) {
        switch value {
        case nil: defaults.removeObject(forKey: key)
        case .bool(let value)?: defaults.set(value, forKey: key)
        case .integer(let value)?: defaults.set(value, forKey: key)
        case .number(let value)?: defaults.set(value, forKey: key)
        case .text(let value)?: defaults.set(value, forKey: key)
        // `set(_ url:)` would store only the path.
        case .url(let value)?: defaults.set(value.absoluteString, forKey: key)
        case .data(let value)?: defaults.set(value, forKey: key)
        }
        scheduleSaving()
        refresh([key])
    }

    // MARK: Observing

    func follow(_ key: String, _ place: any DefaultsPlace) {
        let value = read(key)
        lock.withLock {
            followed[key, default: Followed(value: value)].add(place)
        }
    }

    /// Reads the observed keys of all stores and notifies observers of changes.
    package static func refresh() {
        for store in all.withLock({ $0 }) { store.refresh(store.followedKeys) }
    }

    /// The keys with observers. Others are dropped, as a lookup in Foundation takes microseconds.
    private var followedKeys: [String] {
        lock.withLock {
            for (key, known) in followed where known.places.allSatisfy({ $0.place == nil }) {
                followed[key] = nil
            }
            return Array(followed.keys)
        }
    }

    private func refresh(_ keys: [String]) {
        for key in keys {
            let value = read(key)
            let places = lock.withLock { () -> [Weak] in
                guard let known = followed[key], known.value != value else { return [] }
                followed[key]?.value = value
                return known.places
            }
            for weak in places { weak.place?.take(value) }
        }
    }

    // MARK: Saving

    private func scheduleSaving() {
        let isFirst = lock.withLock {
            isChanged = true
            defer { isScheduled = true }
            return !isScheduled
        }
        guard isFirst else { return }
        queue.asyncAfter(deadline: .now() + Self.delay) { [self] in
            lock.withLock { isScheduled = false }
            synchronize()
        }
    }

    private func synchronize() {
        let isDue = lock.withLock {
            defer { isChanged = false }
            return isChanged
        }
        if isDue, !defaults.synchronize() {
            Logger(subsystem: "Pica", category: "storage").warningOnce(
                "what @AppStorage keeps cannot be written")
        }
    }
}

extension DefaultsStore: UnsavedStore {
    package func save() { queue.sync { synchronize() } }
}

/// An observer of a default.
protocol DefaultsPlace: AnyObject, Sendable {
    /// Takes a new value.
    func take(_ value: StorageValue?)
}
