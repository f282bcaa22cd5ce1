import Synchronization

/// A counter whose numbers never repeat in the process, from 1.
package final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    package init() {}

    package func next() -> Int { value.add(1, ordering: .relaxed).newValue }
}
