import Foundation

/// A value in motion: its target and its current value.
///
/// A spring continues from the current value with its velocity. Any other animation is combined with the motion in
/// progress, which continues underneath, and leads to the new target. A change without an animation shifts the whole
/// motion.
package struct AnimatedValue<Value: VectorArithmetic> {
    /// The value at the end of the motion, or at rest.
    package private(set) var target: Value
    /// The current value.
    package private(set) var shown: Value
    private var motion: Motion<Value>?
    /// The recent values of changes without an animation, if their transactions track velocity.
    private var track: VelocityTrack<Value>?

    package init(_ value: Value) {
        target = value
        shown = value
    }

    /// Creates a value in motion to a target.
    init(from start: Value, to value: Value, in transaction: Transaction, at now: TimeInterval) {
        self.init(start)
        _ = set(value, in: transaction, at: now)
    }

    package var isMoving: Bool { motion != nil }
    /// Whether the velocity of recent changes is known.
    package var tracksVelocity: Bool { track != nil }

    /// Sets a new target.
    ///
    /// - Parameter environment: The environment for custom animations.
    /// - Returns: Whether the value must be moved from now on.
    package mutating func set(
        _ value: Value, in transaction: Transaction, at now: TimeInterval,
        _ environment: @autoclosure () -> EnvironmentValues = EnvironmentValues()
    ) -> Bool {
        guard value != target else { return isMoving }
        guard let animation = transaction.effectiveAnimation else {
            if transaction.tracksVelocity {
                if track == nil { track = VelocityTrack() }
                track?.note(value, at: now)
            } else {
                track = nil
            }
            let step = value - target
            target = value
            // At rest the value is exactly the target; adding the step could add a rounding error.
            shown = isMoving ? shown + step : value
            motion?.shift(by: step)
            return isMoving
        }
        target = value
        if let motion {
            motion.head(for: value, by: animation, at: now)
        } else {
            let velocity = animation.kind.keepsVelocity ? track?.velocity(at: now) : nil
            motion = Motion(
                animation, from: shown, to: value, at: now, velocity: velocity ?? .zero, environment())
        }
        track = nil
        motion?.add(transaction.completions)
        return true
    }

    /// Advances to a time. At infinity every motion ends, even one that repeats forever.
    ///
    /// - Returns: Whether the motion continues.
    package mutating func move(to now: TimeInterval) -> Bool {
        guard let motion else { return false }
        guard now < .infinity, let value = motion.move(to: now) else {
            shown = target
            self.motion = nil
            return false
        }
        shown = value
        return true
    }

    /// Ends the motion at its target.
    package mutating func stop() {
        shown = target
        motion = nil
    }
}

/// The motion of a value, from the change that started it to its end.
private final class Motion<Value: VectorArithmetic> {
    /// One of several combined animations. Each starts from where the earlier ones lead.
    private struct Leg {
        var animation: Animation
        let start: TimeInterval
        var target: Value
        /// The velocity at the start, per second.
        var velocity = Value.zero
        var state = AnimationState<Value>()
        var isOver = false
    }

    private struct Waiting {
        let completion: AnimationCompletion
        /// The time on the clock at which to call the completion.
        let time: TimeInterval
    }

    private var origin: Value
    private var legs: [Leg]
    private var isLogicallyComplete = false
    private var waiting: [Waiting] = []
    private let environment: EnvironmentValues

    init(
        _ animation: Animation, from origin: Value, to target: Value, at now: TimeInterval, velocity: Value,
        _ environment: EnvironmentValues
    ) {
        self.origin = origin
        self.environment = environment
        legs = [Leg(animation: animation, start: now, target: target, velocity: velocity)]
    }

    func shift(by step: Value) {
        origin += step
        for index in legs.indices { legs[index].target += step }
    }

    /// Redirects the motion to a new target.
    func head(for target: Value, by animation: Animation, at now: TimeInterval) {
        isLogicallyComplete = false
        let last = legs.count - 1
        if now == legs[last].start {
            // Changes at the same time count as one.
            (legs[last].animation, legs[last].target) = (animation, target)
        } else if animation.kind.keepsVelocity {
            let velocity = velocity(at: now)
            origin = move(to: now) ?? legs[last].target
            legs = [Leg(animation: animation, start: now, target: target, velocity: velocity)]
        } else if !merge(animation, target, at: now) {
            legs.append(Leg(animation: animation, start: now, target: target))
        }
    }

    /// Merges a custom animation into the current one, if it wants to. Returns whether it did.
    private func merge(_ animation: Animation, _ target: Value, at now: TimeInterval) -> Bool {
        guard legs.count == 1, case .custom = animation.kind else { return false }
        let leg = legs[0]
        var context = context(leg)
        guard
            animation.shouldMerge(
                previous: leg.animation, value: leg.target - origin, time: now - leg.start, context: &context)
        else { return false }
        (legs[0].animation, legs[0].target, legs[0].state) = (animation, target, context.state)
        return true
    }

    private func context(_ leg: Leg) -> AnimationContext<Value> {
        AnimationContext(
            state: leg.state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }

    func add(_ completions: [AnimationCompletion]) {
        guard !completions.isEmpty, let leg = legs.last else { return }
        for completion in completions {
            let isLogical = completion.criteria == .logicallyComplete
            let time = isLogical ? leg.start + leg.animation.kind.logicalDuration : .infinity
            waiting.append(Waiting(completion: completion, time: time))
        }
    }

    /// Returns the value at a time; `nil` once the motion has ended.
    func move(to now: TimeInterval) -> Value? {
        var value = origin
        for index in legs.indices { value = moved(from: value, by: index, at: now) }
        if legs.last?.isOver != false { return nil }
        if !waiting.isEmpty {
            waiting.removeAll {
                $0.time <= now || isLogicallyComplete && $0.completion.criteria == .logicallyComplete
            }
        }
        return value
    }

    private func moved(from value: Value, by index: Int, at now: TimeInterval) -> Value {
        let leg = legs[index]
        guard !leg.isOver else { return leg.target }
        let time = now - leg.start
        if let progress = leg.animation.progress(at: time) {
            legs[index].isOver = progress.isOver
            return progress.isOver ? leg.target : end(of: leg, progress, from: value)
        }
        var context = context(leg)
        let way = leg.target - value
        guard let done = leg.animation.animate(value: way, time: time, context: &context) else {
            legs[index].isOver = true
            return leg.target
        }
        legs[index].state = context.state
        if index == legs.count - 1 { isLogicallyComplete = context.isLogicallyComplete }
        return value + done
    }

    private func end(of leg: Leg, _ progress: Progress, from value: Value) -> Value {
        leg.target + (value - leg.target).scaled(by: progress.left)
            + leg.velocity.scaled(by: progress.drift)
    }

    /// Returns the velocity at a time, per second.
    private func velocity(at now: TimeInterval) -> Value {
        let step = 1e-4
        if let before = pureValue(at: now - step), let after = pureValue(at: now + step) {
            return (after - before).scaled(by: 1 / (2 * step))
        }
        guard legs.count == 1, let leg = legs.first else { return .zero }
        return leg.animation.velocity(
            value: leg.target - origin, time: now - leg.start, context: context(leg)) ?? .zero
    }

    /// Returns the value at a time without side effects; `nil` with custom animations, whose state would change.
    private func pureValue(at now: TimeInterval) -> Value? {
        var value = origin
        for leg in legs {
            guard let progress = leg.animation.progress(at: now - leg.start) else { return nil }
            value = end(of: leg, progress, from: value)
        }
        return value
    }
}
