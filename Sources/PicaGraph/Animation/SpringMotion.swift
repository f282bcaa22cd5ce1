import Foundation

/// A damped spring: where something is that is drawn to its place.
struct SpringMotion: Hashable, Sendable {
    /// Without damping, in radians a second.
    let frequency: Double
    /// 1 just does not swing.
    let damping: Double
    /// In ways a second; what the thing has anyway comes on top.
    var initialVelocity = 0.0

    /// What is left of the way is no longer seen.
    private static let threshold = 0.001

    func progress(at time: Double) -> Progress {
        let (position, drift) = response(at: time)
        let left = position - initialVelocity * drift
        let isOver = time >= settlingTime
        return isOver
            ? .ended : Progress(left: left, drift: drift, isOver: false)
    }

    /// The two solutions of the spring's equation: begun at 1 and at rest, and begun at 0 with velocity 1.
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

    /// When nothing is seen of the motion any more, in seconds.
    var settlingTime: Double {
        let rate = damping < 1 ? damping : damping - max(0, damping * damping - 1).squareRoot()
        guard rate > 0 else { return .infinity }
        // A little more at the border, where the decay comes later than its exponent says.
        return -log(Self.threshold) / (rate * frequency) * (abs(damping - 1) < 0.1 ? 1.4 : 1)
    }
}
