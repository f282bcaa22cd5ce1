import Foundation
import Synchronization

/// A budget for work on data from outside the app, with a deadline and cancellation.
///
/// Such data determines by itself how much work it causes, and may lie. Its reader spends from one budget, however the
/// work is divided. It stops with ``Exhausted`` once that is used up, the deadline is over or the work is canceled. It
/// may be used and canceled on any thread.
package final class WorkBudget: Sendable {
    /// The reason why work must stop.
    package enum Exhausted: Error, Hashable, Sendable {
        case bytes, pixels, steps, time, cancelled
    }

    private let bytes: Atomic<Int>
    private let pixels: Atomic<Int>
    private let steps: Atomic<Int>
    private let deadline: ContinuousClock.Instant?
    private let wasCancelled = Atomic(false)

    /// - Parameters:
    ///   - bytes: The limit on memory in total, in bytes.
    ///   - pixels: The limit on computed pixels in total.
    ///   - steps: The limit on steps, whose size the reader defines.
    ///   - time: The time limit from now on; `nil` for none.
    package init(
        bytes: Int = .max, pixels: Int = .max, steps: Int = .max, time: Duration? = nil
    ) {
        self.bytes = Atomic(bytes)
        self.pixels = Atomic(pixels)
        self.steps = Atomic(steps)
        deadline = time.map { ContinuousClock.now + $0 }
    }

    /// Cancels the work.
    package func cancel() { wasCancelled.store(true, ordering: .relaxed) }

    /// Whether the work is canceled.
    package var isCancelled: Bool { wasCancelled.load(ordering: .relaxed) }

    /// Throws if the work is canceled or the deadline is over.
    package func check() throws(Exhausted) {
        if isCancelled { throw .cancelled }
        if let deadline, ContinuousClock.now >= deadline { throw .time }
    }

    /// Spends memory.
    package func spend(bytes count: Int) throws(Exhausted) { try spend(count, of: bytes, .bytes) }

    /// Spends pixels; a product that overflows exceeds the budget.
    package func spend(pixels width: Int, by height: Int) throws(Exhausted) {
        let (count, isTooMany) = width.multipliedReportingOverflow(by: height)
        try spend(isTooMany ? .max : count, of: pixels, .pixels)
    }

    /// Spends steps.
    package func spend(steps count: Int = 1) throws(Exhausted) { try spend(count, of: steps, .steps) }

    private func spend(
        _ count: Int, of left: borrowing Atomic<Int>, _ limit: Exhausted
    ) throws(Exhausted) {
        try check()
        guard count < .max else { throw limit }
        guard left.load(ordering: .relaxed) != .max else { return }
        guard left.subtract(max(0, count), ordering: .relaxed).newValue >= 0 else {
            // Nothing more fits, however small.
            left.store(-1, ordering: .relaxed)
            throw limit
        }
    }
}
