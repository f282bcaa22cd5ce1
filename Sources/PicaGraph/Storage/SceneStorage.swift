import Foundation

/// Storage that a window has for its views, and that is there again when the program is started anew.
///
/// Views of one window that name the same key share one value. It is read from the disk before the first `body` that
/// asks, and written soon after each change beside the main thread, at once when the window closes or the program
/// ends; a program that is killed or ends by a mistake loses the changes of half a second. A long text that an editor
/// is bound to costs nothing for each key; it is written as seldom as keeps writing to a twentieth of the time.
///
/// It is kept in `$XDG_STATE_HOME` (`~/.local/state`) under the program's name, by the window group's `id` and a
/// number: the first window of a group has what the first window had the last time. A value that cannot be read, as
/// its file is damaged, is the initial one, and a warning says where that file is now. Outside a window nothing is
/// kept. Unlike in SwiftUI closing a window keeps its values, as Pica opens one window of a group at a start.
/// It is no place for secrets: whoever can read the person's files can read them there.
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

    /// The value now. Outside a mounted view it is the initial one, and writes have no effect.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the storage: `$name`. Outside a mounted view it is one to the initial value, and writes have no
    /// effect.
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

    /// A later initial value is ignored, as the storage has one already.
    package func isSame(as other: SceneStorage) -> Bool { key == other.key }
}

private enum SceneStoreKey: EnvironmentKey {
    static var defaultValue: SceneStore? { nil }
}

extension EnvironmentValues {
    /// What `@SceneStorage` keeps its values in; nil outside a window.
    package var sceneStore: SceneStore? {
        get { self[SceneStoreKey.self] }
        set { self[SceneStoreKey.self] = newValue }
    }
}
