import Foundation
import PicaState

/// A sequence of keyframes for one value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable = Body.Value
    /// The type of the body.
    associatedtype Body: KeyframeTrackContent
    /// The keyframes that the content consists of.
    @KeyframeTrackContentBuilder<Value> var body: Self.Body { get }
    /// Appends the keyframes to a track. For Pica's own use.
    static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    /// Appends the keyframes of the body. For Pica's own use.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>) {
        Body._addSegments(of: content.body, to: &segments)
    }
}

extension KeyframeTrackContent where Body == EmptyKeyframe<Value> {
    /// An empty body: Pica handles the keyframe itself.
    public var body: EmptyKeyframe<Value> { EmptyKeyframe() }
}

/// A sequence of no keyframes.
public struct EmptyKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The type itself.
    public typealias Body = EmptyKeyframe<Value>

    init() {}

    /// Does nothing. For Pica's own use.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>) {}
}

/// The keyframes of a track. Only Pica can create and read them.
public struct _KeyframeSegments<Value: Animatable> {
    var keys: [KeyframeCurve<Value>.Key] = []
}

/// A keyframe that leads to a value along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// No body; Pica handles the keyframe itself.
    public typealias Body = EmptyKeyframe<Value>

    private let key: KeyframeCurve<Value>.Key

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The duration, in seconds.
    ///   - timingCurve: The timing curve; linear by default.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        key = KeyframeCurve.Key(value: to, duration: duration, kind: .linear(timingCurve))
    }

    /// Appends the keyframe to a track. For Pica's own use.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>) {
        segments.keys.append(content.key)
    }
}

/// A keyframe that leads to a value by a spring, continuing the current velocity.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// No body; Pica handles the keyframe itself.
    public typealias Body = EmptyKeyframe<Value>

    private let key: KeyframeCurve<Value>.Key

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The target of the spring.
    ///   - duration: The duration, in seconds; by default until the spring has settled. The next keyframe starts from
    ///     the spring's value at that time.
    ///   - spring: The spring.
    ///   - startVelocity: The velocity at the start, per second; by default that at the end of the previous keyframe.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        key = KeyframeCurve.Key(
            value: to, duration: duration ?? spring.settlingDuration,
            kind: .spring(spring, startVelocity?.animatableData))
    }

    /// Appends the keyframe to a track. For Pica's own use.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>) {
        segments.keys.append(content.key)
    }
}

/// A keyframe that leads to a value along a smooth cubic curve.
///
/// Velocities not given are chosen for a smooth curve: between two cubic keyframes those of a Catmull-Rom spline, next
/// to other keyframes theirs, and zero at both ends.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// No body; Pica handles the keyframe itself.
    public typealias Body = EmptyKeyframe<Value>

    private let key: KeyframeCurve<Value>.Key

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The duration, in seconds.
    ///   - startVelocity: The velocity at the start, per second.
    ///   - endVelocity: The velocity at the end, per second.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        key = KeyframeCurve.Key(
            value: to, duration: duration,
            kind: .cubic(startVelocity?.animatableData, endVelocity?.animatableData))
    }

    /// Appends the keyframe to a track. For Pica's own use.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>) {
        segments.keys.append(content.key)
    }
}

/// A keyframe that jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// No body; Pica handles the keyframe itself.
    public typealias Body = EmptyKeyframe<Value>

    private let key: KeyframeCurve<Value>.Key

    /// Creates a keyframe.
    ///
    /// - Parameter to: The value.
    public init(_ to: Value) { key = KeyframeCurve.Key(value: to, duration: 0, kind: .move) }

    /// Appends the keyframe to a track. For Pica's own use.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<Value>) {
        segments.keys.append(content.key)
    }
}

/// A result builder for the keyframes of a track.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Passes on a keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Builds an empty sequence.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { EmptyKeyframe<Value>() }
    /// Starts a sequence with its first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
        first
    }
    /// Appends a keyframe to a sequence.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframePair(first: accumulated, second: next)
    }
    /// Builds the keyframes of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList(all: components)
    }
    /// Builds the keyframes of the first branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeChoice<First, Second> where First.Value == Value, Second.Value == Value {
        KeyframeChoice(first: component, second: nil)
    }
    /// Builds the keyframes of the second branch.
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
    /// The type of the value.
    public typealias Value = First.Value
    /// No body; Pica handles the keyframes itself.
    public typealias Body = EmptyKeyframe<First.Value>

    let first: First?
    let second: Second?

    /// Appends the keyframes to a track. For Pica's own use.
    public static func _addSegments(of content: Self, to segments: inout _KeyframeSegments<First.Value>) {
        if let first = content.first { First._addSegments(of: first, to: &segments) }
        if let second = content.second { Second._addSegments(of: second, to: &segments) }
    }
}
