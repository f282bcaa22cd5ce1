import PicaFoundation

/// The storage of one scene storage key, shared by all views that use it.
final class StoredLocation<Value>: StateLocation<Value>, StoredPlace, @unchecked Sendable {
    let key: String
    private let form: StorageForm<Value>
    private weak let store: SceneStore?

    init(_ value: Value, _ key: String, _ form: StorageForm<Value>, in store: SceneStore) {
        self.key = key
        self.form = form
        self.store = store
        super.init(initial: value)
    }

    func belongs(to store: SceneStore, as key: String) -> Bool { self.store === store && self.key == key }

    override func set(_ new: Value) {
        super.set(new)
        noteChange()
    }

    override func set(_ deferred: Deferred<Value>) {
        super.set(deferred)
        noteChange()
    }

    private func noteChange() {
        MainThread.run { [self] in store?.noteChange(of: self) }
    }

    @MainActor func snapshot() -> StorageSnapshot {
        let held = held
        // App types are converted here, on the main thread; a text that was not read yet is converted by the writer.
        if held.madeValue == nil, !held.isDiscarded {
            return StorageSnapshot(make: { [form] in form.write(held.passingValue) })
        }
        let value = form.write(held.value)
        return StorageSnapshot(make: { value })
    }
}

/// A stored location of any type.
protocol StoredPlace: AnyObject, Sendable {
    var key: String { get }
    /// Returns a snapshot of the current value.
    @MainActor func snapshot() -> StorageSnapshot
}

/// A value to be written, converted at the time of writing.
struct StorageSnapshot: @unchecked Sendable {
    let make: () -> StorageValue?
}
