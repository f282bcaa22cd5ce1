import Foundation

/// How a change is shown on its way: along a curve in a time, as a spring, or by a rule of the app's.
public struct Animation: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        case spring(SpringMotion)
        /// Springs of one kind go on from each other; those of the other kind add up.
        case interpolatingSpring(SpringMotion)
        case delayed(Kind, by: Double)
        case faster(Kind, by: Double)
        /// nil repeats until another change comes.
        case repeated(Kind, times: Int?, autoreverses: Bool)
        case complete(Kind, after: Double)
        case custom(AnyCustomAnimation)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// An animation by a rule of the app's.
    public init<A: CustomAnimation>(_ base: A) {
        if let own = base as? BuiltInAnimation {
            self.init(own.animation.kind)
        } else {
            self.init(.custom(AnyCustomAnimation(base)))
        }
    }

    /// Of curves without a duration of their own, in seconds.
    private static let usualDuration = 0.35

    /// A spring without bounce that takes about 0.55 seconds.
    public static let `default` = spring(response: 0.55, dampingFraction: 1)

    // MARK: Curves

    /// At the same pace from start to end.
    public static let linear = linear(duration: usualDuration)
    /// At the same pace from start to end; the duration is in seconds.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    /// Begins slowly.
    public static let easeIn = easeIn(duration: usualDuration)
    /// Begins slowly; the duration is in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    /// Ends slowly.
    public static let easeOut = easeOut(duration: usualDuration)
    /// Ends slowly; the duration is in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    /// Begins and ends slowly.
    public static let easeInOut = easeInOut(duration: usualDuration)
    /// Begins and ends slowly; the duration is in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    /// Along a cubic Bézier curve from (0, 0) to (1, 1) with two control points; the duration is in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(
                startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// Along a curve; the duration is in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.curve(curve, duration: duration.isFinite ? max(0, duration) : 0))
    }

    // MARK: Changed

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
    /// The animation, which counts as done for those that wait for it after a time, in seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(.complete(kind, after: duration))
    }

    // MARK: Rule

    /// The rule that the animation follows.
    public var base: any CustomAnimation {
        if case .custom(let custom) = kind { return custom.base }
        return BuiltInAnimation(animation: self)
    }

    /// How far a change is after a time; nil once it is over. See `CustomAnimation`.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        kind.animate(value, at: time, in: &context)
    }

    /// How fast a change goes after a time, a second; nil where that is not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        kind.velocity(value, at: time, in: context)
    }

    /// Whether the animation goes on from another instead of being added to it.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard case .custom(let custom) = kind else { return false }
        return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Where something is that had 1 to go and moved at some velocity; nil where a rule of the app's decides.
    func progress(at time: Double) -> Progress? { kind.progress(at: time) }
}

/// The rule of an animation of Pica's own.
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
