import Foundation

/// The last value of a subject that remembers it, and which one it is.
final class Latest<Output>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: (value: Output, number: UInt64)

    init(_ value: Output) { stored = (value, 1) }

    var numbered: (value: Output, number: UInt64) { lock.withLock { stored } }
    var value: Output { numbered.value }

    /// Puts another value in place of the one that it returns, which is let go by the caller: outside of any
    /// lock, as it may have a `deinit` that comes back here.
    func exchange(_ value: Output, number: UInt64) -> Output {
        lock.withLock {
            defer { stored = (value, number) }
            return stored.value
        }
    }
}
