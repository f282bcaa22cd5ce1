import Foundation
import PicaFoundation

/// Something that is written a little later than it is changed.
@MainActor package protocol UnsavedStore: AnyObject {
    /// Writes at once all that is not written yet.
    func save()
}

/// All that is to be written before the program ends.
@MainActor package enum UnsavedStorage {
    private struct Weak {
        weak var store: (any UnsavedStore)?
    }

    private static var stores: [Weak] = []
    /// An app may end itself by `exit` anywhere.
    private static let savesAtExit: Void = {
        _ = atexit { if MainThread.isCurrent { MainThread.assumeIsolated { UnsavedStorage.save() } } }
    }()

    static func add(_ store: any UnsavedStore) {
        _ = savesAtExit
        stores.removeAll { $0.store == nil }
        stores.append(Weak(store: store))
    }

    /// Writes at once all that is not written yet.
    package static func save() {
        for weak in stores { weak.store?.save() }
    }
}
