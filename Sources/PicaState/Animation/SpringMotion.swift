import Foundation

/// The motion of a damped spring from 1 to 0.
struct SpringMotion: Hashable, Sendable {
    /// The angular frequency without damping, in radians per second.
    let frequency: Double
    /// The damping ratio; 1 just does not oscillate.
    let damping: Double
    /// The initial velocity, in distances per second, in addition to the value's own.
    var initialVelocity = 0.0

    /// The fraction of the distance that counts as invisible.
    private static let threshold = 0.001

    func progress(at time: Double) -> Progress {
        let (position, drift) = response(at: time)
        let left = position - initialVelocity * drift
        let isOver = time >= settlingTime
        return isOver
            ? .ended : Progress(left: left, drift: drift, isOver: false)
    }

    /// Returns the two basic solutions of the spring's equation: from 1 at rest, and from 0 with velocity 1.
    func response(at time: Double) -> (position: Double, drift: Double) {
        if damping < 1 {
            let swing = frequency * (1 - damping * damping).squareRoot()
            let decay = exp(-damping * frequency * time)
            let sine = sin(swing * time) / swing
            return (decay * (cos(swing * time) + damping * frequency * sine), decay * sine)
        }
        if damping == 1 {
            let decay = exp(-frequency * time)
            return (decay * (1 + frequency * time), decay * time)
        }
        let root = frequency * (damping * damping - 1).squareRoot()
        let slow = -damping * frequency + root
        let fast = -damping * frequency - root
        let a = exp(slow * time)
        let b = exp(fast * time)
        return ((slow * b - fast * a) / (slow - fast), (a - b) / (slow - fast))
    }

    /// The time after which the motion is invisible, in seconds.
    var settlingTime: Double {
        let rate = damping < 1 ? damping : damping - max(0, damping * damping - 1).squareRoot()
        guard rate > 0 else { return .infinity }
        // Near critical damping the decay comes later than its exponent suggests.
        return -log(Self.threshold) / (rate * frequency) * (abs(damping - 1) < 0.1 ? 1.4 : 1)
    }
}
