import Foundation

/// A damped spring that pulls a value to a target.
public struct Spring: Hashable, Sendable {
    /// The mass of the moved object; it only affects forces.
    public private(set) var mass = 1.0
    /// The angular frequency without damping, in radians per second.
    private var frequency: Double
    /// The damping: 0 oscillates forever, 1 just does not oscillate.
    public private(set) var dampingRatio: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        self.frequency = frequency.isFinite ? max(0.001, frequency) : 2 * .pi / 0.001
        self.dampingRatio = dampingRatio.isFinite ? max(0, dampingRatio) : 100
        self.mass = mass
    }

    var motion: SpringMotion { SpringMotion(frequency: frequency, damping: dampingRatio) }

    // MARK: Duration and bounce

    /// Creates a spring from perceptual parameters.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - bounce: 0 for none, up to 1 for more, negative for a slower end.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let bounce = min(1, max(-0.99, bounce))
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// The perceptual duration, in seconds.
    public var duration: TimeInterval { response }
    /// The bounce; 0 for none.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    // MARK: Response

    /// Creates a spring from its period.
    ///
    /// - Parameters:
    ///   - response: The period of an undamped oscillation, in seconds.
    ///   - dampingRatio: 0 oscillates forever, 1 just does not oscillate.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / max(0.001, response), dampingRatio: dampingRatio)
    }

    /// The period of an undamped oscillation, in seconds.
    public var response: Double { 2 * .pi / frequency }

    // MARK: Physics

    /// Creates a spring from physical parameters.
    ///
    /// - Parameter allowOverDamping: Whether a damping ratio above 1 is allowed. If `false`, it is limited to 1.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass.isFinite ? max(0.001, mass) : 1
        let stiffness = max(1e-6, stiffness)
        let ratio = max(0, damping) / (2 * (stiffness * mass).squareRoot())
        self.init(
            frequency: (stiffness / mass).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(1, ratio), mass: mass)
    }

    /// The force per point of distance from the target.
    public var stiffness: Double { mass * frequency * frequency }
    /// The opposing force per point per second of velocity.
    public var damping: Double { 2 * mass * dampingRatio * frequency }

    // MARK: Settling

    /// Creates a spring that settles in a given time.
    ///
    /// - Parameters:
    ///   - settlingDuration: The time in seconds; clamped to 0.01…10.
    ///   - dampingRatio: The damping; clamped to 0…1.
    ///   - epsilon: The fraction of the distance that counts as settled.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = min(max(dampingRatio, .ulpOfOne), 1)
        let duration = min(max(settlingDuration, 0.01), 10)
        let epsilon = max(1e-9, epsilon)
        if ratio < 1 {
            let amplitude = ratio / (1 - ratio * ratio).squareRoot()
            let swings = max(epsilon, log(amplitude / epsilon)) / ratio
            self.init(frequency: swings / duration, dampingRatio: ratio)
        } else {
            // The remainder falls monotonically, so bisection finds the frequency.
            var low = 0.0
            var high = 100.0
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if exp(-middle) * (middle + 1) > epsilon { low = middle } else { high = middle }
            }
            self.init(frequency: high / duration, dampingRatio: 1)
        }
    }

    /// The time after which a thousandth of the distance remains, in seconds.
    public var settlingDuration: TimeInterval {
        settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
    }

    /// Returns the time after which less than `epsilon` of the distance remains, in seconds.
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
        // It does not oscillate, but an initial velocity may first move it away.
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

    /// Returns the value at a time, starting at zero.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let (left, drift) = motion.response(at: time)
        return target.scaled(by: 1 - left) + initialVelocity.scaled(by: drift)
    }

    /// Returns the velocity at a time, starting at zero, per second.
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let (left, drift) = motion.response(at: time)
        return target.scaled(by: frequency * frequency * drift)
            + initialVelocity.scaled(by: left - 2 * dampingRatio * frequency * drift)
    }

    /// Advances a value and its velocity by a time.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let velocityBefore = velocity
        velocity = self.velocity(target: way, initialVelocity: velocityBefore, time: deltaTime)
        value += self.value(target: way, initialVelocity: velocityBefore, time: deltaTime)
    }

    /// Returns the force at a position and velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Returns the value at a time between two values.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
    ) -> V.AnimatableData {
        fromValue.animatableData
            + value(
                target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity,
                time: time)
    }

    /// Returns the velocity at a time between two values, per second.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
    ) -> V.AnimatableData {
        velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity,
            time: time)
    }

    /// Returns the force at a position between two values.
    public func force<V: Animatable>(
        fromValue: V, toValue: V, position: V, velocity: V.AnimatableData
    ) -> V.AnimatableData {
        let start = fromValue.animatableData
        return force(
            target: toValue.animatableData - start, position: position.animatableData - start,
            velocity: velocity)
    }

    /// Returns the time after which less than `epsilon` of the distance between two values remains, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity,
            epsilon: epsilon)
    }

    // MARK: Presets

    /// A spring without bounce.
    public static var smooth: Spring { smooth() }
    /// Returns a spring without bounce, or with an extra bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a little bounce.
    public static var snappy: Spring { snappy() }
    /// Returns a spring with a little bounce, and an additional one.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with more bounce.
    public static var bouncy: Spring { bouncy() }
    /// Returns a spring with more bounce, and an additional one.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
