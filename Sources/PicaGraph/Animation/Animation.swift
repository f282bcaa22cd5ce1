import Foundation

/// How a change is shown on its way: along a curve in a time, or as a spring.
public struct Animation: Hashable, Sendable {
    indirect enum Curve: Hashable, Sendable {
        case curve(BezierCurve, duration: Double)
        case spring(SpringMotion)
        case delayed(Curve, by: Double)
        case faster(Curve, by: Double)
        /// nil repeats until another change comes.
        case repeated(Curve, times: Int?, autoreverses: Bool)
    }

    let kind: Curve

    private init(_ kind: Curve) { self.kind = kind }

    /// Of curves without a duration of their own, in seconds.
    private static let usualDuration = 0.35

    private static func curve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: Double
    ) -> Animation {
        Animation(.curve(BezierCurve(x1: x1, y1: y1, x2: x2, y2: y2), duration: max(0, duration)))
    }

    /// A spring without bounce.
    public static let `default` = smooth

    /// At the same pace from start to end.
    public static let linear = linear(duration: usualDuration)
    /// At the same pace from start to end; the duration is in seconds.
    public static func linear(duration: Double) -> Animation { curve(0, 0, 1, 1, duration) }

    /// Begins slowly.
    public static let easeIn = easeIn(duration: usualDuration)
    /// Begins slowly; the duration is in seconds.
    public static func easeIn(duration: Double) -> Animation { curve(0.42, 0, 1, 1, duration) }

    /// Ends slowly.
    public static let easeOut = easeOut(duration: usualDuration)
    /// Ends slowly; the duration is in seconds.
    public static func easeOut(duration: Double) -> Animation { curve(0, 0, 0.58, 1, duration) }

    /// Begins and ends slowly.
    public static let easeInOut = easeInOut(duration: usualDuration)
    /// Begins and ends slowly; the duration is in seconds.
    public static func easeInOut(duration: Double) -> Animation { curve(0.42, 0, 0.58, 1, duration) }

    /// Along a cubic Bézier curve from (0, 0) to (1, 1) with two control points; the duration is in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        curve(min(1, max(0, p1x)), p1y, min(1, max(0, p2x)), p2y, duration)
    }

    /// A spring without bounce.
    public static let smooth = spring(duration: 0.5, bounce: 0)
    /// A spring with a little bounce.
    public static let snappy = spring(duration: 0.5, bounce: 0.15)
    /// A spring with more bounce.
    public static let bouncy = spring(duration: 0.5, bounce: 0.3)
    /// A spring without bounce.
    public static let spring = spring(duration: 0.5, bounce: 0)

    /// A spring.
    /// - Parameters:
    ///   - duration: About how long it takes, in seconds.
    ///   - bounce: 0 for none, towards 1 for more, below 0 for a slower end.
    ///   - blendDuration: Without effect, as springs here keep their velocity when they are turned around.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        let bounce = min(1, max(-1, bounce))
        let damping = bounce >= 0 ? 1 - bounce : 1 / max(0.01, 1 + bounce)
        return spring(response: duration, dampingFraction: damping)
    }

    /// A spring.
    /// - Parameters:
    ///   - response: The time of one swing without damping, in seconds.
    ///   - dampingFraction: 0 swings for ever, 1 does not swing.
    ///   - blendDuration: Without effect, as springs here keep their velocity when they are turned around.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        let frequency = 2 * Double.pi / max(0.001, response)
        return Animation(.spring(SpringMotion(frequency: frequency, damping: max(0, dampingFraction))))
    }

    /// A spring by its physics.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let mass = max(0.001, mass)
        let stiffness = max(0.001, stiffness)
        return Animation(
            .spring(
                SpringMotion(
                    frequency: (stiffness / mass).squareRoot(),
                    damping: max(0, damping) / (2 * (stiffness * mass).squareRoot()),
                    initialVelocity: initialVelocity)))
    }

    /// The animation begun later, by seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(kind, by: delay)) }
    /// The animation at another pace: 2 is twice as fast.
    public func speed(_ speed: Double) -> Animation { Animation(.faster(kind, by: max(0, speed))) }
    /// The animation several times, every second time backwards if so wished.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(kind, times: max(1, repeatCount), autoreverses: autoreverses))
    }
    /// The animation over and over until another change comes.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(kind, times: nil, autoreverses: autoreverses))
    }

    /// Where something is that had 1 to go and moved at some velocity.
    func progress(at time: Double) -> Progress { kind.progress(at: time) }
}

/// How far an animation is: what is left of the way, and what has become of the velocity it began with.
struct Progress {
    /// 1 at the start, 0 at the end.
    var left: Double
    /// Seconds that the first velocity still counts for.
    var drift: Double
    var isOver: Bool
}

extension Animation.Curve {
    func progress(at time: Double) -> Progress {
        switch self {
        case .curve(let curve, let duration):
            guard duration > 0, time < duration else { return Progress(left: 0, drift: 0, isOver: true) }
            return Progress(left: 1 - curve.value(at: max(0, time) / duration), drift: 0, isOver: false)
        case .spring(let spring): return spring.progress(at: max(0, time))
        case .delayed(let kind, let delay):
            return kind.progress(at: max(0, time - delay), begins: time >= delay)
        case .faster(let kind, let speed): return kind.progress(at: time * speed)
        case .repeated(let kind, let times, let autoreverses):
            let once = kind.duration
            guard once > 0 else { return kind.progress(at: .infinity) }
            let turn = (max(0, time) / once).rounded(.down)
            if let times, turn >= Double(times) {
                let endsAtStart = autoreverses && times.isMultiple(of: 2)
                return Progress(left: endsAtStart ? 1 : 0, drift: 0, isOver: true)
            }
            let inTurn = time - turn * once
            let isBackwards = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
            var progress = kind.progress(at: isBackwards ? once - inTurn : inTurn)
            progress.isOver = false
            return progress
        }
    }

    private func progress(at time: Double, begins: Bool) -> Progress {
        begins ? progress(at: time) : Progress(left: 1, drift: 0, isOver: false)
    }

    /// How long it takes, in seconds.
    private var duration: Double {
        switch self {
        case .curve(_, let duration): duration
        case .spring(let spring): spring.settlingTime
        case .delayed(let kind, let delay): kind.duration + delay
        case .faster(let kind, let speed): speed > 0 ? kind.duration / speed : .infinity
        case .repeated(let kind, let times, _): times.map { kind.duration * Double($0) } ?? .infinity
        }
    }
}
