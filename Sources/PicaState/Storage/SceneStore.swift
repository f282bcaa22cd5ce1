import Foundation
import PicaFoundation

/// The values that the views of one window store by `@SceneStorage`.
///
/// They are written off the main thread half a second after a change. Changes within that time are written together,
/// and a crash loses at most these. Writing takes at most a twentieth of the time: values whose writing takes seconds
/// are written accordingly rarely.
@MainActor package final class SceneStore {
    private let findFolder: () -> StorageFolder?
    /// The folder. Created with the first value, so that programs without scene storage leave no files.
    private lazy var folder = findFolder()
    private let delay: Double
    private let writer = StorageWriter()
    private var places: [String: any StoredPlace] = [:]
    private var changed: [String: any StoredPlace] = [:]
    private var isScheduled = false
    /// The earliest time of the next write, on a monotonic clock.
    private var nextTime = 0.0

    /// The maximum fraction of time spent on writing.
    private static let share = 1.0 / 20

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - folder: Returns the folder, called once there is a value to store. If it returns `nil`, values last only as
    ///     long as the store.
    ///   - delay: The time from a change to writing, in seconds.
    package init(in folder: @escaping () -> StorageFolder? = { nil }, delay: Double = 0.5) {
        findFolder = folder
        self.delay = delay
        UnsavedStorage.add(self)
    }

    isolated deinit { save() }

    /// Returns the location of a key.
    ///
    /// - Parameter initial: The value if nothing is stored.
    func location<Value>(_ key: String, _ initial: Value, _ form: StorageForm<Value>) -> StateLocation<Value>
    {
        if let known = places[key] {
            if let location = known as? StoredLocation<Value> { return location }
            Self.logger.warningOnce(
                "@SceneStorage has values of several types as \(key); only the first is kept")
            return StateLocation(initial)
        }
        let made = StoredLocation(folder?.read(key).flatMap(form.read) ?? initial, key, form, in: self)
        places[key] = made
        return made
    }

    func noteChange(of place: any StoredPlace) {
        guard folder != nil else { return }
        changed[place.key] = place
        schedule()
    }

    private func schedule() {
        guard !isScheduled, !changed.isEmpty else { return }
        isScheduled = true
        let wait = max(delay, nextTime - Self.now)
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(wait))
            self?.write()
        }
    }

    private func write() {
        guard let folder else { return }
        let snapshots = takeChanges()
        writer.write(snapshots, to: folder) { [weak self] duration, failed in
            guard let self else { return }
            nextTime = Self.now + duration / Self.share
            isScheduled = false
            schedule()
            putOff(failed)
        }
    }

    /// Queues values that could not be written for the next write: a full disk may have space by then.
    private func putOff(_ keys: [String]) {
        for key in keys where changed[key] == nil { changed[key] = places[key] }
    }

    private func takeChanges() -> [String: StorageSnapshot] {
        defer { changed = [:] }
        return changed.mapValues { $0.snapshot() }
    }

    private static var now: Double {
        Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }

    private static let logger = Logger(subsystem: "Pica", category: "storage")
}

extension SceneStore: UnsavedStore {
    package func save() {
        guard !places.isEmpty, let folder else { return }
        putOff(writer.writeNow(takeChanges(), to: folder))
    }
}

/// Writes a store's values in order.
private final class StorageWriter: Sendable {
    private let queue = DispatchQueue(label: "pica.storage", qos: .utility)
    /// The last written values, if short. Used on the queue only.
    nonisolated(unsafe) private var written: [String: StorageValue] = [:]

    /// Writes values asynchronously.
    ///
    /// - Parameter completion: Receives the duration in seconds and the keys that could not be written.
    func write(
        _ snapshots: [String: StorageSnapshot], to folder: StorageFolder,
        completion: @escaping @MainActor (Double, [String]) -> Void
    ) {
        queue.async { [self] in
            let start = DispatchTime.now().uptimeNanoseconds
            let failed = put(snapshots, folder)
            let duration = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            Task { @MainActor in completion(duration, failed) }
        }
    }

    /// Writes values synchronously, after pending writes.
    ///
    /// - Returns: The keys that could not be written.
    func writeNow(_ snapshots: [String: StorageSnapshot], to folder: StorageFolder) -> [String] {
        queue.sync { put(snapshots, folder) }
    }

    private func put(_ snapshots: [String: StorageSnapshot], _ folder: StorageFolder) -> [String] {
        snapshots.compactMap { key, snapshot in
            let value = snapshot.make()
            if let value, written[key] == value { return nil }
            let isWritten = folder.write(value, as: key)
            written[key] = isWritten && value?.isShort == true ? value : nil
            return isWritten ? nil : key
        }
    }
}
