import Foundation

/// A spring: how something moves that is drawn to its place, and damped.
public struct Spring: Hashable, Sendable {
    /// What the spring moves; it matters for forces only.
    public private(set) var mass = 1.0
    /// Without damping, in radians a second.
    private var frequency: Double
    /// How strongly it is damped: 0 swings for ever, 1 just does not swing.
    public private(set) var dampingRatio: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        self.frequency = frequency.isFinite ? max(0.001, frequency) : 2 * .pi / 0.001
        self.dampingRatio = dampingRatio.isFinite ? max(0, dampingRatio) : 100
        self.mass = mass
    }

    var motion: SpringMotion { SpringMotion(frequency: frequency, damping: dampingRatio) }

    // MARK: Duration and bounce

    /// A spring as it is perceived.
    ///
    /// - Parameters:
    ///   - duration: About how long it takes, in seconds.
    ///   - bounce: 0 for none, towards 1 for more, below 0 for a slower end.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let bounce = min(1, max(-0.99, bounce))
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// About how long the spring takes, in seconds.
    public var duration: TimeInterval { response }
    /// How much it bounces: 0 for not at all.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    // MARK: Response

    /// A spring by its swing.
    ///
    /// - Parameters:
    ///   - response: The time of one swing without damping, in seconds.
    ///   - dampingRatio: 0 swings for ever, 1 just does not swing.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / max(0.001, response), dampingRatio: dampingRatio)
    }

    /// The time of one swing without damping, in seconds.
    public var response: Double { 2 * .pi / frequency }

    // MARK: Physics

    /// A spring by its physics.
    ///
    /// - Parameter allowOverDamping: Whether it may be damped more than keeps it from swinging; otherwise it is
    ///   not.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass.isFinite ? max(0.001, mass) : 1
        let stiffness = max(1e-6, stiffness)
        let ratio = max(0, damping) / (2 * (stiffness * mass).squareRoot())
        self.init(
            frequency: (stiffness / mass).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(1, ratio), mass: mass)
    }

    /// The force a point away from its place.
    public var stiffness: Double { mass * frequency * frequency }
    /// The force against a point a second.
    public var damping: Double { 2 * mass * dampingRatio * frequency }

    // MARK: Settling

    /// A spring that has come to rest after a time.
    ///
    /// - Parameters:
    ///   - settlingDuration: In seconds; brought between a hundredth and ten.
    ///   - dampingRatio: Brought between 0 and 1.
    ///   - epsilon: What part of the way counts as nothing.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = min(max(dampingRatio, .ulpOfOne), 1)
        let duration = min(max(settlingDuration, 0.01), 10)
        let epsilon = max(1e-9, epsilon)
        if ratio < 1 {
            let amplitude = ratio / (1 - ratio * ratio).squareRoot()
            let swings = max(epsilon, log(amplitude / epsilon)) / ratio
            self.init(frequency: swings / duration, dampingRatio: ratio)
        } else {
            // What is left falls with the product, so that halving finds it.
            var low = 0.0
            var high = 100.0
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if exp(-middle) * (middle + 1) > epsilon { low = middle } else { high = middle }
            }
            self.init(frequency: high / duration, dampingRatio: 1)
        }
    }

    /// When a thousandth of the way is left, in seconds.
    public var settlingDuration: TimeInterval {
        settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
    }

    /// When less of the way is left than counts, in seconds.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        guard dampingRatio > 0 else { return .infinity }
        guard dampingRatio >= 1 else {
            let decay = dampingRatio * frequency
            let reach =
                (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
                + target.magnitudeSquared.squareRoot()
            return reach > 0 ? max(0, -log(epsilon / reach) / decay) : 0
        }
        // It comes down without swinging, but may have been pushed away first.
        var settled: Int?
        for step in 0..<1024 {
            let rest =
                value(target: target, initialVelocity: initialVelocity, time: Double(step) / 10) - target
            if rest.magnitudeSquared.squareRoot() >= epsilon {
                settled = nil
            } else if let settled, step - settled > 10 {
                return Double(settled) / 10
            } else if settled == nil {
                settled = step
            }
        }
        return 0
    }

    // MARK: Motion

    /// Where something is after a time that starts at zero.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let (left, drift) = motion.response(at: time)
        return target.scaled(by: 1 - left) + initialVelocity.scaled(by: drift)
    }

    /// How fast something is after a time that starts at zero, a second.
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let (left, drift) = motion.response(at: time)
        return target.scaled(by: frequency * frequency * drift)
            + initialVelocity.scaled(by: left - 2 * dampingRatio * frequency * drift)
    }

    /// Lets a time pass.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let velocityBefore = velocity
        velocity = self.velocity(target: way, initialVelocity: velocityBefore, time: deltaTime)
        value += self.value(target: way, initialVelocity: velocityBefore, time: deltaTime)
    }

    /// The force on something.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Where something is after a time on the way between two values.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
    ) -> V.AnimatableData {
        fromValue.animatableData
            + value(
                target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity,
                time: time)
    }

    /// How fast something is after a time on the way between two values, a second.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
    ) -> V.AnimatableData {
        velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity,
            time: time)
    }

    /// The force on something on the way between two values.
    public func force<V: Animatable>(
        fromValue: V, toValue: V, position: V, velocity: V.AnimatableData
    ) -> V.AnimatableData {
        let start = fromValue.animatableData
        return force(
            target: toValue.animatableData - start, position: position.animatableData - start,
            velocity: velocity)
    }

    /// When less of the way between two values is left than counts, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity,
            epsilon: epsilon)
    }

    // MARK: Names

    /// Without bounce.
    public static var smooth: Spring { smooth() }
    /// Without bounce, or with some.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// With a little bounce.
    public static var snappy: Spring { snappy() }
    /// With a little bounce, or some more.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// With more bounce.
    public static var bouncy: Spring { bouncy() }
    /// With more bounce, or even more.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
