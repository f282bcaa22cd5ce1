import Foundation
import PicaGraph

/// What became of a view that a random person used; see ``TestHost/explore(seed:seconds:steps:)``.
public struct Exploration: Sendable {
    /// How many things were done.
    public internal(set) var steps = 0
    /// What went wrong, in words, with the step after which it was seen. Empty where nothing did.
    public internal(set) var faults: [String] = []
    /// The steps that took more than a tenth of a second on this machine, with their lengths in seconds.
    public internal(set) var slowSteps: [(step: String, duration: TimeInterval)] = []
    /// What was done, in order; the last steps of many.
    public internal(set) var history: [String] = []

    /// How much of the history is kept.
    private static let longest = 200

    mutating func note(_ step: String, took duration: TimeInterval) {
        steps += 1
        history.append("\(steps): \(step)")
        if history.count > 2 * Self.longest { history.removeFirst(history.count - Self.longest) }
        if duration > 0.1 { slowSteps.append((history.last ?? step, duration)) }
    }

    mutating func fault(_ words: String) { faults.append("\(words), after step \(history.last ?? "0")") }
}
