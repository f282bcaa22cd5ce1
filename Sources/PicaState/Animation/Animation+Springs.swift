import Foundation

extension Animation {
    /// A spring without bounce.
    public static let smooth = smooth()
    /// Returns a spring without bounce, or with an extra bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a little bounce.
    public static let snappy = snappy()
    /// Returns a spring with a little bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The additional bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with more bounce.
    public static let bouncy = bouncy()
    /// Returns a spring with more bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The additional bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring without bounce.
    public static let spring = spring(duration: 0.5, bounce: 0)

    /// Returns a spring.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - bounce: 0 for none, up to 1 for more, negative for a slower end.
    ///   - blendDuration: Has no effect, because springs keep their velocity when redirected.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    /// Returns a spring.
    ///
    /// - Parameters:
    ///   - response: The period of an undamped oscillation, in seconds.
    ///   - dampingFraction: 0 oscillates forever, 1 does not oscillate.
    ///   - blendDuration: Has no effect, because springs keep their velocity when redirected.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// Returns a spring that keeps its velocity when redirected.
    ///
    /// - Parameters:
    ///   - spring: The parameters of the spring.
    ///   - blendDuration: Has no effect, because springs keep their velocity when redirected.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(.spring(spring.motion))
    }

    /// A stiff spring for interactive changes.
    public static let interactiveSpring = interactiveSpring(duration: 0.15)

    /// Returns a stiff spring for interactive changes.
    ///
    /// - Parameters:
    ///   - response: The period of an undamped oscillation, in seconds.
    ///   - dampingFraction: 0 oscillates forever, 1 does not oscillate.
    ///   - blendDuration: Has no effect, because springs keep their velocity when redirected.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// Returns a stiff spring for interactive changes.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The additional bounce.
    ///   - blendDuration: Has no effect, because springs keep their velocity when redirected.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce)
    }

    /// Returns a spring with physical parameters. A motion in progress continues; the spring adds the new distance to
    /// it.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// A spring that is added to a motion in progress.
    public static let interpolatingSpring = interpolatingSpring()

    /// Returns a spring that is added to a motion in progress.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - bounce: 0 for none, up to 1 for more, negative for a slower end.
    ///   - initialVelocity: The initial velocity, in distances per second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// Returns a spring that is added to a motion in progress.
    ///
    /// - Parameters:
    ///   - spring: The parameters of the spring.
    ///   - initialVelocity: The initial velocity, in distances per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        var motion = spring.motion
        motion.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
        return Animation(.interpolatingSpring(motion))
    }
}
