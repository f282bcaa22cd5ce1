import Foundation

/// A property wrapper for storage of a window that is restored when the program is started again.
///
/// Views of one window with the same key share the value. It is read from disk before the first `body` that uses it,
/// and written soon after each change, off the main thread. When the window closes or the program ends it is written at
/// once; a program that is killed or crashes loses the changes of half a second. A long text bound to an editor costs
/// nothing per keystroke: it is written so rarely that writing takes at most a twentieth of the time.
///
/// Values are stored in `$XDG_STATE_HOME` (`~/.local/state`) under the program's name, by the window group's `id` and a
/// number. The first window of a group restores what the first window stored last time. If a file is damaged, the value
/// is the initial one, and a warning tells where the file was moved. Outside a window nothing is stored. Unlike in
/// SwiftUI, closing a window keeps its values, because Pica opens one window of a group at start.
///
/// Do not store secrets: everyone who can read the user's files can read them there.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let form: StorageForm<Value>
    private var location: Location<Value>?

    init(_ key: String, initial: Value, form: StorageForm<Value>) {
        self.key = key
        self.initial = initial
        self.form = form
    }

    /// The current value. Outside a mounted view it is the initial one, and writes have no effect.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the storage: `$name`. Outside a mounted view it reads the initial value, and writes have no effect.
    public var projectedValue: Binding<Value> {
        Binding(location: location ?? FunctionLocation(get: { [initial] in initial }, set: { _ in }))
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        let joined: StateLocation<Value>
        if let store = environment.sceneStore {
            if let known = slot as? StoredLocation<Value>, known.belongs(to: store, as: key) {
                joined = known
            } else {
                joined = store.location(key, initial, form)
            }
        } else {
            joined = slot as? StateLocation<Value> ?? StateLocation(initial)
        }
        slot = joined
        location = joined
    }

    /// Compares the keys only: a later initial value is ignored, as the storage has one already.
    package func isSame(as other: SceneStorage) -> Bool { key == other.key }
}

private enum SceneStoreKey: EnvironmentKey {
    static var defaultValue: SceneStore? { nil }
}

extension EnvironmentValues {
    /// The store of `@SceneStorage`; `nil` outside a window.
    package var sceneStore: SceneStore? {
        get { self[SceneStoreKey.self] }
        set { self[SceneStoreKey.self] = newValue }
    }
}
