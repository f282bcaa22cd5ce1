import Foundation
import PicaFoundation

/// The storage of one `@State` in one node. It can be read and written on any thread.
///
/// No app code runs while the lock is held: neither `didSet` nor `==` nor a `deinit`, because any of them may access
/// this location.
package class StateLocation<Value>: Location<Value>, ReadableLocation, WritableSlot, @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Stored
    package private(set) final var wasWritten = false
    private var readers: [ObjectIdentifier: Reading] = [:]
    /// The values before changes of later scopes, for readers that must not see those changes yet.
    private var earlier: [Earlier] = []

    private struct Earlier {
        weak var scope: TransactionScope?
        let stored: Stored
    }

    private struct WeakReader {
        weak var reader: (any Reader)?
    }

    private struct Reading {
        let reader: WeakReader
        /// Comparisons of the parts that were read; `nil` if the whole value was read.
        var parts: [(Value, Value) -> Bool]?

        /// The most parts to track; beyond that the reader counts as reading the whole value.
        static var partLimit: Int { 8 }
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

    package convenience init(_ value: Value) { self.init(initial: value) }

    /// Not `package`: subclasses have initializers of their own, and Swift 6.3 warns of its stub for this one.
    init(initial value: Value) { stored = .value(value) }

    private var current: Value { (Evaluation.current.flatMap(hidden) ?? lock.withLock { stored }).value }

    /// Returns the earlier value if the reader must not see the last changes yet; `nil` if it may see them.
    private func hidden(from reader: any Reader) -> Stored? {
        let earlier = lock.withLock { self.earlier }
        guard !earlier.isEmpty else { return nil }
        for change in earlier {
            guard let scope = change.scope, !scope.isDone, scope.number > TransactionScope.horizon else {
                continue
            }
            MainThread.assumeIsolated { reader.invalidateLater(scope) }
            return change.stored
        }
        return nil
    }

    /// The stored value, without computing a deferred one.
    final var held: Deferred<Value> {
        switch lock.withLock({ stored }) {
        case .value(let value): Deferred(made: value)
        case .deferred(let deferred): deferred
        }
    }

    package override func get() -> Value {
        noteReader(ofPart: nil)
        return current
    }

    package override func read<Part>(_ part: @escaping (Value) -> Part) -> Part {
        noteReader { ValueComparison.isSame(part($0), part($1)) }
        return part(current)
    }

    package override func holds(_ deferred: Deferred<Value>) -> Bool {
        noteReader(ofPart: nil)
        if case .deferred(let held) = lock.withLock({ stored }) { return held === deferred }
        return false
    }

    private func noteReader(ofPart isSame: ((Value, Value) -> Bool)?) {
        guard let reader = Evaluation.current else { return }
        let id = ObjectIdentifier(reader)
        let isNew = lock.withLock {
            guard let known = readers[id], known.reader.reader != nil else {
                readers[id] = Reading(reader: WeakReader(reader: reader), parts: isSame.map { [$0] })
                return true
            }
            guard let parts = known.parts else { return false }
            if let isSame, parts.count < Reading.partLimit {
                readers[id]?.parts?.append(isSame)
            } else {
                readers[id]?.parts = nil
            }
            return false
        }
        if isNew { MainThread.assumeIsolated { reader.didRead(self) } }
    }

    package override func set(_ new: Value) {
        let (old, readers) = exchange(.value(new))
        guard !readers.isEmpty else { return }
        let before = old.value
        guard !ValueComparison.isSame(before, new) else { return }
        invalidate(
            readers.filter { reader in
                guard let parts = reader.parts else { return true }
                return !parts.allSatisfy { isSame in isSame(before, new) }
            }.map(\.reader))
    }

    package override func set(_ deferred: Deferred<Value>) {
        let (old, readers) = exchange(.deferred(deferred))
        withExtendedLifetime(old) {}
        invalidate(readers.map(\.reader))
    }

    package override func modify(_ change: (inout Value) -> Void) {
        var value = current
        change(&value)
        set(value)
    }

    /// Counts the present value as one that the app has set.
    final func noteWritten() { lock.withLock { wasWritten = true } }

    private func exchange(_ new: Stored) -> (old: Stored, readers: [Reading]) {
        lock.withLock {
            defer {
                if !readers.isEmpty || !earlier.isEmpty { noteEarlier() }
                stored = new
                wasWritten = true
            }
            return (stored, Array(readers.values))
        }
    }

    /// Keeps the value that a change replaces, for readers that must not see the change yet.
    private func noteEarlier() {
        earlier.removeAll { $0.scope == nil }
        guard let scope = Transaction.current?.scope, earlier.last?.scope !== scope else { return }
        earlier.append(Earlier(scope: scope, stored: stored))
    }

    private func invalidate(_ readers: [WeakReader]) {
        guard !readers.isEmpty else { return }
        Transaction.runOnMain { for reader in readers { reader.reader?.invalidate() } }
    }

    package func remove(reader: any Reader) {
        lock.withLock { _ = readers.removeValue(forKey: ObjectIdentifier(reader)) }
    }
}
