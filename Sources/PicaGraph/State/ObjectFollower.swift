import Foundation
import PicaCombine
import PicaFoundation

/// Brings a node up to date when an observable object that it shows changes.
final class ObjectFollower: ObjectWatcher, @unchecked Sendable {
    // Weak, so that another object in its place is told apart from it. Touched on the main thread only, as are
    // the next two.
    private weak var object: AnyObject?
    private weak var reader: (any Reader)?
    private var subscription: AnyCancellable?
    private let lock = NSLock()
    /// Whether the main thread has still to hear of a change made on another.
    private var isPosted = false

    /// Follows an object for the node that is being evaluated.
    func follow<Object: ObservableObject>(_ object: Object) {
        reader = Evaluation.current
        guard object !== self.object else { return }
        self.object = object
        let publisher = object.objectWillChange
        subscription =
            (publisher as? ObservableObjectPublisher)?.watch(by: self)
            ?? publisher.sink { [weak self] _ in self?.objectWillChange() }
    }

    func objectWillChange() {
        if !MainThread.isCurrent {
            Logger(subsystem: "Pica", category: "views").warningOnce(
                """
                Publishing changes from background threads is not allowed; make sure to publish values from \
                the main thread (via operators like receive(on:)) on model updates.
                """)
        }
        invalidate()
    }

    /// What was evaluated since it was told of, on another thread or by a subscriber, had the old value.
    func objectDidChange() { invalidate() }

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
