import Foundation

/// A place that notes which nodes read it.
package protocol ReadableLocation: AnyObject {
    func remove(reader: ViewNode)
}

/// Where a value lives that views share: the storage of `@State`, or a part of it.
package class Location<Value>: @unchecked Sendable {
    package func get() -> Value { preconditionFailure("abstract") }
    package func set(_ value: Value) {}
    /// Takes a value that is made when somebody reads it, where the place can wait for that; else it is made
    /// now.
    package func set(_ deferred: Deferred<Value>) { set(deferred.value) }
    /// Whether the value is still that of a deferred one. This counts as reading it, though nothing is made;
    /// false where the place cannot tell.
    package func holds(_ deferred: Deferred<Value>) -> Bool { false }
    /// Changes the value in place; for stored state, with no other write in between.
    package func modify(_ change: (inout Value) -> Void) {
        var value = get()
        change(&value)
        set(value)
    }
    /// Whether both lead to the same place.
    package func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The storage of one `@State` in one node. Can be read and written from any thread.
package final class StateLocation<Value>: Location<Value>, ReadableLocation, WritableSlot,
    @unchecked Sendable
{
    private let lock = NSLock()
    private var stored: Stored
    private(set) var wasWritten = false
    private var readers: [ObjectIdentifier: Reader] = [:]

    private struct Reader {
        package weak var node: ViewNode?
    }

    private enum Stored {
        case value(Value)
        case deferred(Deferred<Value>)

        var value: Value {
            switch self {
            case .value(let value): value
            case .deferred(let deferred): deferred.value
            }
        }
    }

    package init(_ value: Value) { stored = .value(value) }

    package override func get() -> Value {
        noteReader()
        return lock.withLock { stored }.value
    }

    package override func holds(_ deferred: Deferred<Value>) -> Bool {
        noteReader()
        if case .deferred(let held) = lock.withLock({ stored }) { return held === deferred }
        return false
    }

    private func noteReader() {
        if let node = Evaluation.current {
            let isNew = lock.withLock {
                readers.updateValue(Reader(node: node), forKey: ObjectIdentifier(node)) == nil
            }
            if isNew { MainThread.assumeIsolated { node.didRead(self) } }
        }
    }

    package override func set(_ newValue: Value) { modify { $0 = newValue } }

    package override func set(_ deferred: Deferred<Value>) {
        let (old, invalid) = lock.withLock { () -> (Stored, [Reader]) in
            let old = stored
            stored = .deferred(deferred)
            wasWritten = true
            return (old, Array(readers.values))
        }
        withExtendedLifetime(old) {}
        invalidate(invalid)
    }

    package override func modify(_ change: (inout Value) -> Void) {
        // The old value must not be released under the lock: its `deinit` may come back here.
        let (old, invalid) = lock.withLock { () -> (Value, [Reader]) in
            let old = stored.value
            var value = old
            change(&value)
            stored = .value(value)
            wasWritten = true
            return (old, isSame(old, value) ? [] : Array(readers.values))
        }
        withExtendedLifetime(old) {}
        invalidate(invalid)
    }

    private func invalidate(_ readers: [Reader]) {
        guard !readers.isEmpty else { return }
        let transaction = Transaction.current
        MainThread.run {
            guard let transaction else { return readers.forEach { $0.node?.invalidate() } }
            // Written on another thread it comes here without the thread's transaction.
            Transaction.with(transaction) { readers.forEach { $0.node?.invalidate() } }
        }
    }

    package func remove(reader: ViewNode) {
        lock.withLock { _ = readers.removeValue(forKey: ObjectIdentifier(reader)) }
    }

    private func isSame(_ a: Value, _ b: Value) -> Bool {
        guard let a = a as? any Equatable else { return false }
        return Self.equals(a, b)
    }

    private static func equals<T: Equatable>(_ a: T, _ b: Any) -> Bool { a == b as? T }
}

/// A property of a value that lives elsewhere.
package final class ProjectedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    package init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    package override func get() -> Value { base.get()[keyPath: keyPath] }

    package override func set(_ value: Value) { base.modify { $0[keyPath: keyPath] = value } }

    package override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
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
