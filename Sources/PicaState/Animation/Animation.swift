import Foundation

/// The way in which a change is animated: along a timing curve, by a spring, or by a custom animation.
public struct Animation: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        case spring(SpringMotion)
        /// Springs of the other kind continue each other's motion; those of this kind are added up.
        case interpolatingSpring(SpringMotion)
        case delayed(Kind, by: Double)
        case faster(Kind, by: Double)
        /// `times` is `nil` to repeat until the next change.
        case repeated(Kind, times: Int?, autoreverses: Bool)
        case complete(Kind, after: Double)
        case custom(AnyCustomAnimation)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// Creates an animation from a custom one.
    public init<A: CustomAnimation>(_ base: A) {
        if let own = base as? BuiltInAnimation {
            self.init(own.animation.kind)
        } else {
            self.init(.custom(AnyCustomAnimation(base)))
        }
    }

    /// The default duration of timing curves, in seconds.
    private static let usualDuration = 0.35

    /// A spring without bounce that takes about 0.55 seconds.
    public static let `default` = spring(response: 0.55, dampingFraction: 1)

    // MARK: Curves

    /// An animation with constant speed.
    public static let linear = linear(duration: usualDuration)
    /// Returns an animation with constant speed; the duration is in seconds.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    /// An animation that starts slowly.
    public static let easeIn = easeIn(duration: usualDuration)
    /// Returns an animation that starts slowly; the duration is in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    /// An animation that ends slowly.
    public static let easeOut = easeOut(duration: usualDuration)
    /// Returns an animation that ends slowly; the duration is in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    /// An animation that starts and ends slowly.
    public static let easeInOut = easeInOut(duration: usualDuration)
    /// Returns an animation that starts and ends slowly; the duration is in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1) with two control points. The duration is
    /// in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(
                startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// Returns an animation along a curve; the duration is in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.curve(curve, duration: duration.isFinite ? max(0, duration) : 0))
    }

    // MARK: Modified animations

    /// Returns the animation delayed by a time in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(kind, by: delay)) }
    /// Returns the animation at another speed: 2 is twice as fast.
    public func speed(_ speed: Double) -> Animation { Animation(.faster(kind, by: max(0, speed))) }
    /// Returns the animation repeated a number of times, by default with every second repetition reversed.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(kind, times: max(1, repeatCount), autoreverses: autoreverses))
    }
    /// Returns the animation repeated until the next change.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(kind, times: nil, autoreverses: autoreverses))
    }
    /// Returns the animation with a logical completion after a time in seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(.complete(kind, after: duration))
    }

    // MARK: Custom animations

    /// The custom animation that this animation follows.
    public var base: any CustomAnimation {
        if case .custom(let custom) = kind { return custom.base }
        return BuiltInAnimation(animation: self)
    }

    /// Returns the progress of a change at a time; `nil` once it is over. See `CustomAnimation`.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        kind.animate(value, at: time, in: &context)
    }

    /// Returns the velocity of a change at a time, per second; `nil` if it is unknown.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        kind.velocity(value, at: time, in: context)
    }

    /// Returns whether the animation continues another instead of being added to it.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard case .custom(let custom) = kind else { return false }
        return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Returns the progress over a distance of 1 with an initial velocity; `nil` for custom animations.
    func progress(at time: Double) -> Progress? { kind.progress(at: time) }
}

/// A built-in animation in the form of a custom one.
struct BuiltInAnimation: CustomAnimation {
    let animation: Animation

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        animation.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        animation.velocity(value: value, time: time, context: context)
    }
}
