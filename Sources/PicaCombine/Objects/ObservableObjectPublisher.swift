import Foundation

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// It tells nothing but that.
    public typealias Output = Void
    /// It cannot fail.
    public typealias Failure = Never

    private let fanout = Fanout<Void, Never>()
    private let lock = NSLock()
    private var watches = ConnectionList<Watch>()

    /// One of an object's own, where it has no `@Published` properties or wants to tell by itself alone.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        fanout.connect(subscriber, of: self)
    }

    /// Tells all subscribers.
    public func send() {
        fanout.send(())
        lock.withLock { watches }.forEach { $0.watcher?.objectWillChange() }
    }

    /// The change that was told of has been made. Watchers on other threads may have looked too early.
    func didChange() {
        lock.withLock { watches }.forEach { $0.watcher?.objectDidChange() }
    }

    /// Tells a watcher, which is not held, until this is cancelled.
    package func watch(by watcher: any ObjectWatcher) -> AnyCancellable {
        let watch = Watch(watcher)
        lock.withLock { watches.append(watch) }
        return AnyCancellable { [weak self] in
            guard let self else { return }
            lock.withLock { watches.remove(watch) }
        }
    }

    private final class Watch: Listed, @unchecked Sendable {
        weak var watcher: (any ObjectWatcher)?
        var place = -1

        init(_ watcher: any ObjectWatcher) { self.watcher = watcher }
    }
}

/// Somebody who shows an object.
package protocol ObjectWatcher: AnyObject {
    /// It is about to change. Called on the thread that changes it.
    func objectWillChange()
    /// A `@Published` property has its new value. Called on the thread that has changed it.
    func objectDidChange()
}
