import Foundation

/// A property wrapper for a value of the app's defaults (`UserDefaults`), which outlives the program.
///
/// Views that read it observe changes made in this program: those by `@AppStorage` at once, others with the next frame.
/// On Linux Foundation writes defaults to disk only on request, so Pica does that half a second after a change and when
/// the program ends. A URL is stored as its text. It is meant for settings: a long text is copied for each keystroke.
///
/// It can also be used outside of views.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let form: StorageForm<Value>
    private let defaults: UserDefaults?
    private var location: DefaultsLocation<Value>?

    init(_ key: String, initial: Value, form: StorageForm<Value>, store: UserDefaults?) {
        self.key = key
        self.initial = initial
        self.form = form
        defaults = store
    }

    private var joined: DefaultsLocation<Value> {
        location ?? DefaultsLocation(key, initial, form, in: .of(defaults ?? .standard))
    }

    /// The current value: that in the defaults, else the initial one.
    public var wrappedValue: Value {
        get { joined.get() }
        nonmutating set { joined.set(newValue) }
    }

    /// A binding to the value: `$name`.
    public var projectedValue: Binding<Value> { Binding(location: joined) }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        let store = DefaultsStore.of(defaults ?? environment.defaultAppStorage)
        if let known = slot as? DefaultsLocation<Value>, known.belongs(to: store, as: key) {
            location = known
            return
        }
        let made = DefaultsLocation(key, initial, form, in: store)
        store.follow(key, made)
        slot = made
        location = made
    }

    package func isSame(as other: AppStorage) -> Bool { key == other.key && defaults === other.defaults }
}

/// One view's access to a default.
final class DefaultsLocation<Value>: StateLocation<Value>, DefaultsPlace, @unchecked Sendable {
    private let key: String
    private let initial: Value
    private let form: StorageForm<Value>
    private let store: DefaultsStore

    init(_ key: String, _ initial: Value, _ form: StorageForm<Value>, in store: DefaultsStore) {
        (self.key, self.initial, self.form, self.store) = (key, initial, form, store)
        super.init(initial: store.read(key).flatMap(form.read) ?? initial)
    }

    func belongs(to store: DefaultsStore, as key: String) -> Bool { self.store === store && self.key == key }

    override func set(_ new: Value) {
        super.set(new)
        store.write(form.write(new), as: key)
    }

    /// Not deferred, because other code may read the defaults at any time.
    override func set(_ deferred: Deferred<Value>) { set(deferred.value) }

    func take(_ value: StorageValue?) { super.set(value.flatMap(form.read) ?? initial) }
}

private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
    package var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}
