import Synchronization

/// A lock with the state that it guards. Copies share both.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let mutex = Mutex(())
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Creates a lock that guards a value of any type. The caller guarantees that several threads can use the value.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs a closure with the value while holding the lock, without checks for concurrency.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try storage.mutex.withLock { _ in try body(&storage.state) }
    }

    /// Runs a closure with the value while holding the lock.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs a closure with the value if the lock is free; returns `nil` without running it otherwise.
    public func withLockIfAvailable<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Runs a closure with the value if the lock is free, without checks for concurrency; returns `nil` without running
    /// it otherwise.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        try storage.mutex.withLockIfAvailable { _ in try body(&storage.state) }
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock that guards a value.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a value, for state that is stored elsewhere.
    public init() { self.init(uncheckedState: ()) }

    /// Runs a closure while holding the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
    /// Runs a closure while holding the lock, without checks for concurrency.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Runs a closure if the lock is free; returns `nil` without running it otherwise.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }

    /// Waits for the lock and holds it until `unlock()`, which the same thread must call.
    ///
    /// Unlike on Apple's systems a thread that locks twice waits forever and is not ended.
    @available(
        *, noasync, message: "use withLock(_:), as a task can change its thread between lock and unlock"
    )
    public func lock() { storage.mutex._unsafeLock() }

    /// Lets go of the lock.
    @available(
        *, noasync, message: "use withLock(_:), as a task can change its thread between lock and unlock"
    )
    public func unlock() { storage.mutex._unsafeUnlock() }

    /// Takes the lock if it is free, to be held until `unlock()`.
    ///
    /// - Returns: Whether the lock was free.
    @available(*, noasync, message: "use withLockIfAvailable(_:), as a task can change its thread")
    public func lockIfAvailable() -> Bool { storage.mutex._unsafeTryLock() }
}
