import Foundation

/// The last value of a subject that stores it, with its number.
final class Latest<Output>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: (value: Output, number: UInt64)

    init(_ value: Output) { stored = (value, 1) }

    var numbered: (value: Output, number: UInt64) { lock.withLock { stored } }
    var value: Output { numbered.value }

    /// Replaces the value and returns the previous one, which the caller releases.
    ///
    /// It must be outside of any lock, as its `deinit` may call back.
    func exchange(_ value: Output, number: UInt64) -> Output {
        lock.withLock {
            defer { stored = (value, number) }
            return stored.value
        }
    }
}
