import Foundation
import PicaCombine
import PicaFoundation

/// An observer that updates a node when an observable object that it shows changes.
package final class ObjectFollower: ObjectWatcher, @unchecked Sendable {
    package init() {}

    // Weak, so that a new object at the same address counts as another. The next three are used on the main thread
    // only.
    private weak var object: AnyObject?
    private weak var reader: (any Reader)?
    private var subscription: AnyCancellable?
    private let lock = NSLock()
    /// Whether a change from another thread is still on its way to the main thread.
    private var isPosted = false

    /// Observes an object on behalf of the node that is being evaluated.
    package func follow<Object: ObservableObject>(_ object: Object) {
        reader = Evaluation.current
        guard object !== self.object else { return }
        self.object = object
        let publisher = object.objectWillChange
        subscription =
            (publisher as? ObservableObjectPublisher)?.watch(by: self)
            ?? publisher.sink { [weak self] _ in self?.objectWillChange() }
    }

    package func objectWillChange() {
        if !MainThread.isCurrent {
            Logger(subsystem: "Pica", category: "views").warningOnce(
                """
                Publishing changes from background threads is not allowed; make sure to publish values from \
                the main thread (via operators like receive(on:)) on model updates.
                """)
        }
        invalidate()
    }

    /// Invalidates again after the change. An evaluation between `objectWillChange` and now, on another thread or by a
    /// subscriber, used the old value.
    package func objectDidChange() { invalidate() }

    private func invalidate() {
        if MainThread.isCurrent { return MainThread.assumeIsolated { reader?.invalidate() } }
        let isNew = lock.withLock {
            defer { isPosted = true }
            return !isPosted
        }
        guard isNew else { return }
        Transaction.runOnMain { [weak self] in
            guard let self else { return }
            lock.withLock { isPosted = false }
            reader?.invalidate()
        }
    }
}
