import Foundation

/// The recent values of a changing quantity, from which to derive its velocity.
package struct VelocityTrack<Value: VectorArithmetic> {
    package init() {}

    private var values: [(time: TimeInterval, value: Value)] = []

    /// The time over which the velocity is measured, in seconds.
    private static var memory: TimeInterval { 0.1 }

    package mutating func note(_ value: Value, at now: TimeInterval) {
        forget(before: now)
        values.append((now, value))
    }

    /// Returns the velocity in units per second; zero after a rest.
    package mutating func velocity(at now: TimeInterval) -> Value {
        forget(before: now)
        guard let first = values.first, let last = values.last, last.time > first.time else { return .zero }
        return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
    }

    private mutating func forget(before now: TimeInterval) {
        values.removeAll { now - $0.time > Self.memory }
    }
}
