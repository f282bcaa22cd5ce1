import Foundation

/// Keyframes that follow each other.
public protocol KeyframeTrackContent<Value> {
    /// What changes.
    associatedtype Value: Animatable = Body.Value
    /// What the keyframes are made of.
    associatedtype Body: KeyframeTrackContent
    /// What the keyframes are made of.
    @KeyframeTrackContentBuilder<Value> var body: Self.Body { get }
    /// Adds the keyframes; for Pica itself.
    static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    /// Adds the keyframes of the body; for Pica itself.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>) {
        Body._addSegments(of: content.body, to: &segments)
    }
}

extension KeyframeTrackContent where Body == EmptyKeyframe<Value> {
    /// Pica knows what the keyframe is; its `body` adds nothing.
    public var body: EmptyKeyframe<Value> { EmptyKeyframe() }
}

/// No keyframe.
public struct EmptyKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Itself.
    public typealias Body = EmptyKeyframe<Value>

    init() {}

    /// Adds nothing; for Pica itself.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>) {}
}

/// The keyframes of a track. Only Pica can make and read them.
public struct _KeyframeSegments<Value: Animatable> {
    var keys: [KeyframeCurve<Value>.Key] = []
}

/// Comes to a value at a pace.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Pica knows what the keyframe is.
    public typealias Body = EmptyKeyframe<Value>

    private let key: KeyframeCurve<Value>.Key

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: How long it takes, in seconds.
    ///   - timingCurve: The pace; by default the same from start to end.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        key = KeyframeCurve.Key(value: to, duration: duration, kind: .linear(timingCurve))
    }

    /// Adds the keyframe; for Pica itself.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>) {
        segments.keys.append(content.key)
    }
}

/// Comes to a value as by a spring, with the velocity that there is.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Pica knows what the keyframe is.
    public typealias Body = EmptyKeyframe<Value>

    private let key: KeyframeCurve<Value>.Key

    /// - Parameters:
    ///   - to: The value that the spring is drawn to.
    ///   - duration: How long it takes, in seconds; by default until the spring has settled. What follows begins
    ///     where the spring is by then.
    ///   - spring: The spring.
    ///   - startVelocity: How fast it begins, a second; by default as fast as what is before ends.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        key = KeyframeCurve.Key(
            value: to, duration: duration ?? spring.settlingDuration,
            kind: .spring(spring, startVelocity?.animatableData))
    }

    /// Adds the keyframe; for Pica itself.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>) {
        segments.keys.append(content.key)
    }
}

/// Comes to a value along a smooth curve.
///
/// Velocities that are not given are those that make one smooth curve of all keyframes: between two cubic ones
/// that of a Catmull-Rom spline, beside others theirs, and none at the ends.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Pica knows what the keyframe is.
    public typealias Body = EmptyKeyframe<Value>

    private let key: KeyframeCurve<Value>.Key

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: How long it takes, in seconds.
    ///   - startVelocity: How fast it begins, a second.
    ///   - endVelocity: How fast it ends, a second.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        key = KeyframeCurve.Key(
            value: to, duration: duration,
            kind: .cubic(startVelocity?.animatableData, endVelocity?.animatableData))
    }

    /// Adds the keyframe; for Pica itself.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>) {
        segments.keys.append(content.key)
    }
}

/// Comes to a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Pica knows what the keyframe is.
    public typealias Body = EmptyKeyframe<Value>

    private let key: KeyframeCurve<Value>.Key

    /// - Parameter to: The value.
    public init(_ to: Value) { key = KeyframeCurve.Key(value: to, duration: 0, kind: .move) }

    /// Adds the keyframe; for Pica itself.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>) {
        segments.keys.append(content.key)
    }
}

/// Puts the keyframes of a track together.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// No keyframe.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { EmptyKeyframe<Value>() }
    /// The first of several.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
        first
    }
    /// One after others.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframePair(first: accumulated, second: next)
    }
    /// Those of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList(all: components)
    }
    /// Those of a first branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeChoice<First, Second> where First.Value == Value, Second.Value == Value {
        KeyframeChoice(first: component, second: nil)
    }
    /// Those of a second branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeChoice<First, Second> where First.Value == Value, Second.Value == Value {
        KeyframeChoice(first: nil, second: component)
    }
}

struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
    typealias Value = First.Value
    typealias Body = EmptyKeyframe<First.Value>
    let first: First
    let second: Second

    static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<First.Value>) {
        First._addSegments(of: content.first, to: &segments)
        Second._addSegments(of: content.second, to: &segments)
    }
}

struct KeyframeList<Content: KeyframeTrackContent>: KeyframeTrackContent {
    typealias Value = Content.Value
    typealias Body = EmptyKeyframe<Content.Value>
    let all: [Content]

    static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Content.Value>) {
        for one in content.all { Content._addSegments(of: one, to: &segments) }
    }
}

/// The keyframes of one of two branches.
public struct KeyframeChoice<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
    /// What changes.
    public typealias Value = First.Value
    /// Pica knows what the keyframes are.
    public typealias Body = EmptyKeyframe<First.Value>

    let first: First?
    let second: Second?

    /// Adds the keyframes; for Pica itself.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<First.Value>) {
        if let first = content.first { First._addSegments(of: first, to: &segments) }
        if let second = content.second { Second._addSegments(of: second, to: &segments) }
    }
}
