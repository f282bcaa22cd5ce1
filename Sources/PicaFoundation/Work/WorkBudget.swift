import Foundation
import Synchronization

/// What work on something from outside the app may cost in all, and whether it is still wanted.
///
/// A file, a page or a pattern from elsewhere says itself how much there is to do, and may lie. Who reads it spends
/// from one budget, however the work is divided, and stops with ``Exhausted`` once that is used up, the time is over
/// or nobody waits any more. It may be spent from and cancelled on any thread.
package final class WorkBudget: Sendable {
    /// Why work has to stop.
    package enum Exhausted: Error, Hashable, Sendable {
        case bytes, pixels, steps, time, cancelled
    }

    private let bytes: Atomic<Int>
    private let pixels: Atomic<Int>
    private let steps: Atomic<Int>
    private let deadline: ContinuousClock.Instant?
    private let wasCancelled = Atomic(false)

    /// - Parameters:
    ///   - bytes: The most memory that may be taken in all, in bytes.
    ///   - pixels: The most pixels that may be computed in all.
    ///   - steps: The most steps, of a size that the reader chooses.
    ///   - time: How long from now on; nil for as long as the rest allows.
    package init(
        bytes: Int = .max, pixels: Int = .max, steps: Int = .max, time: Duration? = nil
    ) {
        self.bytes = Atomic(bytes)
        self.pixels = Atomic(pixels)
        self.steps = Atomic(steps)
        deadline = time.map { ContinuousClock.now + $0 }
    }

    /// Nobody waits for the work any more.
    package func cancel() { wasCancelled.store(true, ordering: .relaxed) }

    /// Whether nobody waits for the work any more.
    package var isCancelled: Bool { wasCancelled.load(ordering: .relaxed) }

    /// Goes on only while the work is wanted and there is time.
    package func check() throws(Exhausted) {
        if isCancelled { throw .cancelled }
        if let deadline, ContinuousClock.now >= deadline { throw .time }
    }

    /// Takes memory.
    package func spend(bytes count: Int) throws(Exhausted) { try spend(count, of: bytes, .bytes) }

    /// Takes pixels; a product that is too large to be counted is too much.
    package func spend(pixels width: Int, by height: Int) throws(Exhausted) {
        let (count, isTooMany) = width.multipliedReportingOverflow(by: height)
        try spend(isTooMany ? .max : count, of: pixels, .pixels)
    }

    /// Takes steps.
    package func spend(steps count: Int = 1) throws(Exhausted) { try spend(count, of: steps, .steps) }

    private func spend(
        _ count: Int, of left: borrowing Atomic<Int>, _ limit: Exhausted
    ) throws(Exhausted) {
        try check()
        guard count < .max else { throw limit }
        guard left.load(ordering: .relaxed) != .max else { return }
        guard left.subtract(max(0, count), ordering: .relaxed).newValue >= 0 else {
            // Nothing more fits, however little it is.
            left.store(-1, ordering: .relaxed)
            throw limit
        }
    }
}
