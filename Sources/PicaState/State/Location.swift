/// The place of a value that views share: the storage of `@State`, or a part of it.
package class Location<Value>: @unchecked Sendable {
    /// Returns the value. A node that is being evaluated becomes a reader and is updated when the value changes.
    package func get() -> Value { preconditionFailure("abstract") }
    package func set(_ value: Value) {}
    /// Sets a value that is computed on first read. Locations that cannot defer it compute it now.
    package func set(_ deferred: Deferred<Value>) { set(deferred.value) }
    /// Returns whether the value is still that of a deferred one. Counts as a read but computes nothing; `false` if
    /// unknown.
    package func holds(_ deferred: Deferred<Value>) -> Bool { false }
    /// Changes the value in place. A concurrent write is overwritten.
    package func modify(_ change: (inout Value) -> Void) {
        var value = get()
        change(&value)
        set(value)
    }
    /// Reads a part of the value. If the location supports it, a node being evaluated depends on that part only.
    ///
    /// - Parameter part: Must return the same part for the same value.
    package func read<Part>(_ part: @escaping (Value) -> Part) -> Part { part(get()) }
    /// Returns whether both locations are the same place.
    package func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A location that reads and writes through closures.
package final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
    private let read: () -> Value
    private let write: (Value) -> Void

    package init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }

    package override func get() -> Value { read() }
    package override func set(_ value: Value) { write(value) }
}
