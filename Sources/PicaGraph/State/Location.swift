/// Where a value lives that views share: the storage of `@State`, or a part of it.
package class Location<Value>: @unchecked Sendable {
    /// The value. A node that is being evaluated is brought up to date when another is written.
    package func get() -> Value { preconditionFailure("abstract") }
    package func set(_ value: Value) {}
    /// Takes a value that is made when somebody reads it, where the place can wait for that; else it is made
    /// now.
    package func set(_ deferred: Deferred<Value>) { set(deferred.value) }
    /// Whether the value is still that of a deferred one. This counts as reading it, though nothing is made;
    /// false where the place cannot tell.
    package func holds(_ deferred: Deferred<Value>) -> Bool { false }
    /// Changes the value by a function. A write that happens meanwhile is written over.
    package func modify(_ change: (inout Value) -> Void) {
        var value = get()
        change(&value)
        set(value)
    }
    /// Reads a part of the value. A node that is being evaluated depends on that part alone, where the place
    /// can tell.
    /// - Parameter part: Gives the same of the same value.
    package func read<Part>(_ part: @escaping (Value) -> Part) -> Part { part(get()) }
    /// Whether both lead to the same place.
    package func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A value reached by two closures.
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
