import Foundation

/// A value on its way: where it goes, and where it is.
///
/// Turned around on its way it starts from where it is, and springs keep its velocity.
struct Moving<Value: VectorArithmetic> {
    /// Where it goes, or stands.
    private(set) var target: Value
    /// Where it is.
    private(set) var shown: Value
    private var motion: Motion?

    private struct Motion {
        let animation: Animation
        let start: TimeInterval
        let from: Value
        /// A second.
        let velocity: Value
        let completion: AnimationCompletion?
    }

    init(_ value: Value) {
        target = value
        shown = value
    }

    var isMoving: Bool { motion != nil }

    /// Sets where it goes.
    /// - Returns: Whether it has to be moved from now on.
    mutating func set(_ value: Value, in transaction: Transaction, at now: TimeInterval) -> Bool {
        guard value != target else { return isMoving }
        let velocity = velocity(at: now)
        motion = nil
        let from = shown
        target = value
        guard let animation = transaction.effectiveAnimation else {
            shown = value
            return false
        }
        motion = Motion(
            animation: animation, start: now, from: from, velocity: velocity,
            completion: transaction.completion)
        return true
    }

    /// Goes on; at the end of all time everything has arrived, what repeats for ever, too.
    /// - Returns: Whether there is more to come.
    mutating func move(to now: TimeInterval) -> Bool {
        guard let motion else { return false }
        guard now < .infinity else {
            shown = target
            self.motion = nil
            return false
        }
        let progress = motion.animation.progress(at: now - motion.start)
        shown = value(motion, progress)
        guard progress.isOver else { return true }
        self.motion = nil
        return false
    }

    private func value(_ motion: Motion, _ progress: Progress) -> Value {
        target + (motion.from - target).scaled(by: progress.left) + motion.velocity.scaled(by: progress.drift)
    }

    private func velocity(at now: TimeInterval) -> Value {
        guard let motion else { return .zero }
        let step = 0.001
        let before = value(motion, motion.animation.progress(at: now - motion.start - step))
        let here = value(motion, motion.animation.progress(at: now - motion.start))
        return (here - before).scaled(by: 1 / step)
    }
}
