import Foundation

/// The storage of one `@State` in one node. Can be read and written from any thread.
///
/// No code of the app runs under the lock: neither `didSet` nor `==` nor a `deinit`, as any of them may
/// come back here.
package class StateLocation<Value>: Location<Value>, ReadableLocation, WritableSlot, @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Stored
    private(set) final var wasWritten = false
    private var readers: [ObjectIdentifier: Reading] = [:]

    private struct WeakReader {
        weak var reader: (any Reader)?
    }

    private struct Reading {
        let reader: WeakReader
        /// What it read of the value, as tests whether two values are the same in that part; nil when
        /// it read the whole.
        var parts: [(Value, Value) -> Bool]?

        /// Who reads more parts than this is taken to read the whole.
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

    init(_ value: Value) { stored = .value(value) }

    private var current: Value { lock.withLock { stored }.value }

    /// What is kept, as it is kept.
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

    private func exchange(_ new: Stored) -> (old: Stored, readers: [Reading]) {
        lock.withLock {
            defer {
                stored = new
                wasWritten = true
            }
            return (stored, Array(readers.values))
        }
    }

    private func invalidate(_ readers: [WeakReader]) {
        guard !readers.isEmpty else { return }
        Transaction.runOnMain { for reader in readers { reader.reader?.invalidate() } }
    }

    package func remove(reader: any Reader) {
        lock.withLock { _ = readers.removeValue(forKey: ObjectIdentifier(reader)) }
    }
}
