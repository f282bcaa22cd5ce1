import Foundation
import PicaFoundation

/// A store that writes changes with a delay.
@MainActor package protocol UnsavedStore: AnyObject {
    /// Writes all pending changes now.
    func save()
}

/// All stores to be written before the program ends.
@MainActor package enum UnsavedStorage {
    private struct Weak {
        weak var store: (any UnsavedStore)?
    }

    private static var stores: [Weak] = []
    /// Registers the handler for an app that calls `exit` anywhere.
    private static let savesAtExit: Void = {
        _ = atexit { if MainThread.isCurrent { MainThread.assumeIsolated { UnsavedStorage.save() } } }
    }()

    static func add(_ store: any UnsavedStore) {
        _ = savesAtExit
        stores.removeAll { $0.store == nil }
        stores.append(Weak(store: store))
    }

    /// Writes all pending changes of all stores now.
    package static func save() {
        for weak in stores { weak.store?.save() }
    }
}
