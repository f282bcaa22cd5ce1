import Foundation

/// A publisher that sends before an object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// The type of the values sent: a signal without content.
    public typealias Output = Void
    /// The type of failure; the publisher never fails.
    public typealias Failure = Never

    private let fanout = Fanout<Void, Never>()
    private let lock = NSLock()
    private var watches = ConnectionList<Watch>()

    /// Creates a publisher for an object without `@Published` properties, or for one that publishes only by itself.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        fanout.connect(subscriber, of: self)
    }

    /// Sends a signal to all subscribers.
    public func send() {
        fanout.send(())
        lock.withLock { watches }.forEach { $0.watcher?.objectWillChange() }
    }

    /// Notifies watchers after the announced change. Watchers on other threads may have read too early.
    func didChange() {
        lock.withLock { watches }.forEach { $0.watcher?.objectDidChange() }
    }

    /// Notifies a watcher, which is not retained, until the result is canceled.
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

/// An observer that displays an object.
package protocol ObjectWatcher: AnyObject {
    /// Handles an imminent change. Called on the thread of the change.
    func objectWillChange()
    /// Handles the new value of a `@Published` property. Called on the thread of the change.
    func objectDidChange()
}
