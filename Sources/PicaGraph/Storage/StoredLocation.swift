import PicaFoundation

/// The storage of one key of a scene's, for all views that name it.
final class StoredLocation<Value>: StateLocation<Value>, StoredPlace, @unchecked Sendable {
    let key: String
    private let form: StorageForm<Value>
    private weak let store: SceneStore?

    init(_ value: Value, _ key: String, _ form: StorageForm<Value>, in store: SceneStore) {
        self.key = key
        self.form = form
        self.store = store
        super.init(value)
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
        // What an app's types make of themselves is made here; a text that nobody has read need not be.
        if held.madeValue == nil, !held.isDiscarded {
            return StorageSnapshot(make: { [form] in form.write(held.passingValue) })
        }
        let value = form.write(held.value)
        return StorageSnapshot(make: { value })
    }
}

/// A place whose value is kept, of whatever type.
protocol StoredPlace: AnyObject, Sendable {
    var key: String { get }
    /// The value as it is now.
    @MainActor func snapshot() -> StorageSnapshot
}

/// A value on its way to the disk; made where it is written.
struct StorageSnapshot: @unchecked Sendable {
    let make: () -> StorageValue?
}
