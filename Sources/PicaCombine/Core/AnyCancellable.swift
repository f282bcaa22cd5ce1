import Foundation

/// Something under way that is given up, at the latest, when nobody holds this any more.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Cancels by a closure, which is called once at most.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Cancels something, whose type is forgotten.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { action?() }

    /// Gives it up; does nothing when it has been already.
    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Two are equal if they are one object.
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Keeps this in a collection, to be cancelled when that goes.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this in a set, to be cancelled when that goes.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}
