import Foundation

extension Animation {
    /// A spring without bounce.
    public static let smooth = smooth()
    /// A spring without bounce, or with some.
    /// - Parameters:
    ///   - duration: About how long it takes, in seconds.
    ///   - extraBounce: How much it bounces.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a little bounce.
    public static let snappy = snappy()
    /// A spring with a little bounce.
    /// - Parameters:
    ///   - duration: About how long it takes, in seconds.
    ///   - extraBounce: How much more it bounces.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with more bounce.
    public static let bouncy = bouncy()
    /// A spring with more bounce.
    /// - Parameters:
    ///   - duration: About how long it takes, in seconds.
    ///   - extraBounce: How much more it bounces.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

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
        spring(Spring(duration: duration, bounce: bounce))
    }

    /// A spring.
    /// - Parameters:
    ///   - response: The time of one swing without damping, in seconds.
    ///   - dampingFraction: 0 swings for ever, 1 does not swing.
    ///   - blendDuration: Without effect, as springs here keep their velocity when they are turned around.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A spring. Turned around it goes on with the velocity it has.
    /// - Parameters:
    ///   - spring: How it swings.
    ///   - blendDuration: Without effect, as springs here keep their velocity when they are turned around.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(.spring(spring.motion))
    }

    /// A spring that follows a hand closely.
    public static let interactiveSpring = interactiveSpring(duration: 0.15)

    /// A spring that follows a hand closely.
    /// - Parameters:
    ///   - response: The time of one swing without damping, in seconds.
    ///   - dampingFraction: 0 swings for ever, 1 does not swing.
    ///   - blendDuration: Without effect, as springs here keep their velocity when they are turned around.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// A spring that follows a hand closely.
    /// - Parameters:
    ///   - duration: About how long it takes, in seconds.
    ///   - extraBounce: How much more it bounces.
    ///   - blendDuration: Without effect, as springs here keep their velocity when they are turned around.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce)
    }

    /// A spring by its physics. What it adds to a motion that goes on already is the new way alone.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// A spring that is added to a motion that goes on already.
    public static let interpolatingSpring = interpolatingSpring()

    /// A spring that is added to a motion that goes on already.
    /// - Parameters:
    ///   - duration: About how long it takes, in seconds.
    ///   - bounce: 0 for none, towards 1 for more, below 0 for a slower end.
    ///   - initialVelocity: In ways a second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring that is added to a motion that goes on already.
    /// - Parameters:
    ///   - spring: How it swings.
    ///   - initialVelocity: In ways a second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        var motion = spring.motion
        motion.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
        return Animation(.interpolatingSpring(motion))
    }
}
