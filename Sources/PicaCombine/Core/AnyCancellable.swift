import Foundation

/// A type-erased cancellable that cancels when it is deallocated.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Creates a cancellable with a closure, which is called at most once.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Creates a type-erased cancellable.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { action?() }

    /// Cancels; further calls have no effect.
    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Whether both are the same object.
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Stores this in a collection; deallocating that cancels it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Stores this in a set; deallocating that cancels it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}
