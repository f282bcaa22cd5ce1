import Synchronization

/// A lock, and what it guards. Copies share both.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let mutex = Mutex(())
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// A lock that guards a value, which may be anything: who uses it says that it can go from thread to thread.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Does something with the value while nobody else does.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try storage.mutex.withLock { _ in try body(&storage.state) }
    }

    /// Does something with the value while nobody else does.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Does something with the value if nobody else does at the moment; nil where somebody does.
    public func withLockIfAvailable<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R? {
        try storage.mutex.withLockIfAvailable { _ in try body(&storage.state) }
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock that guards a value.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock that guards what its owner says.
    public init() { self.init(uncheckedState: ()) }

    /// Does something while nobody else does.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}
