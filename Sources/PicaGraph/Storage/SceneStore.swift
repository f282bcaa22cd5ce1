import Foundation
import PicaFoundation

/// What the views of one window keep by `@SceneStorage`.
///
/// It is written beside the main thread, half a second after a change: so changes of half a second are written
/// together, and no more than that is lost where the program ends without a word. Writing takes a twentieth of the
/// time at most; what is so long that it takes seconds is written as seldom as that comes to.
@MainActor package final class SceneStore {
    private let findFolder: () -> StorageFolder?
    /// Looked for with the first value: most programs keep none, and are to leave nothing behind.
    private lazy var folder = findFolder()
    private let delay: Double
    private let writer = StorageWriter()
    private var places: [String: any StoredPlace] = [:]
    private var changed: [String: any StoredPlace] = [:]
    private var isScheduled = false
    /// On the clock that never goes back: when something may be written again.
    private var nextTime = 0.0

    /// Of all time, how much is spent on writing at most.
    private static let share = 1.0 / 20

    /// - Parameters:
    ///   - folder: Called once there is something to keep; nil to keep it as long as the store is there, and no
    ///     longer.
    ///   - delay: From a change to when it is written, in seconds.
    package init(in folder: @escaping () -> StorageFolder? = { nil }, delay: Double = 0.5) {
        findFolder = folder
        self.delay = delay
        UnsavedStorage.add(self)
    }

    isolated deinit { save() }

    /// The place of a key.
    /// - Parameter initial: What it holds where nothing is kept.
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

    /// Has what could not be written be written with the next change, or at the end: a full disk may have room then.
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

/// Writes a store's values one after the other.
private final class StorageWriter: Sendable {
    private let queue = DispatchQueue(label: "pica.storage", qos: .utility)
    /// What was written last, where that is short. Only used on the queue.
    nonisolated(unsafe) private var written: [String: StorageValue] = [:]

    /// - Parameter completion: Given how long it took, in seconds, and what could not be written.
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

    /// Writes behind what is being written.
    /// - Returns: What could not be written.
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
