import Foundation
import PicaGraph

/// The result of random use of a view; see ``TestHost/explore(seed:seconds:steps:)``.
public struct Exploration: Sendable {
    /// The number of steps performed.
    public internal(set) var steps = 0
    /// The faults found, as text with the step after which each was seen. Empty if there are none.
    public internal(set) var faults: [String] = []
    /// The steps that took more than a tenth of a second on this machine, with their durations in seconds.
    public internal(set) var slowSteps: [(step: String, duration: TimeInterval)] = []
    /// The steps in order; only the last ones of many.
    public internal(set) var history: [String] = []

    /// The number of steps kept in the history.
    private static let longest = 200

    mutating func note(_ step: String, took duration: TimeInterval) {
        steps += 1
        history.append("\(steps): \(step)")
        if history.count > 2 * Self.longest { history.removeFirst(history.count - Self.longest) }
        if duration > 0.1 { slowSteps.append((history.last ?? step, duration)) }
    }

    mutating func fault(_ words: String) { faults.append("\(words), after step \(history.last ?? "0")") }
}
